// Further options of the player: sleep timer, mini-player.
import { send } from '@segue/kernel/bus';
import { IconButton, MiniPlayerIcon, MoonIcon, SettingsIcon, t } from '@segue/ui';
import { Menu, MenuItem, MenuSeparator } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $stopAt } from '../model/model';
import { type StopAt } from '../rules/playback-state';
import { $miniPlayer, hasMiniPlayer, miniPlayerToggled } from '../mini-player';
import { $stopLabel, inMinutes, STOP_CHOICES_MIN } from '../sleep-timer';

const stopAt = (at: StopAt) => send('playback/stop-at', { at });

/** Opens the menu. While a stop is ahead, it shows a moon and the time that is left. */
export function PlayerOptions() {
  const [at, label, mini, toggleMini] = useUnit([$stopAt, $stopLabel, $miniPlayer, miniPlayerToggled]);
  return (
    <Place data-on={label !== null || undefined}>
      <Menu
        label="Player options"
        trigger={(props) => (
          <IconButton
            hasTooltip
            label={label ? `Player options. ${label.line}` : 'Player options'}
            {...props}
          >
            {label ? <MoonIcon /> : <SettingsIcon />}
            {label?.short}
          </IconButton>
        )}
      >
        {STOP_CHOICES_MIN.map((minutes) => (
          <MenuItem key={minutes} onClick={() => stopAt(inMinutes(minutes))}>
            {`Stop in ${minutes} minutes`}
          </MenuItem>
        ))}
        <MenuItem shortcut="T" onClick={() => stopAt('track-end')}>
          Stop after this track
        </MenuItem>
        {at === null ? null : <MenuItem onClick={() => stopAt(null)}>Turn off the sleep timer</MenuItem>}
        {hasMiniPlayer() ? (
          <>
            <MenuSeparator />
            <MenuItem icon={<MiniPlayerIcon size={17} />} shortcut="P" onClick={() => toggleMini()}>
              {mini ? 'Close mini-player' : 'Open mini-player'}
            </MenuItem>
          </>
        ) : null}
      </Menu>
    </Place>
  );
}

const Place = styled.span`
  display: inline-flex;

  &[data-on] {
    color: ${t('colors.accent')};
  }
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
