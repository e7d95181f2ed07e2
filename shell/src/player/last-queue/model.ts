// Owns the copy of the queue that outlives the tab: written while something plays here, offered again by the next visit.
import type { Track } from '@segue/contract';
import { createInbox, send } from '@segue/event-bus';
import { $currentTrack, $isElsewhere, $position, $queue, createPageStore } from '@segue/stores';
import { noticesWithdrawn } from '@segue/stores/ports';
import { combine, createEffect, createEvent, sample } from 'effector';
import { isAnotherTabPlaying } from '../other-tabs';
import { describe, readLastQueue, type LastQueue } from './saved';
import { readCopyFx, writePlaceFx, writeQueueFx } from './storage';

/** At most so much of a track is lost in a crash. */
const WRITE_PLACE_EVERY_MS = 5000;

export const inbox = createInbox();
const resumeRequested = inbox.on('queue/resume-last');

export const pageHidden = createEvent('pageHidden');

const $copy = createPageStore<LastQueue | null>(null, { sid: 'shell/last-queue' }).on(
  readCopyFx.doneData,
  (_, { queue, place }) => readLastQueue(queue, place),
);
/** Nothing is written before the copy of the last visit was read. */
const $mayWrite = createPageStore(false, { sid: 'shell/last-queue/may-write' }).on(
  readCopyFx.done,
  () => true,
);

/** What can be resumed: only while nothing else is in the player. */
export const $resumable = combine($copy, $queue, $currentTrack, (copy, queue, current) =>
  queue.length === 0 && current === null ? copy : null,
);

/** Asks the browser, because the other tab may be slow to answer. */
const askTabsFx = createEffect(isAnotherTabPlaying);
const offerFx = createEffect((copy: LastQueue) => {
  send('notice/show', {
    text: `Pick up where you left off: ${describe(copy)}`,
    action: { label: 'Resume', says: 'queue/resume-last' },
  });
});
const resumeFx = createEffect(({ tracks, current, position }: LastQueue) => {
  send('queue/resume', { tracks, track: current, position });
});

sample({
  clock: readCopyFx.done,
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
const $track = combine($currentTrack, $isElsewhere, (current, isElsewhere) => (isElsewhere ? null : current));
const $step = $position.map((position) => Math.floor(position / WRITE_PLACE_EVERY_MS));

sample({
  clock: [$queue, $track, $mayWrite],
  source: { queue: $queue, track: $track, mayWrite: $mayWrite },
  filter: ({ track, mayWrite }) => track !== null && mayWrite,
  fn: ({ queue }) => queue,
  target: writeQueueFx,
});
sample({
  clock: [$track, $step, $mayWrite, pageHidden],
  source: { track: $track, position: $position, mayWrite: $mayWrite },
  filter: ({ track, mayWrite }) => track !== null && mayWrite,
  fn: ({ track, position }) => ({ track: track as Track, position }),
  target: writePlaceFx,
});
