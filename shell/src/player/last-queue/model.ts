// Owns what the last visit left in the player, until it is gone on with or something else is queued.
import { send } from '@segue/event-bus';
import { $currentTrack, $queue } from '@segue/stores';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { describe, readLastQueue, type LastQueue } from './saved';

/** The listener wants what was left. */
export const resumeAsked = createEvent('resumeAsked');

/** The page is there; what was left is looked for once. */
export const lastQueueOpened = createEvent<{ queue: string | null; place: string | null }>('lastQueueOpened');

const $left = createStore<LastQueue | null>(null, { sid: 'shell/last-queue' }).on(
  lastQueueOpened,
  (_, { queue, place }) => readLastQueue(queue, place),
);

/** What can be gone on with: only while nothing else is in the player. */
export const $resumable = combine($left, $queue, $currentTrack, (left, queue, current) =>
  queue.length === 0 && current === null ? left : null,
);

const offerFx = createEffect((left: LastQueue) => {
  send('notice/show', {
    text: `Where you left off: ${describe(left)}`,
    action: { label: 'Resume', says: 'queue/resume-last' },
  });
});
const resumeFx = createEffect(({ tracks, current, position }: LastQueue) => {
  send('queue/resume', { tracks, track: current, position });
});

sample({ clock: lastQueueOpened, source: $resumable, filter: (left) => left !== null, target: offerFx });
sample({ clock: resumeAsked, source: $resumable, filter: (left) => left !== null, target: resumeFx });
