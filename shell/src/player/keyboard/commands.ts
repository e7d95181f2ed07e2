// The commands in the list, by their groups: the shortcuts, the screens, and what has no key.
import { screens } from '@segue/contract';
import { APPEARANCE_NAMES, APPEARANCES } from '@segue/contract/appearance';
import { send } from '@segue/kernel/bus';
import { $isMember } from '@segue/kernel/state';
import { useUnit } from 'effector-react';
import { screenOpened } from '../../platform/page/navigation';
import { $shownEntries } from '../../platform/remotes';
import { logoutChosen } from '../../platform/session/logout';
import { hasMiniPlayer } from '../mini-player';
import { SHORTCUTS, type Shortcut } from './table';

/** Without `run` the command is not run from the list. */
export type Command = Pick<Shortcut, 'does'> & Partial<Shortcut>;

/** The keys of a focused row, which its list handles. */
const LISTS: readonly Command[] = [
  { does: 'Go up or down', keys: ['↑', '↓'] },
  { does: 'Add to queue', keys: ['A'] },
  { does: 'Play next', keys: ['N'] },
  { does: 'Add to favorites', keys: ['L'] },
  { does: 'More options', keys: ['Shift+F10'] },
  { does: 'Select, or select up to here', keys: ['Shift+Space'] },
];
const APPEARANCE_COMMANDS: readonly Command[] = APPEARANCES.map((appearance) => ({
  does: `Appearance: ${APPEARANCE_NAMES[appearance]}`,
  run: () => send('appearance/choose', { appearance }),
}));

export function useCommands(): readonly (readonly [title: string, commands: readonly Command[]])[] {
  const [entries, isMember, open, logOut] = useUnit([$shownEntries, $isMember, screenOpened, logoutChosen]);
  const goTo = (label: string, to: string): Command => ({ does: `Go to ${label}`, run: () => open(to) });
  const page = SHORTCUTS['Search and page'].filter(({ needs }) => needs !== 'window' || hasMiniPlayer());
  const account = [
    goTo('Account Settings', screens.accountSettings),
    { does: 'Logout', run: () => logOut() },
  ];
  return [
    ['Playback', SHORTCUTS.Playback],
    ['Queue', SHORTCUTS.Queue],
    ['Search and page', [...page, ...entries.map(({ label, to }) => goTo(label, to))]],
    ['Account and appearance', [...(isMember ? account : []), ...APPEARANCE_COMMANDS]],
    ['Lists', LISTS],
  ];
}
