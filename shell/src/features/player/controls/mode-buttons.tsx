import { send } from '@segue/event-bus';
import { $isShuffled, $queue, $repeat } from '@segue/stores/ports';
import { IconButton, media, RepeatIcon, RepeatOneIcon, ShuffleIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';

const REPEAT_NAMES = { off: 'Repeat: off', all: 'Repeat: all', one: 'Repeat: one' } as const;

/** On a phone the bar has no room for them. */
type Props = { place: 'bar' | 'view' };

export function ShuffleButton({ place }: Props) {
  const [isShuffled, queue] = useUnit([$isShuffled, $queue]);
  return (
    <Mode $isOn={isShuffled} $place={place}>
      <IconButton
        label="Shuffle"
        hasTooltip
        aria-pressed={isShuffled}
        disabled={queue.length === 0}
        onClick={() => send('queue/toggle-shuffle')}
      >
        <ShuffleIcon size={18} />
      </IconButton>
    </Mode>
  );
}

export function RepeatButton({ place }: Props) {
  const repeat = useUnit($repeat);
  return (
    <Mode $isOn={repeat !== 'off'} $place={place}>
      <IconButton label={REPEAT_NAMES[repeat]} hasTooltip onClick={() => send('playback/cycle-repeat')}>
        {repeat === 'one' ? <RepeatOneIcon size={18} /> : <RepeatIcon size={18} />}
      </IconButton>
    </Mode>
  );
}

const Mode = styled.span<{ $isOn: boolean; $place: Props['place'] }>`
  position: relative;
  display: inline-flex;
  color: ${({ $isOn }) => ($isOn ? t('colors.accent') : t('colors.muted'))};

  /* The active mode is not shown by color alone. */
  &::after {
    content: '';
    position: absolute;
    left: calc(50% - 2px);
    bottom: -1px;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${({ $isOn }) => ($isOn ? t('colors.accent') : 'transparent')};
  }

  ${media.phone} {
    display: ${({ $place }) => ($place === 'bar' ? 'none' : 'inline-flex')};
  }
`;
