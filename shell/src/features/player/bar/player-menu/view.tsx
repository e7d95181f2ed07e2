// What the player can do besides playing: stop by itself, stay on top.
import { media, MiniPlayerIcon, t } from '@segue/ui';
import { Popover } from '@segue/ui/popover';
import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { optionRow } from '../../controls/choice';
import { $miniPlayer, hasMiniPlayer, miniPlayerToggled } from '../../now-playing/mini-player';
import { $stopLabel, SleepTimer } from '../../extras/sleep-timer';

type Props = { anchor: RefObject<HTMLElement | null>; onClose: () => void };

export function PlayerMenu({ anchor, onClose }: Props) {
  const [stop, mini, toggleMiniPlayer] = useUnit([$stopLabel, $miniPlayer, miniPlayerToggled]);
  return (
    <Popover anchor={anchor} label="Player options" onClose={onClose}>
      <Part aria-label="Sleep timer">
        <h2>Sleep timer</h2>
        <p role="status">{stop?.line}</p>
        <SleepTimer />
      </Part>
      {hasMiniPlayer() ? (
        <Open
          type="button"
          onClick={() => {
            toggleMiniPlayer();
            onClose();
          }}
        >
          <MiniPlayerIcon />
          <span>{mini ? 'Close mini-player' : 'Open mini-player'}</span>
          <kbd aria-hidden>P</kbd>
        </Open>
      ) : null}
    </Popover>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: ${t('space.3')};
  width: 100%;
  min-width: min(21rem, 100vw - 18px);
  padding: ${t('space.4')};
  font-size: ${t('fontSizes.secondary')};

  > * {
    grid-column: 1 / -1;
  }
  > h2 {
    grid-column: 1;
    font-size: ${t('fontSizes.tile')};
    letter-spacing: 0;
  }
  > [role='status'] {
    grid-column: 2;
    font-variant-numeric: tabular-nums;
    font-weight: ${t('fontWeights.medium')};
    color: ${t('colors.accent')};
  }
`;
const Open = styled.button`
  ${optionRow}
  display: flex;
  gap: ${t('space.3')};

  > span {
    flex: 1;
    text-align: start;
  }
  > kbd {
    min-width: 20px;
    padding: 1px 5px;
    border-radius: 5px;
    font: inherit;
    font-size: ${t('fontSizes.label')};
    color: ${t('colors.muted')};
    background: ${t('colors.selected')};

    ${media.touch} {
      display: none;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
