// Owns which track is dragged with the mouse, and adds one that is dropped onto the queue.
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $queueKeys, createSessionStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { preloadRemote } from '../remotes';

export const dragStarted = createEvent<Track>('trackDragStarted');
export const dragEnded = createEvent('trackDragEnded');
export const droppedOnQueue = createEvent<Track>('trackDroppedOnQueue');

export const $draggedTrack = createSessionStore<Track | null>(null, { sid: 'shell/dragged-track' })
  .on(dragStarted, (_, track) => track)
  .on(dragEnded, () => null);

const preloadPlaylistsFx = createEffect(() => preloadRemote('playlists'));
const addToQueueFx = createEffect<{ track: Track; isQueued: boolean }, void>(({ track, isQueued }) => {
  if (!isQueued) send('queue/add', { track });
  send('notice/show', { text: isQueued ? 'Already in the queue.' : 'Added to the queue.' });
});

sample({ clock: dragStarted, fn: () => undefined, target: preloadPlaylistsFx });
sample({
  clock: droppedOnQueue,
  source: $queueKeys,
  fn: (keys, track) => ({ track, isQueued: keys.has(trackKey(track)) }),
  target: addToQueueFx,
});
