// Previous, Play or Pause, Next: the same buttons in the bar and in the now-playing view.
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying, $isSounding } from '@segue/stores';
import { $queue } from '@segue/stores/ports';
import { IconButton, media, NextIcon, PauseIcon, PlayIcon, PreviousIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { keyframes } from 'styled-components';

type Props = { iconSize?: number };

export function PreviousButton({ iconSize = 18 }: Props) {
  const isEmpty = useUnit($queue).length === 0;
  return (
    <IconButton label="Previous" disabled={isEmpty} onClick={() => send('playback/previous')}>
      <PreviousIcon size={iconSize} />
    </IconButton>
  );
}

export function NextButton({ iconSize = 18 }: Props) {
  const isEmpty = useUnit($queue).length === 0;
  return (
    <IconButton label="Next" disabled={isEmpty} onClick={() => send('playback/next')}>
      <NextIcon size={iconSize} />
    </IconButton>
  );
}

export function PlayButton({ iconSize = 18, look }: Props & { look?: 'large' }) {
  const [isPlaying, isSounding, track] = useUnit([$isPlaying, $isSounding, $currentTrack]);
  const Icon = isPlaying ? PauseIcon : PlayIcon;
  return (
    <Busy>
      <IconButton
        label={isPlaying ? 'Pause' : 'Play'}
        aria-busy={isPlaying && !isSounding}
        {...(look ? { look } : {})}
        disabled={track === null}
        onClick={() => send('playback/toggle')}
      >
        <Icon size={iconSize} />
      </IconButton>
    </Busy>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;
const appear = keyframes`from { opacity: 0; }`;

/* What was asked for does not sound yet. A start that is as quick as usual hardly shows it. */
const Busy = styled.span`
  display: inline-flex;

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
