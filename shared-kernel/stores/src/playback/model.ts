// Owns the queue and what plays: commands change the queue, the queue decides what is loaded.
import { DEFAULT_VOLUME, trackKey, type Track, type TrackKey } from '@segue/contract';
import { createEvent, createStore, sample } from 'effector';
import { inbox } from '../inbox';
import {
  loadTrackFx,
  pauseFx,
  playbackReported,
  resumeFx,
  seekFx,
  setVolumeFx,
  trackEnded,
} from './playback-ports';
import {
  add,
  currentOf,
  EMPTY_QUEUE,
  insertAndSelect,
  playAll,
  remove,
  reorder,
  select,
  type Queue,
} from './queue';

const playAsked = inbox.on('playback/play');
const playAllAsked = inbox.on('playback/play-all');
const toggleAsked = inbox.on('playback/toggle');
const nextAsked = inbox.on('playback/next');
const previousAsked = inbox.on('playback/previous');
const seekAsked = inbox.on('playback/seek');
const addAsked = inbox.on('queue/add');
const removeAsked = inbox.on('queue/remove');
const reorderAsked = inbox.on('queue/reorder');
const clearAsked = inbox.on('queue/clear');
const selectAsked = inbox.on('queue/select');
const panelToggled = inbox.on('queue/toggle-panel');
const expandedToggled = inbox.on('player/toggle-expanded');
const volumeAsked = inbox.on('volume/set');
const muteToggled = inbox.on('volume/toggle-mute');

const queueChanged = createEvent<Queue>('queueChanged');
const started = createEvent<Queue>('started');
const sameTrackAsked = createEvent<void>('sameTrackAsked');
const $generation = createStore(1, { sid: 'stores/playback/generation' }).on(started, (last) => last + 1);

const $queueState = createStore<Queue>(EMPTY_QUEUE, { sid: 'stores/playback/queue', name: '$queueState' })
  .on(addAsked, (queue, { track }) => add(queue, track))
  .on(removeAsked, (queue, { key }) => remove(queue, key))
  .on(reorderAsked, (queue, { from, to }) => reorder(queue, from, to))
  .on(clearAsked, () => EMPTY_QUEUE)
  .on(queueChanged, (_, queue) => queue);

export const $queue = $queueState.map((queue) => queue.tracks);
export const $currentIndex = $queueState.map((queue) => queue.index);
export const $queueKeys = $queueState.map<ReadonlySet<TrackKey>>(
  (queue) => new Set(queue.tracks.map(trackKey)),
);
export const $currentTrack = $queueState.map<Track | null>(currentOf);
export const $isPlaying = createStore(false, { sid: 'stores/playback/is-playing', name: '$isPlaying' })
  .on(loadTrackFx, () => true)
  .on(resumeFx, () => true)
  .on(pauseFx, () => false)
  .on(playbackReported, (_, { isPlaying }) => isPlaying);
/** Milliseconds into the current track. */
export const $position = createStore(0, { sid: 'stores/playback/position', name: '$position' })
  .on(loadTrackFx, (_, { position }) => position)
  .on(playbackReported, (_, { position }) => position);
/** Milliseconds; 0 when unknown. */
export const $duration = $currentTrack.map((track) => track?.duration ?? 0);
export const $isSeeking = seekFx.pending;
/** 0..1. */
export const $volume = createStore(DEFAULT_VOLUME, { sid: 'stores/playback/volume', name: '$volume' })
  .on(volumeAsked, (_, { volume }) => Math.min(1, Math.max(0, volume)))
  .on(muteToggled, (volume) => (volume > 0 ? 0 : DEFAULT_VOLUME));
export const $isQueueOpen = createStore(false, { sid: 'stores/playback/queue-open' }).on(
  panelToggled,
  (open) => !open,
);
export const $isPlayerExpanded = createStore(true, { sid: 'stores/playback/expanded' }).on(
  expandedToggled,
  (expanded) => !expanded,
);

sample({
  clock: playAsked,
  source: { queue: $queueState, current: $currentTrack },
  filter: ({ current }, { track }) => !current || trackKey(current) !== trackKey(track),
  fn: ({ queue }, { track }) => insertAndSelect(queue, track),
  target: started,
});
sample({
  clock: playAllAsked,
  source: $queueState,
  fn: (queue, { tracks }) => playAll(queue, tracks),
  target: started,
});
sample({
  clock: selectAsked,
  source: $queueState,
  fn: (queue, { index }) => select(queue, index),
  target: started,
});
sample({
  clock: [nextAsked, trackEnded],
  source: $queueState,
  filter: ({ tracks, index }) => index !== null && index + 1 < tracks.length,
  fn: (queue) => select(queue, queue.index! + 1),
  target: started,
});
sample({
  clock: previousAsked,
  source: $queueState,
  filter: ({ index }) => index !== null && index > 0,
  fn: (queue) => select(queue, queue.index! - 1),
  target: started,
});
sample({ clock: started, target: queueChanged });
sample({
  clock: started,
  source: $generation,
  filter: (_, queue) => currentOf(queue) !== null,
  fn: (generation, queue) => ({ track: currentOf(queue)!, position: 0, generation }),
  target: loadTrackFx,
});
sample({
  clock: [toggleAsked, sameTrackAsked],
  source: $isPlaying,
  filter: (isPlaying) => isPlaying,
  fn: () => undefined,
  target: pauseFx,
});
sample({
  clock: [toggleAsked, sameTrackAsked],
  source: $isPlaying,
  filter: (isPlaying) => !isPlaying,
  fn: () => undefined,
  target: resumeFx,
});
sample({
  clock: playAsked,
  source: $currentTrack,
  filter: (current, { track }) => current !== null && trackKey(current) === trackKey(track),
  fn: () => undefined,
  target: sameTrackAsked,
});
sample({ clock: seekAsked, target: seekFx });
sample({ clock: $volume, fn: (volume) => ({ volume }), target: setVolumeFx });
