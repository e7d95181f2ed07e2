import { trackKey, type Track } from '@segue/contract';
import { FavoriteButton, MenuButton } from '@segue/ui/tracks';
import { CoverImage, media, oneLine, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { keyframes } from 'styled-components';
import { TrackAbout } from '../controls/track-links';
import { nowPlayingToggled, preloadNowPlaying } from '../now-playing';

/** The current track: its cover opens the now-playing view, on a phone so does the title. A collapsed bar names one artist. */
export function BarTrack({ track, isExpanded }: { track: Track; isExpanded: boolean }) {
  const toggleView = useUnit(nowPlayingToggled);
  const { uploader: _, ...short } = { ...track, artistInfo: track.artistInfo.slice(0, 1) };
  return (
    <Place $isExpanded={isExpanded}>
      <Cover
        type="button"
        aria-label="Open now playing"
        title="Open now playing"
        data-current-cover=""
        onPointerEnter={preloadNowPlaying}
        onClick={() => toggleView()}
      >
        <CoverImage src={track.imageUrl} size="fill" eager />
      </Cover>
      <Text>
        <Title key={trackKey(track)} dir="auto" title={track.title}>
          {track.title}
        </Title>
        <TrackAbout track={isExpanded ? track : short} />
      </Text>
      <Actions>
        <FavoriteButton track={track} />
        <MenuButton track={track} />
      </Actions>
    </Place>
  );
}

const appear = keyframes`from { opacity: 0; }`;

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
const Place = styled.div<{ $isExpanded: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;

  > ${Cover} {
    width: ${({ $isExpanded }) => ($isExpanded ? t('space.12') : '36px')};

    ${media.desktop} {
      width: ${({ $isExpanded }) => ($isExpanded ? t('sizes.coverBar') : '36px')};
    }
  }

  /* The link follows the artists, large enough for a finger and above the button that the rest of the place is. */
  ${media.phone} {
    display: grid;
    grid-template:
      'cover title title' auto 'cover artists link' auto / auto minmax(0, max-content)
      minmax(${t('sizes.touch')}, 1fr);
    gap: 0 ${t('space.3')};

    > ${Cover} {
      grid-area: cover;
      width: ${t('space.10')};
    }
  }
`;
const Text = styled.div`
  min-width: 0;

  ${media.phone} {
    &,
    > div {
      display: contents;
    }
    > div > :is(a, i) {
      grid-area: link;
      place-self: center start;
      margin: 0 0 0 -4px;
    }
    > div > a {
      position: relative;
      z-index: 1;
      width: ${t('sizes.touch')};
      height: ${t('sizes.touch')};
      margin: -10px -10px -10px -22px;
    }
    > div > p {
      ${quietText}
      grid-area: artists;
      line-height: 24px;
    }
  }
`;
const Title = styled.p`
  ${oneLine}
  grid-area: title;
  animation: ${appear} ${t('motion.panel')};
  font-weight: ${t('fontWeights.medium')};
`;
const Actions = styled.div`
  display: flex;
  color: ${t('colors.soft')};

  ${media.phone} {
    display: none;
  }
  @media (max-width: 1199.98px) {
    > :last-child {
      display: none;
    }
  }
`;
