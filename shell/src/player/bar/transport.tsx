import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying, $isSounding } from '@segue/stores';
import { $queue } from '@segue/stores/ports';
import { IconButton, media, NextIcon, PauseIcon, PlayIcon, PreviousIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { keyframes } from 'styled-components';
import { RepeatButton, ShuffleButton } from '../mode-buttons';

export function Transport({ isSmall = false }: { isSmall?: boolean }) {
  const [isPlaying, isSounding, queue, track] = useUnit([$isPlaying, $isSounding, $queue, $currentTrack]);
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
        aria-busy={isPlaying && !isSounding}
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

const turn = keyframes`to { transform: rotate(1turn); }`;
const appear = keyframes`from { opacity: 0; }`;

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

  /* What was asked for does not sound yet. A start that is as quick as usual hardly shows it. */
  [aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: -4px;
    border: 2px solid transparent;
    border-top-color: ${t('colors.accent')};
    border-radius: 50%;
    animation:
      ${turn} 0.8s linear infinite,
      ${appear} 0.4s 0.1s ease-in both;

    ${media.stillness} {
      animation: none;
    }
  }
`;
/* The thin bar keeps all three; on a phone's single line the expanded one has room for two. */
const Skip = styled.span<{ $isSmall: boolean }>`
  display: inline-flex;

  ${media.phone} {
    display: ${({ $isSmall }) => ($isSmall ? 'inline-flex' : 'none')};
  }
`;
