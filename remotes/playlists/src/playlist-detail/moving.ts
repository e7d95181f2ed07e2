// Saving a new order: shown at once, saved one move after the other, and taken back when the server refuses.
import { trackKey } from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { createEvent, sample } from 'effector';
import { moveTrackFx } from './api';
import type { Move, Order } from './order';

export const MOVE_FAILED = 'Failed to move track. Please try again.';

/** A track was put somewhere else, by hand; what stood where before it. */
export const moveRequested = createEvent<Move & { playlistId: number; former: Order }>('moveRequested');
/** The server did not take it: this is the order it has. */
export const movedBack = createEvent<Order>('movedBack');
/** Another playlist is shown from now on: what was moved in the former one is saved all the same. */
export const listLeft = createEvent('listLeft');

type Waiting = Move & { playlistId: number };

/** Moves that wait for the one under way; of one track only where it ends. */
const $waiting = createSessionStore<readonly Waiting[]>([], {
  sid: 'playlist/moves-waiting',
  serialize: 'ignore',
});
/** The order the server is known to have of the playlist shown; null while nothing of it is under way. */
const $saved = createSessionStore<{ playlistId: number; order: Order } | null>(null, {
  sid: 'playlist/saved-order',
});
export const $moveError = createSessionStore<string | null>(null, { sid: 'playlist/move-error' });

const saveStarted = createEvent<Waiting>('moveSaveStarted');

$waiting
  .on(moveRequested, (waiting, { track, before, playlistId }) => {
    const last = waiting.at(-1);
    const isSame =
      last !== undefined && last.playlistId === playlistId && trackKey(last.track) === trackKey(track);
    return [...(isSame ? waiting.slice(0, -1) : waiting), { track, before, playlistId }];
  })
  .on(saveStarted, (waiting, started) => waiting.filter((one) => one !== started))
  .on(moveTrackFx.failed, (waiting, { params }) =>
    waiting.filter(({ playlistId }) => playlistId !== params.body.playlistId),
  );
$saved
  .on(moveRequested, (saved, { playlistId, former }) =>
    saved?.playlistId === playlistId ? saved : { playlistId, order: former },
  )
  .reset(listLeft);
$moveError.on(movedBack, () => MOVE_FAILED).reset([moveRequested, listLeft]);

sample({
  clock: [moveRequested, moveTrackFx.finally],
  source: { waiting: $waiting, isSaving: moveTrackFx.pending },
  filter: ({ waiting, isSaving }) => waiting.length > 0 && !isSaving,
  fn: ({ waiting }) => waiting[0]!,
  target: saveStarted,
});
sample({
  clock: saveStarted,
  fn: ({ track, before, playlistId }) => ({
    body: { playlistId, trackId: track.id, provider: track.provider, before: before?.id ?? null },
  }),
  target: moveTrackFx,
});
sample({
  clock: moveTrackFx.failed,
  source: $saved,
  filter: (saved, { params }) => saved?.playlistId === params.body.playlistId,
  fn: (saved) => saved!.order,
  target: movedBack,
});
const allSaved = sample({
  clock: moveTrackFx.done,
  source: { waiting: $waiting, saved: $saved },
  filter: ({ waiting, saved }) => !waiting.some(({ playlistId }) => playlistId === saved?.playlistId),
  fn: () => undefined,
});
$saved.on([allSaved, movedBack], () => null);
