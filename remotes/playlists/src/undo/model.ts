// Owns the last changes of playlists in this session, their notices, and the undo of the newest one.
import type { ApiFailure } from '@segue/api-client';
import type { DeletedPlaylist } from '@segue/contract';
import type { Notice } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { bindRequests } from '../api';
import { undoRequested } from '../commands';
import { showNoticeFx } from '../effects';
import { type Change, messageOf } from './change';
import type { Outcome } from './inverse';

const CHANGES_MAX = 20;
const UNDO_FAILED = "That couldn't be undone. Try again.";

const undoFx = createEffect<Change, Outcome, Partial<ApiFailure>>(async (change) => {
  const requests = bindRequests();
  const { undo } = await import('./inverse');
  return undo(change, requests);
});

/** The server has made a change that can be undone. */
export const changeMade = createEvent<Change>('playlistChangeMade');
/** The user chose to restore a playlist that was deleted earlier. */
export const restoreRequested = createEvent<DeletedPlaylist>('playlistRestoreRequested');
/** The server has undone a change; the playlist as it is now, as far as known. */
export const changeUndone = undoFx.done.filterMap(({ params, result }) =>
  result.isUndone ? { ...result, change: params } : undefined,
);
export const $isUndoing = undoFx.pending;

/** Changes that can be undone, the newest last. */
const $changes = createSessionStore<readonly Change[]>([])
  .on(changeMade, (changes, change) => [...changes, change].slice(-CHANGES_MAX))
  .on(undoFx, (changes, undone) => changes.filter((change) => !isSame(change, undone)))
  .on(undoFx.fail, (changes, { params }) => [...changes, params]);

/** A deleted playlist may also be restored from the list of them. */
function isSame(change: Change, undone: Change): boolean {
  const areDeletions = change.kind === 'deleted' && undone.kind === 'deleted';
  return change === undone || (areDeletions && change.playlistId === undone.playlistId);
}

const withUndo = (text: string, label = 'Undo'): Notice => ({
  text,
  action: { label, message: 'playlist/undo' },
});

sample({
  clock: changeMade,
  fn: (change): Notice => ({
    ...withUndo(messageOf(change)),
    ...(change.kind === 'created' && change.notice),
  }),
  target: showNoticeFx,
});
sample({
  clock: undoRequested,
  source: { changes: $changes, isUndoing: $isUndoing },
  filter: ({ changes, isUndoing }) => changes.length > 0 && !isUndoing,
  fn: ({ changes }) => changes.at(-1)!,
  target: undoFx,
});
sample({
  clock: restoreRequested,
  source: $isUndoing,
  filter: (isUndoing) => !isUndoing,
  fn: (_, { playlistId, name }): Change => ({ kind: 'deleted', playlistId, name }),
  target: undoFx,
});
// After several changes in a row the user can go on.
sample({
  clock: undoFx.done,
  source: $changes,
  fn: (changes, { params: { playlistId }, result: { text } }): Notice =>
    changes.at(-1)?.playlistId === playlistId ? withUndo(text, 'Undo more') : { text },
  target: showNoticeFx,
});
sample({
  clock: undoFx.fail,
  filter: ({ error }) => error.kind !== 'aborted',
  fn: () => withUndo(UNDO_FAILED),
  target: showNoticeFx,
});
