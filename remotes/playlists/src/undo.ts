// Owns the removals and deletions of this session, their notices, and the undo of the newest one.
import { type ApiFailure, failedWith } from '@segue/kernel/request';
import { type DeletedPlaylist, type Playlist, type Track, trackKey } from '@segue/contract';
import type { Notice } from '@segue/kernel/bus';
import { createSessionStore } from '@segue/kernel/state';
import { addInParts } from '@segue/ui/tracks/save-playlist';
import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { addTracksFx, moveTrackFx, readTracksFx, restorePlaylistFx } from './api';
import { undoRequested } from './commands';
import { showNoticeFx } from './effects';
import { type Order, withMove, withOrder } from './playlist-detail/order';
import { moveOf, referenceOf, tracksInOrder } from './tracks';

/** `former`: all tracks in the order before the removal. */
export type Change = { playlistId: number; name: string } & (
  { kind: 'deleted' } | { kind: 'removed'; tracks: readonly Track[]; former: Order }
);
type Removal = Extract<Change, { kind: 'removed' }>;
type Undone = { playlist?: Playlist; tracks?: readonly Track[] };

const CHANGES_MAX = 20;

export const changeMade = createEvent<Change>('playlistChangeMade');
export const restoreRequested = createEvent<DeletedPlaylist>('playlistRestoreRequested');

const undoFx = createEffect<Change, Undone, ApiFailure>(async (change) =>
  change.kind === 'deleted'
    ? restorePlaylistFx({ params: { id: String(change.playlistId) } })
    : { tracks: await putBack(change) },
);
export const changeUndone = undoFx.done.map(({ params, result }) => ({ ...result, change: params }));
export const $isUndoing = undoFx.pending;

/** Changes that can be undone, the newest last. */
const $changes = createSessionStore<readonly Change[]>([])
  .on(changeMade, (changes, change) => [...changes, change].slice(-CHANGES_MAX))
  // A deleted playlist may also be restored from the list of them.
  .on(undoFx, (changes, { kind, playlistId }) =>
    kind === 'deleted'
      ? changes.filter((change) => change.kind !== kind || change.playlistId !== playlistId)
      : changes.slice(0, -1),
  )
  .on(undoFx.fail, (changes, { params, error }) => (isLasting(error) ? changes : [...changes, params]));

const withUndo = (text: string, label = 'Undo'): Notice => ({
  text,
  action: { label, message: 'playlist/undo' },
});

sample({ clock: changeMade, fn: (change) => withUndo(madeText(change)), target: showNoticeFx });
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
// After several changes in a row, undo continues with the earlier ones.
sample({
  clock: undoFx.done,
  source: $changes,
  fn: (changes, { params }): Notice =>
    changes.at(-1)?.playlistId === params.playlistId
      ? withUndo(undoneText(params), 'Undo more')
      : { text: undoneText(params) },
  target: showNoticeFx,
});
sample({
  clock: undoFx.fail,
  filter: ({ error }) => error.kind !== 'aborted',
  fn: ({ error }): Notice =>
    isLasting(error) ? { text: error.message } : withUndo('That couldn’t be undone. Try again.'),
  target: showNoticeFx,
});

/** Restores removed tracks at their positions, as far as later changes allow. */
async function putBack({ playlistId, tracks, former }: Removal): Promise<readonly Track[]> {
  const [readTracks, addTracks] = [scopeBind(readTracksFx), scopeBind(addTracksFx)];
  const moveTrack = scopeBind(moveTrackFx);
  const { playlistTracks } = await readTracks({ params: { id: String(playlistId) } });
  const now = tracksInOrder(playlistTracks);
  const present = new Set(now.map(trackKey));
  const missing = withOrder(
    tracks.filter((track) => !present.has(trackKey(track))),
    former,
  );
  await addInParts(missing.map(referenceOf), (part) => addTracks({ body: { playlistId, tracks: part } }));
  let order: readonly Track[] = [...now, ...missing];
  // From the last to the first: the following track of each is then in place.
  for (const track of missing.toReversed()) {
    const followers = former.slice(former.indexOf(trackKey(track)) + 1);
    const byKey = new Map(order.map((one) => [trackKey(one), one]));
    const before = followers.map((key) => byKey.get(key)).find((one) => one !== undefined) ?? null;
    if (before === (order[order.indexOf(track) + 1] ?? null)) continue;
    await moveTrack(moveOf({ playlistId, track, before }));
    order = withMove(order, { track, before });
  }
  return order;
}

/** Whether the undo fails however often it is repeated; the server's message says why. */
function isLasting(failure: ApiFailure): boolean {
  const codes = ['playlistNotFound', 'trackNotFound', 'otherProvider', 'badRequest'] as const;
  return codes.some((code) => failedWith(failure, code));
}

function madeText(change: Change): string {
  if (change.kind === 'deleted') return `Deleted “${change.name}”.`;
  const { tracks, name } = change;
  return tracks.length > 1 ? `Removed ${tracks.length} tracks from “${name}”.` : `Removed from “${name}”.`;
}

function undoneText(change: Change): string {
  if (change.kind === 'deleted') return `“${change.name}” is back.`;
  const { tracks } = change;
  return tracks.length > 1 ? `${tracks.length} tracks are back.` : `“${tracks[0]!.title}” is back.`;
}
