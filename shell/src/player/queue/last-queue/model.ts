// Owns the queue of the last visit.
import { trackKey } from '@segue/contract';
import { createSubscriptions, send } from '@segue/kernel/bus';
import { $currentTrack, $queueKeys, createSessionStore } from '@segue/kernel/state';
import { combine, createEffect, createEvent, sample } from 'effector';
import { $queue } from '../../model/model';
import { $playsElsewhere } from '../../engine/other-tabs';
import { readSavedQueue, type SavedQueue } from './saved-queue';

export const subscriptions = createSubscriptions();
const resumeRequested = subscriptions.on('queue/resume-last');

export const savedQueueRead = createEvent<SavedQueue | null>('savedQueueRead');

const $last = createSessionStore<SavedQueue | null>(null).on(savedQueueRead, (_, last) => last);

/** The last queue, unless the current one contains it. */
export const $restorable = combine($last, $queueKeys, (last, keys) =>
  last && last.tracks.some((track) => !keys.has(trackKey(track))) ? last : null,
);
const $isUnused = combine($queue, $currentTrack, (queue, current) => queue.length === 0 && current === null);
/** The queue to resume: only while this player is empty, and no other tab plays. */
export const $resumable = combine(
  [$restorable, $isUnused, $playsElsewhere],
  ([last, isUnused, playsElsewhere]) => (isUnused && !playsElsewhere ? last : null),
);

const resumeFx = createEffect(({ last, isUnused }: { last: SavedQueue; isUnused: boolean }) => {
  // Another tab may have continued playing since.
  const { tracks, current, position } = (isUnused && readSavedQueue()) || last;
  send('queue/resume', { tracks, track: current, position });
});

sample({
  clock: resumeRequested,
  source: { last: $restorable, isUnused: $isUnused },
  filter: ({ last }) => last !== null,
  fn: ({ last, isUnused }) => ({ last: last!, isUnused }),
  target: resumeFx,
});
