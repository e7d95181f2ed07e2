// Saves moves of tracks: each is shown at once, sent one after the other, and reverted when the server rejects it.
import { trackKey } from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { combine, createEvent, sample } from 'effector';
import { moveTrackFx } from './api';
import type { Move, Order } from './order';

const MOVE_FAILED = 'Failed to move track. Please try again.';

/** A track was moved; `former` is the order before the move. */
export const moveAccepted = createEvent<Move & { playlistId: number; former: Order }>('moveAccepted');
/** The server rejected a move; the order to go back to. */
export const moveReverted = createEvent<Order>('moveReverted');
/** Another playlist was opened; queued moves of the former one are still sent. */
export const playlistLeft = createEvent('playlistLeft');

type QueuedMove = Move & { playlistId: number };

/** Moves not sent yet. Successive moves of one track are joined into one. */
const $queuedMoves = createSessionStore<readonly QueuedMove[]>([], {
  sid: 'playlist/queued-moves',
  serialize: 'ignore',
});
/** The order that the server has; null while no move of the open playlist is queued or running. */
const $serverOrder = createSessionStore<{ playlistId: number; order: Order } | null>(null, {
  sid: 'playlist/server-order',
});
export const $moveError = createSessionStore<string | null>(null, { sid: 'playlist/move-error' });

const saveStarted = createEvent<QueuedMove>('moveSaveStarted');

/** A new order is not on the server yet. */
export const $isOrderUnsaved = combine(
  $queuedMoves,
  moveTrackFx.pending,
  (queue, isSaving) => isSaving || queue.length > 0,
);

$queuedMoves
  .on(moveAccepted, (queue, { track, before, playlistId }) => {
    const last = queue.at(-1);
    const isSame =
      last !== undefined && last.playlistId === playlistId && trackKey(last.track) === trackKey(track);
    return [...(isSame ? queue.slice(0, -1) : queue), { track, before, playlistId }];
  })
  .on(saveStarted, (queue, started) => queue.filter((move) => move !== started))
  .on(moveTrackFx.failed, (queue, { params }) =>
    queue.filter(({ playlistId }) => playlistId !== params.body.playlistId),
  );
$serverOrder
  .on(moveAccepted, (server, { playlistId, former }) =>
    server?.playlistId === playlistId ? server : { playlistId, order: former },
  )
  .reset(playlistLeft);
$moveError.on(moveReverted, () => MOVE_FAILED).reset([moveAccepted, playlistLeft]);

sample({
  clock: [moveAccepted, moveTrackFx.finally],
  source: { queue: $queuedMoves, isSaving: moveTrackFx.pending },
  filter: ({ queue, isSaving }) => queue.length > 0 && !isSaving,
  fn: ({ queue }) => queue[0]!,
  target: saveStarted,
});
sample({
  clock: saveStarted,
  fn: ({ track, before, playlistId }) => ({
    body: {
      playlistId,
      trackId: track.id,
      provider: track.provider,
      before: before && { trackId: before.id, provider: before.provider },
    },
  }),
  target: moveTrackFx,
});
sample({
  clock: moveTrackFx.failed,
  source: $serverOrder,
  filter: (server, { params }) => server?.playlistId === params.body.playlistId,
  fn: (server) => server!.order,
  target: moveReverted,
});
const queueSaved = sample({
  clock: moveTrackFx.done,
  source: { queue: $queuedMoves, server: $serverOrder },
  filter: ({ queue, server }) => !queue.some(({ playlistId }) => playlistId === server?.playlistId),
  fn: () => undefined,
});
$serverOrder.on([queueSaved, moveReverted], () => null);
