// The commands in the list of shortcuts, by their groups.
import { screens } from '@segue/contract';
import { APPEARANCE_NAMES, APPEARANCES } from '@segue/contract/appearance';
import { send } from '@segue/event-bus';
import { $isMember } from '@segue/stores';
import { useUnit } from 'effector-react';
import { screenOpened } from '../../../../platform/navigation';
import { $shownEntries } from '../../../../platform/remotes';
import { logoutChosen } from '../../../../platform/session/logout';
import { hasMiniPlayer } from '../../now-playing/mini-player';
import { $isUseful, commandChosen } from '../shortcut-needs';
import { SHORTCUTS, type Shortcut } from '../shortcut-table';
import { inMinutes } from '../sleep-timer';

type Line = { does: string; keys?: readonly (readonly string[])[]; isUseful?: boolean; run?: () => void };

/** The keys of a focused row, which its list handles. */
const LISTS: readonly Line[] = [
  { does: 'Go up or down', keys: [['↑'], ['↓']] },
  { does: 'Add to queue', keys: [['A']] },
  { does: 'Play next', keys: [['N']] },
  { does: 'Add to favorites', keys: [['L']] },
  { does: 'More options', keys: [['Shift', 'F10']] },
  { does: 'Select, or select up to here', keys: [['Shift', 'Space']] },
];

const STOP_MIN = 30;

/** Those with `run` are run when they are pressed; unless `isUseful` they have nothing to act on. */
export function useCommands(): readonly (readonly [title: string, lines: readonly Line[]])[] {
  const [entries, isMember, isUseful, choose, open, logOut] = useUnit([
    $shownEntries,
    $isMember,
    $isUseful,
    commandChosen,
    screenOpened,
    logoutChosen,
  ]);
  const linesOf = (group: string): readonly Line[] =>
    (Object.keys(SHORTCUTS) as Shortcut[])
      .map((shortcut) => ({
        ...SHORTCUTS[shortcut],
        isUseful: isUseful(shortcut),
        run: () => choose(shortcut),
      }))
      .filter((line) => line.group === group && (line.needs !== 'window' || hasMiniPlayer()));
  const goTo = (label: string, to: string): Line => ({ does: `Go to ${label}`, run: () => open(to) });
  const account: readonly Line[] = [
    goTo('Account Settings', screens.accountSettings),
    { does: 'Log out', run: logOut },
  ];
  const appearances = APPEARANCES.map((appearance) => ({
    does: `Appearance: ${APPEARANCE_NAMES[appearance]}`,
    run: () => send('appearance/choose', { appearance }),
  }));
  const stop: Line = {
    does: `Stop in ${STOP_MIN} minutes`,
    isUseful: isUseful('stop-after'),
    run: () => send('playback/stop-at', { at: inMinutes(STOP_MIN) }),
  };
  return [
    ['Playback', [...linesOf('Playback'), stop]],
    ['Queue', linesOf('Queue')],
    ['Search and page', [...linesOf('Search and page'), ...entries.map(({ label, to }) => goTo(label, to))]],
    ['Account and appearance', [...(isMember ? account : []), ...appearances]],
    ['Lists', LISTS],
  ];
}
