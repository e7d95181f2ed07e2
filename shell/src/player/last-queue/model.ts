// Owns what the last visit left in the player, until it is gone on with or something else is queued.
import { send } from '@segue/event-bus';
import { createPageStore, $currentTrack, $queue } from '@segue/stores';
import { noticesWithdrawn } from '@segue/stores/ports';
import { combine, createEffect, createEvent, sample } from 'effector';
import { isAnotherTabPlaying } from '../other-tabs';
import { describe, readLastQueue, type LastQueue } from './saved';

/** The listener wants what was left. */
export const resumeAsked = createEvent('resumeAsked');

/** The page is there; what was left is looked for once. */
export const lastQueueOpened = createEvent<{ queue: string | null; place: string | null }>('lastQueueOpened');

const $left = createPageStore<LastQueue | null>(null, { sid: 'shell/last-queue' }).on(
  lastQueueOpened,
  (_, { queue, place }) => readLastQueue(queue, place),
);

/** What can be gone on with: only while nothing else is in the player. */
export const $resumable = combine($left, $queue, $currentTrack, (left, queue, current) =>
  queue.length === 0 && current === null ? left : null,
);

/** Asks the browser, because a tab that plays may be slow to answer. */
const askTabsFx = createEffect(isAnotherTabPlaying);
const offerFx = createEffect((left: LastQueue) => {
  send('notice/show', {
    text: `Pick up where you left off: ${describe(left)}`,
    action: { label: 'Resume', says: 'queue/resume-last' },
  });
});
const resumeFx = createEffect(({ tracks, current, position }: LastQueue) => {
  send('queue/resume', { tracks, track: current, position });
});

sample({
  clock: lastQueueOpened,
  source: $resumable,
  filter: Boolean,
  fn: () => undefined,
  target: askTabsFx,
});
sample({
  clock: askTabsFx.doneData,
  source: $resumable,
  filter: (left, isPlaying) => left !== null && !isPlaying,
  fn: (left) => left as LastQueue,
  target: offerFx,
});
// Another tab began to play, or something was queued here.
sample({
  clock: $resumable.updates,
  filter: (left) => left === null,
  fn: () => 'queue/resume-last' as const,
  target: noticesWithdrawn,
});
sample({ clock: resumeAsked, source: $resumable, filter: (left) => left !== null, target: resumeFx });
