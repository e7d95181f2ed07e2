// Saves moves of tracks: each is shown at once, sent one after the other, and reverted when the server rejects it.
import { trackKey } from '@segue/contract';
import { createSessionStore } from '@segue/kernel/state';
import { attach, createEvent, sample } from 'effector';
import { moveTrackFx } from '../api';
import { moveOf } from '../tracks';
import type { Move, Order } from './order';

const MOVE_FAILED = 'Failed to move track. Please try again.';

/** `former` is the order before the move. */
type AcceptedMove = Move & { playlistId: number; former: Order };

export const moveAccepted = createEvent<AcceptedMove>('moveAccepted');
export const moveReverted = createEvent<AcceptedMove>('moveReverted');
export const playlistLeft = createEvent('playlistLeft');

const saveFx = attach({ effect: moveTrackFx, mapParams: (move: AcceptedMove) => moveOf(move) });
export const moveFailed = saveFx.fail.filterMap(({ params, error }) =>
  error.kind === 'aborted' ? undefined : params,
);

/** Moves not sent yet. Successive moves of one track are joined into one. */
const $queuedMoves = createSessionStore<readonly AcceptedMove[]>([])
  .on(moveAccepted, (queue, move) => {
    const last = queue.at(-1);
    const isSame =
      last !== undefined &&
      last.playlistId === move.playlistId &&
      trackKey(last.track) === trackKey(move.track);
    return isSame ? [...queue.slice(0, -1), { ...move, former: last.former }] : [...queue, move];
  })
  .on(saveFx, (queue, started) => queue.filter((move) => move !== started))
  .on(moveFailed, (queue, failed) => queue.filter(({ playlistId }) => playlistId !== failed.playlistId));
export const $moveError = createSessionStore<string | null>(null)
  .on(moveReverted, () => MOVE_FAILED)
  .reset([moveAccepted, playlistLeft]);

sample({
  clock: [moveAccepted, saveFx.finally],
  source: { queue: $queuedMoves, isSaving: saveFx.pending },
  filter: ({ queue, isSaving }) => queue.length > 0 && !isSaving,
  fn: ({ queue }) => queue[0]!,
  target: saveFx,
});
