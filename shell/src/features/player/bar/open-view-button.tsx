import { CoverImage, media, t } from '@segue/ui';
import type { Track } from '@segue/contract';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { nowPlayingToggled, preloadNowPlaying } from '../now-playing';

/** The cover of the current track. It opens the now-playing view; on a phone so does the title beside it. */
export function OpenViewButton({ track }: { track: Track }) {
  const toggle = useUnit(nowPlayingToggled);
  return (
    <Cover
      type="button"
      aria-label="Open now playing"
      data-current-cover=""
      onPointerEnter={preloadNowPlaying}
      onClick={() => toggle()}
    >
      <CoverImage src={track.imageUrl} size="fill" eager />
    </Cover>
  );
}

const Cover = styled.button`
  flex: none;
  border-radius: ${t('radii.cover')};

  ${media.phone} {
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
