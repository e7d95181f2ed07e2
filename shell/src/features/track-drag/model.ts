// Owns which track is dragged with the mouse, and adds one that is dropped onto the queue.
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $queueKeys, createSessionStore } from '@segue/stores';
import { $isFollower } from '@segue/stores/ports';
import { type Scope, createEffect, createEvent, sample, scopeBind } from 'effector';
import { preloadPlaylistsFx } from '../../platform/remotes';
import { readDraggedTrack } from '@segue/tracks';
import { QUEUE_ID } from '../../platform/landmarks';
import { joinStops, listen } from '../../platform/listen';
import { watchStore } from '../../platform/watch-store';
import { noteTrack } from '../service-worker';

/** `isQueued`: the track is an entry of the queue, which moves it within itself. */
type Drag = { track: Track; isQueued: boolean };

const dragStarted = createEvent<Drag>('trackDragStarted');
const dragEnded = createEvent('trackDragEnded');
export const droppedOnQueue = createEvent<Track>('trackDroppedOnQueue');

export const $drag = createSessionStore<Drag | null>(null)
  .on(dragStarted, (_, drag) => drag)
  .on(dragEnded, () => null);
export const $draggedTrack = $drag.map((drag) => drag?.track ?? null);

const addToQueueFx = createEffect((track: Track) => send('queue/add', { track }));
const showFx = createEffect((text: string) => send('notice/show', { text }));

sample({ clock: dragStarted, target: preloadPlaylistsFx });
sample({
  clock: droppedOnQueue,
  source: $queueKeys,
  filter: (keys, track) => keys.has(trackKey(track)),
  fn: () => 'Already in the queue.',
  target: showFx,
});
sample({
  clock: droppedOnQueue,
  source: $queueKeys,
  filter: (keys, track) => !keys.has(trackKey(track)),
  fn: (_, track) => track,
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

/** Listens to drags of track rows, whichever bundle drew them. */
export function wireTrackDrag(scope: Scope): () => void {
  const started = scopeBind(dragStarted, { scope });
  const ended = scopeBind(dragEnded, { scope });
  const onStart = ({ dataTransfer, target }: DragEvent) => {
    const track = readDraggedTrack(dataTransfer);
    const isQueued = target instanceof Element && target.closest(`#${QUEUE_ID}`) !== null;
    // Chromium ends a drag when the page changes while it starts.
    if (track) setTimeout(() => started({ track, isQueued }));
  };
  // No `dragend` comes from a row that left the page meanwhile.
  const onMove = ({ buttons }: MouseEvent) => {
    if (buttons === 0) ended();
  };
  // It may be dropped onto a playlist without network.
  const stopNoting = watchStore($draggedTrack, scope, (track) => track && noteTrack(track));
  return joinStops(
    stopNoting,
    listen(document, ['dragstart'], onStart),
    listen(document, ['mousemove'], onMove),
    listen(document, ['dragend', 'drop'], () => ended()),
  );
}
