// Owns what is known of the saved queues: the one to resume, those to restore, and whether their list is open.
import { screens } from '@segue/contract';
import { createSubscriptions, send } from '@segue/event-bus';
import { $currentTrack, createPageStore, createSessionStore } from '@segue/stores';
import { $queue, noticesWithdrawn } from '@segue/stores/ports';
import { combine, createEffect, createEvent, sample } from 'effector';
import { isAnotherTabPlaying } from '../../engine/leader-lock';
import { type SavedQueue, queueLabel, readQueue, savedPlaces } from './saved-queues';

export const subscriptions = createSubscriptions();
const resumeRequested = subscriptions.on('queue/resume-last');

/** The page is ready to read what earlier visits stored. */
export const savedQueuesWired = createEvent('savedQueuesWired');
/** The entry of the present queue is now this one. */
export const entryChanged = createEvent<string | null>('entryChanged');
/** Entries were removed from the storage, or put back. */
export const entriesEdited = createEvent('entriesEdited');

/** The newest queue, unless another one took its place or it was cleared. */
const readNewestFx = createEffect(() => {
  const [newest] = savedPlaces();
  return newest && !newest.place.isOver ? readQueue(newest.id) : null;
});
const readIdsFx = createEffect(() => savedPlaces().map(({ id }) => id));
sample({ clock: savedQueuesWired, target: readNewestFx });
sample({ clock: [savedQueuesWired, entryChanged, entriesEdited], target: readIdsFx });

/** The entry of the present queue. */
export const $entry = createPageStore<string | null>(null).on(entryChanged, (_, id) => id);
const $ids = createSessionStore<readonly string[]>([]).on(readIdsFx.doneData, (_, ids) => ids);
const $newest = createSessionStore<SavedQueue | null>(null)
  .on(readNewestFx.doneData, (_, newest) => newest)
  .on(readIdsFx.doneData, (newest, ids) => (newest && ids.includes(newest.id) ? newest : null));

/** What can be resumed: only while nothing else is in the player. */
export const $resumable = combine($newest, $queue, $currentTrack, (newest, queue, current) =>
  queue.length === 0 && current === null ? newest : null,
);
/** Whether there is a queue to restore besides the present one and the one to resume. */
export const $hasEarlier = combine($ids, $entry, $resumable, (ids, entry, resumable) =>
  ids.some((id) => id !== entry && id !== resumable?.id),
);

export const earlierQueuesOpened = createEvent('earlierQueuesOpened');
export const earlierQueuesClosed = createEvent('earlierQueuesClosed');
export const $areEarlierQueuesOpen = createSessionStore(false)
  .on(earlierQueuesOpened, () => true)
  .on(earlierQueuesClosed, () => false);

/** Asks the browser, because the other tab may be slow to answer. */
const askTabsFx = createEffect(isAnotherTabPlaying);
const offerFx = createEffect((newest: SavedQueue) => {
  if (isHomeShown()) return;
  send('notice/show', {
    text: `Pick up where you left off: ${queueLabel(newest)}`,
    action: { label: 'Resume', message: 'queue/resume-last' },
  });
});
/** Before a search the home screen offers the queue itself. */
function isHomeShown(): boolean {
  return location.pathname === screens.home && !new URLSearchParams(location.search).has('q');
}
const resumeFx = createEffect(({ tracks, current, position }: SavedQueue) => {
  send('queue/resume', { tracks, track: current, position });
});

sample({ clock: readNewestFx.doneData, source: $resumable, filter: Boolean, target: askTabsFx });
sample({
  clock: askTabsFx.doneData.filter({ fn: (isPlaying) => !isPlaying }),
  source: $resumable,
  filter: Boolean,
  target: offerFx,
});
// Another tab began to play, or something was queued here.
sample({
  clock: $resumable.updates,
  filter: (newest) => newest === null,
  fn: () => 'queue/resume-last' as const,
  target: noticesWithdrawn,
});
sample({ clock: resumeRequested, source: $resumable, filter: Boolean, target: resumeFx });
