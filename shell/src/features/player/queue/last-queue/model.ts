// Owns the last queue: the one that the last visit left, or that another one replaced since.
import { screens, trackKey } from '@segue/contract';
import { createSubscriptions, send } from '@segue/event-bus';
import { $currentTrack, $queueKeys, createSessionStore } from '@segue/stores';
import { $queue, noticesWithdrawn } from '@segue/stores/ports';
import { combine, createEffect, createEvent, sample } from 'effector';
import { $playsElsewhere } from '../../other-tabs';
import { queueLabel, readSavedQueue, type SavedQueue } from './saved-queue';

export const subscriptions = createSubscriptions();
const resumeRequested = subscriptions.on('queue/resume-last');

/** The storage was read: what the last visit left. */
export const savedQueueRead = createEvent<SavedQueue | null>('savedQueueRead');
export const queueReplaced = createEvent<SavedQueue>('queueReplaced');

const $last = createSessionStore<SavedQueue | null>(null).on(
  [savedQueueRead, queueReplaced],
  (_, last) => last,
);

/** The last queue, unless the present one has all of it. */
export const $restorable = combine($last, $queueKeys, (last, keys) =>
  last && last.tracks.some((track) => !keys.has(trackKey(track))) ? last : null,
);
const $isUnused = combine($queue, $currentTrack, (queue, current) => queue.length === 0 && current === null);
/** What can be resumed: only while nothing is in this player, and no other tab plays. */
export const $resumable = combine(
  [$restorable, $isUnused, $playsElsewhere],
  ([last, isUnused, playsElsewhere]) => (isUnused && !playsElsewhere ? last : null),
);

const offerFx = createEffect((last: SavedQueue) => {
  if (isHomeShown()) return;
  send('notice/show', {
    text: `Pick up where you left off: ${queueLabel(last)}`,
    action: { label: 'Resume', message: 'queue/resume-last' },
  });
});
/** Before a search the home screen offers the queue itself. */
function isHomeShown(): boolean {
  return location.pathname === screens.home && !new URLSearchParams(location.search).has('q');
}
const resumeFx = createEffect(({ last, isUnused }: { last: SavedQueue; isUnused: boolean }) => {
  // Another tab may have played on since.
  const { tracks, current, position } = (isUnused && readSavedQueue()) || last;
  send('queue/resume', { tracks, track: current, position });
});

sample({ clock: savedQueueRead, source: $resumable, filter: Boolean, target: offerFx });
// Another tab began to play, or something was queued here.
sample({
  clock: $resumable.updates,
  filter: (last) => last === null,
  fn: () => 'queue/resume-last' as const,
  target: noticesWithdrawn,
});
sample({
  clock: resumeRequested,
  source: { last: $restorable, isUnused: $isUnused },
  filter: ({ last }) => last !== null,
  fn: ({ last, isUnused }) => ({ last: last!, isUnused }),
  target: resumeFx,
});
