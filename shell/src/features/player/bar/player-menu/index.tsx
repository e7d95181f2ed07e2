import { IconButton, MoonIcon, SettingsIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyDialog } from '../../../../platform/lazy-dialog';
import { $stopLabel } from '../../extras/sleep-timer';

const PlayerMenu = lazyDialog(() => import('./view').then(({ PlayerMenu }) => PlayerMenu));

/** Opens the player menu. While a stop is ahead, it shows a moon and the time that is left. */
export function PlayerMenuButton() {
  const label = useUnit($stopLabel);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Place $isOn={label !== null}>
      <IconButton
        ref={button}
        label={label ? `Player options. ${label.line}` : 'Player options'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label ? <MoonIcon /> : <SettingsIcon />}
        {label?.short}
      </IconButton>
      {isOpen ? <PlayerMenu anchor={button} onClose={() => setOpen(false)} /> : null}
    </Place>
  );
}

const Place = styled.span<{ $isOn: boolean }>`
  display: inline-flex;
  color: ${({ $isOn }) => ($isOn ? t('colors.accent') : 'inherit')};

  > button {
    grid-auto-flow: column;
    gap: 6px;
    width: auto;
    min-width: ${t('sizes.control')};
    padding: 0 7px;
    font-size: ${t('fontSizes.small')};
    font-weight: ${t('fontWeights.semibold')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
