import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying, $queue } from '@segue/stores';
import { IconButton, media, NextIcon, PauseIcon, PlayIcon, PreviousIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { RepeatButton, ShuffleButton } from './modes';

export function Transport({ isSmall = false }: { isSmall?: boolean }) {
  const [isPlaying, queue, track] = useUnit([$isPlaying, $queue, $currentTrack]);
  const isEmpty = queue.length === 0;
  return (
    <Controls>
      {isSmall ? null : <ShuffleButton place="bar" />}
      <Skip $isSmall={isSmall}>
        <IconButton label="Previous" disabled={isEmpty} onClick={() => send('playback/previous')}>
          <PreviousIcon />
        </IconButton>
      </Skip>
      <IconButton
        label={isPlaying ? 'Pause' : 'Play'}
        look={isSmall ? 'plain' : 'large'}
        disabled={track === null}
        onClick={() => send('playback/toggle')}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <IconButton label="Next" disabled={isEmpty} onClick={() => send('playback/next')}>
        <NextIcon />
      </IconButton>
      {isSmall ? null : <RepeatButton place="bar" />}
    </Controls>
  );
}

const Controls = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${t('space.4')};
  color: ${t('colors.soft')};

  ${media.phone} {
    gap: ${t('space.1')};
  }
`;
/* The thin bar keeps all three; on a phone's single line the expanded one has room for two. */
const Skip = styled.span<{ $isSmall: boolean }>`
  display: inline-flex;

  ${media.phone} {
    display: ${({ $isSmall }) => ($isSmall ? 'inline-flex' : 'none')};
  }
`;
