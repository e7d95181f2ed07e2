// Which shortcuts have something to act on now, and the one that was pressed in the list.
import { $currentTrack } from '@segue/stores';
import { $notices, $queue, $undoable } from '@segue/stores/ports';
import { combine, createEvent, type StoreValue } from 'effector';
import { hasMiniPlayer } from '../now-playing/mini-player';
import { SHORTCUTS, type Shortcut } from './shortcut-table';

/** A command of the list was pressed. */
export const commandChosen = createEvent<Shortcut>('commandChosen');

const UNDOS = [
  'queue/undo',
  'queue/undo-save',
  'playlist/undo',
  'favorites/undo-removal',
] as const;

/** The undo that the newest notice on screen offers: its command, and the notice; null when none does. */
export function offeredUndo(
  notices: StoreValue<typeof $notices>,
): { message: (typeof UNDOS)[number]; noticeId: number } | null {
  for (const { id, action } of notices.toReversed()) {
    const message = UNDOS.find((undo) => undo === action?.message);
    if (message) return { message, noticeId: id };
  }
  return null;
}

/** Without anything to act on, Space scrolls and the arrows keep their meaning. */
export const $isUseful = combine(
  [$currentTrack, $queue, $undoable, $notices],
  ([track, queue, changes, notices]) => {
    const has = {
      track: track !== null,
      queue: queue.length > 0,
      window: track !== null && hasMiniPlayer(),
      change: changes['queue/undo'] !== null || offeredUndo(notices) !== null,
      'undone-change': changes['queue/redo'] !== null,
    };
    return (shortcut: Shortcut): boolean => {
      const { needs } = SHORTCUTS[shortcut];
      return needs === undefined || has[needs];
    };
  },
);
