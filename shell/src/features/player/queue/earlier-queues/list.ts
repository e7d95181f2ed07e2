// Owns the list of earlier queues while it is on screen, and what was removed from it.
import { trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { $entry, earlierQueuesClosed, entriesEdited } from './model';
import { queueText, readQueues, removeQueue, writeQueue, type SavedQueue } from './saved-queues';

export const ListGate = createGate('earlierQueues');
export const queueChosen = createEvent<{ queue: SavedQueue; isPaused: boolean }>('earlierQueueChosen');
export const queuesRemoved = createEvent<readonly SavedQueue[]>('earlierQueuesRemoved');
export const removalUndone = createEvent('earlierQueuesRemovalUndone');

/** The entry of the present queue is no earlier one. */
const readFx = createEffect((present: string | null) => readQueues().filter(({ id }) => id !== present));
const removeFx = createEffect((queues: readonly SavedQueue[]) => queues.forEach(({ id }) => removeQueue(id)));
const putBackFx = createEffect((queues: readonly SavedQueue[]) =>
  queues.forEach(({ id, tracks, current, ...place }) =>
    writeQueue(id, queueText(tracks), { key: trackKey(current), ...place }),
  ),
);
const restoreFx = createEffect(
  ({ queue: { tracks, current, position }, isPaused }: { queue: SavedQueue; isPaused: boolean }) =>
    send('queue/resume', { tracks, track: current, position, isPaused }),
);

export const $earlierQueues = createSessionStore<readonly SavedQueue[] | null>(null).on(
  readFx.doneData,
  (_, queues) => queues,
);
/** The queues that were removed last. */
export const $removed = createSessionStore<readonly SavedQueue[]>([])
  .on(queuesRemoved, (_, queues) => queues)
  .reset(putBackFx.done, ListGate.open);

sample({ clock: queuesRemoved, target: removeFx });
sample({ clock: removalUndone, source: $removed, target: putBackFx });
sample({ clock: [removeFx.done, putBackFx.done], target: entriesEdited });
sample({ clock: [ListGate.open, entriesEdited], source: $entry, target: readFx });
sample({ clock: queueChosen, target: [restoreFx, earlierQueuesClosed] });
