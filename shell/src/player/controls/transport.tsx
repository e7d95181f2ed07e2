import { send } from '@segue/kernel/bus';
import { $currentTrack, $isPlaying, $isSounding } from '@segue/kernel/state';
import {
  IconButton,
  media,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
  RepeatIcon,
  RepeatOneIcon,
  ShuffleIcon,
  t,
} from '@segue/ui';
import { useUnit } from 'effector-react';
import styled, { keyframes } from 'styled-components';
import { $isShuffled, $queue, $repeat } from '../model/model';

const REPEAT_NAMES = { off: 'Repeat: off', all: 'Repeat: all', one: 'Repeat: one' } as const;

/** The buttons of the player: `small` in the bar and the mini-player, `large` in the now-playing view. */
export function Transport({ size }: { size: 'small' | 'large' }) {
  const [isPlaying, isSounding, track] = useUnit([$isPlaying, $isSounding, $currentTrack]);
  const [queue, isShuffled, repeat] = useUnit([$queue, $isShuffled, $repeat]);
  const isEmpty = queue.length === 0;
  const icon = size === 'large' ? 28 : 18;
  return (
    <Row data-size={size}>
      <Mode data-on={isShuffled || undefined}>
        <IconButton
          label="Shuffle"
          hasTooltip
          aria-pressed={isShuffled}
          disabled={isEmpty}
          onClick={() => send('queue/toggle-shuffle')}
        >
          <ShuffleIcon size={18} />
        </IconButton>
      </Mode>
      <IconButton label="Previous" hasTooltip disabled={isEmpty} onClick={() => send('playback/previous')}>
        <PreviousIcon size={icon} />
      </IconButton>
      <Play
        data-look="large"
        label={isPlaying ? 'Pause' : 'Play'}
        aria-busy={isPlaying && !isSounding}
        disabled={track === null}
        onClick={() => send('playback/toggle')}
      >
        {isPlaying ? <PauseIcon size={icon} /> : <PlayIcon size={icon} />}
      </Play>
      <IconButton label="Next" hasTooltip disabled={isEmpty} onClick={() => send('playback/next')}>
        <NextIcon size={icon} />
      </IconButton>
      <Mode data-on={repeat !== 'off' || undefined}>
        <IconButton label={REPEAT_NAMES[repeat]} hasTooltip onClick={() => send('playback/cycle-repeat')}>
          {repeat === 'one' ? <RepeatOneIcon size={18} /> : <RepeatIcon size={18} />}
        </IconButton>
      </Mode>
    </Row>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;
const appear = keyframes`from { opacity: 0; }`;
const swap = keyframes`from { opacity: 0; transform: scale(0.7); }`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  color: ${t('colors.soft')};

  &[data-size='large'] {
    justify-content: space-between;
    color: ${t('colors.text')};

    button {
      width: ${t('sizes.touch')};
      height: ${t('sizes.touch')};
    }
    button[data-look='large'] {
      width: 68px;
      height: 68px;
    }
  }
`;
const Mode = styled.span`
  position: relative;
  display: inline-flex;
  color: ${t('colors.muted')};

  &[data-on] {
    color: ${t('colors.accent')};
  }
  /* The active mode is not shown by color alone. */
  &[data-on]::after {
    content: '';
    position: absolute;
    left: calc(50% - 2px);
    bottom: -1px;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: currentColor;
  }
`;
const Play = styled(IconButton)`
  &[data-look='large'] {
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
    transition-duration: 120ms;
    border-radius: 50%;
    color: ${t('colors.playForeground')};
    background: ${t('colors.playBackground')};
    > svg {
      animation: ${swap} ${t('motion.hover')};
    }
    &:hover:not(:disabled) {
      color: ${t('colors.playForeground')};
      background: ${t('colors.playBackgroundHover')};
      transform: scale(1.05);
    }
    &:active:not(:disabled) {
      transform: scale(0.97);
    }
    ${media.stillness} {
      &:hover:not(:disabled),
      &:active:not(:disabled) {
        transform: none;
      }
    }
  }
  /* What was asked for does not sound yet. A start that is as quick as usual hardly shows it. */
  &[aria-busy='true']::after {
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
