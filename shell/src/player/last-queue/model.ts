// Owns the copy of the queue that outlives the tab: written while something plays here, offered again by the next visit.
import { screens, trackKey, type Track } from '@segue/contract';
import { createSubscriptions, send } from '@segue/event-bus';
import { $currentTrack, createPageStore } from '@segue/stores';
import { $isFollower, $position, $queue, noticesWithdrawn } from '@segue/stores/ports';
import { combine, createEffect, createEvent, sample } from 'effector';
import { isAnotherTabPlaying } from '../leader-lock';
import { describe, lastQueueOf, storedPlace, storedQueue, type LastQueue, type Place } from './saved';

/** At most so much of a track is lost in a crash. */
const WRITE_PLACE_EVERY_MS = 5000;

export const subscriptions = createSubscriptions();
const resumeRequested = subscriptions.on('queue/resume-last');

export const pageHidden = createEvent('pageHidden');

/** The page is ready to read what the last visit stored. */
export const lastQueueWired = createEvent('lastQueueWired');
sample({ clock: lastQueueWired, target: storedPlace.readFx });

const $place = createPageStore<Place | null>(null, { sid: 'shell/last-queue/place' }).on(
  storedPlace.valueRead,
  (_, place) => place,
);
/** After a reload the queue is back already; its track continues where it was, once the user plays it. */
const restorePlaceFx = createEffect(({ place, current }: { place: Place | null; current: Track | null }) => {
  if (place && current && trackKey(current) === place.key) {
    send('playback/seek', { position: place.position });
  }
});
sample({
  clock: storedPlace.readFx.finally,
  source: { place: $place, current: $currentTrack },
  target: restorePlaceFx,
});
// Only then: from here on the place is written.
sample({ clock: restorePlaceFx.finally, fn: () => undefined, target: storedQueue.readFx });
const $copy = createPageStore<LastQueue | null>(null, { sid: 'shell/last-queue' });
sample({
  clock: storedQueue.valueRead,
  source: $place,
  fn: (place, tracks) => lastQueueOf(tracks ?? [], place),
  target: $copy,
});
/** Nothing is written before the copy of the last visit was read. */
const $mayWrite = createPageStore(false, { sid: 'shell/last-queue/may-write' }).on(
  storedQueue.readFx.finally,
  () => true,
);

/** What can be resumed: only while nothing else is in the player. */
export const $resumable = combine($copy, $queue, $currentTrack, (copy, queue, current) =>
  queue.length === 0 && current === null ? copy : null,
);

/** Asks the browser, because the other tab may be slow to answer. */
const askTabsFx = createEffect(isAnotherTabPlaying);
const offerFx = createEffect((copy: LastQueue) => {
  if (isHomeShown()) return;
  send('notice/show', {
    text: `Pick up where you left off: ${describe(copy)}`,
    action: { label: 'Resume', says: 'queue/resume-last' },
  });
});
/** Before a search the home screen offers the queue itself. */
function isHomeShown(): boolean {
  return location.pathname === screens.home && !new URLSearchParams(location.search).has('q');
}
const resumeFx = createEffect(({ tracks, current, position }: LastQueue) => {
  send('queue/resume', { tracks, track: current, position });
});

sample({
  clock: $copy,
  source: $resumable,
  filter: Boolean,
  fn: () => undefined,
  target: askTabsFx,
});
sample({
  clock: askTabsFx.doneData,
  source: $resumable,
  filter: (copy, isPlaying) => copy !== null && !isPlaying,
  fn: (copy) => copy as LastQueue,
  target: offerFx,
});
// Another tab began to play, or something was queued here.
sample({
  clock: $resumable.updates,
  filter: (copy) => copy === null,
  fn: () => 'queue/resume-last' as const,
  target: noticesWithdrawn,
});
sample({ clock: resumeRequested, source: $resumable, filter: (copy) => copy !== null, target: resumeFx });

/** The track to write down; the copy belongs to the tab that plays. */
const $track = combine($currentTrack, $isFollower, (current, isFollower) => (isFollower ? null : current));
const $step = $position.map((position) => Math.floor(position / WRITE_PLACE_EVERY_MS));

sample({
  clock: [$queue, $track, $mayWrite],
  source: { queue: $queue, track: $track, mayWrite: $mayWrite },
  filter: ({ track, mayWrite }) => track !== null && mayWrite,
  fn: ({ queue }) => queue,
  target: storedQueue.writeFx,
});
sample({
  clock: [$track, $step, $mayWrite, pageHidden],
  source: { track: $track, position: $position, mayWrite: $mayWrite },
  filter: ({ track, mayWrite }) => track !== null && mayWrite,
  fn: ({ track, position }) => ({ key: trackKey(track as Track), position }),
  target: storedPlace.writeFx,
});
