// Saving a new order: shown at once, saved one move after the other, and taken back when the server refuses.
import { trackKey } from '@segue/contract';
import { createEvent, createStore, sample } from 'effector';
import { moveTrackFx } from './api';
import type { Move, Order } from './order';

export const MOVE_FAILED = 'Failed to move track. Please try again.';

/** A track was put somewhere else, by hand; what stood where before it. */
export const moveRequested = createEvent<Move & { playlistId: number; former: Order }>('moveRequested');
/** The server did not take it: this is the order it has. */
export const movedBack = createEvent<Order>('movedBack');
/** Another playlist is shown from now on. */
export const movesForgotten = createEvent('movesForgotten');

type Waiting = Move & { playlistId: number };

/** Moves that wait for the one under way; of one track only where it ends. */
const $waiting = createStore<readonly Waiting[]>([], { sid: 'playlist/moves-waiting', serialize: 'ignore' });
/** The order the server is known to have; null while nothing is under way. */
const $savedOrder = createStore<Order | null>(null, { sid: 'playlist/saved-order', serialize: 'ignore' });
export const $moveError = createStore<string | null>(null, { sid: 'playlist/move-error' });

const saveStarted = createEvent<Waiting>('moveSaveStarted');

$waiting
  .on(moveRequested, (waiting, { track, before, playlistId }) => {
    const last = waiting.at(-1);
    const isSame = last !== undefined && trackKey(last.track) === trackKey(track);
    return [...(isSame ? waiting.slice(0, -1) : waiting), { track, before, playlistId }];
  })
  .on(saveStarted, (waiting, started) => waiting.filter((one) => one !== started))
  .reset([moveTrackFx.fail, movesForgotten]);
$savedOrder.on(moveRequested, (saved, { former }) => saved ?? former).reset(movesForgotten);
$moveError.on(moveTrackFx.fail, () => MOVE_FAILED).reset([moveRequested, movesForgotten]);

sample({
  clock: [moveRequested, moveTrackFx.done],
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
const undone = sample({
  clock: moveTrackFx.fail,
  source: $savedOrder,
  filter: (saved): saved is Order => saved !== null,
});
sample({ clock: undone, target: movedBack });
const allSaved = sample({
  clock: moveTrackFx.done,
  source: $waiting,
  filter: (waiting) => waiting.length === 0,
  fn: () => undefined,
});
$savedOrder.on([allSaved, movedBack], () => null);
