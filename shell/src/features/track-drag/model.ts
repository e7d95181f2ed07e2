// Owns which track is dragged with the mouse, and adds one that is dropped onto the queue.
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $queueKeys, createSessionStore } from '@segue/stores';
import { $isFollower } from '@segue/stores/ports';
import { createEffect, createEvent, sample } from 'effector';
import { preloadRemote } from '../../platform/remotes';

/** `isQueued`: the track is an entry of the queue, which moves it within itself. */
type Drag = { track: Track; isQueued: boolean };

export const dragStarted = createEvent<Drag>('trackDragStarted');
export const dragEnded = createEvent('trackDragEnded');
export const droppedOnQueue = createEvent<Track>('trackDroppedOnQueue');

export const $drag = createSessionStore<Drag | null>(null)
  .on(dragStarted, (_, drag) => drag)
  .on(dragEnded, () => null);
export const $draggedTrack = $drag.map((drag) => drag?.track ?? null);

const preloadPlaylistsFx = createEffect(() => preloadRemote('playlists'));
const addToQueueFx = createEffect((track: Track) => send('queue/add', { track }));
const showFx = createEffect((text: string) => send('notice/show', { text }));

sample({ clock: dragStarted, fn: () => undefined, target: preloadPlaylistsFx });
const dropped = sample({
  clock: droppedOnQueue,
  source: $queueKeys,
  fn: (keys, track) => ({ track, isQueued: keys.has(trackKey(track)) }),
});
sample({
  clock: dropped,
  filter: ({ isQueued }) => isQueued,
  fn: () => 'Already in the queue.',
  target: showFx,
});
sample({
  clock: dropped,
  filter: ({ isQueued }) => !isQueued,
  fn: ({ track }) => track,
  target: addToQueueFx,
});
// A queue that refuses the track says so itself. The queue of another tab answers later.
sample({
  clock: addToQueueFx.done,
  source: { keys: $queueKeys, isFollower: $isFollower },
  filter: ({ keys, isFollower }, { params }) => isFollower || keys.has(trackKey(params)),
  fn: () => 'Added to the queue.',
  target: showFx,
});
