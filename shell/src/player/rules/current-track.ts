// The current track of a playback state: where it is in the queue, and states in which it is another one.
import { playingLength } from '@segue/contract';
import type { PlaybackState } from './playback-state';
import { currentOf, isAt, type Queue } from './queue';

/** Whether the current track is the queue's current entry. */
export function isCurrentInQueue({ queue, current }: PlaybackState): boolean {
  return current !== null && queue.index !== null && isAt(queue, queue.index, current);
}

/** Milliseconds, as the player reports or else the catalog tells; null when neither does. */
export function currentLength({ duration, current }: PlaybackState): number | null {
  return duration ?? (current && playingLength(current));
}

/** The index playback goes to after the current track, or null. */
export function followingIndex(state: PlaybackState): number | null {
  const { index, tracks } = state.queue;
  if (index === null) return null;
  const following = isCurrentInQueue(state) ? index + 1 : index;
  if (following < tracks.length) return following;
  return state.repeat === 'all' ? 0 : null;
}

/** Makes a track the current one, paused at its start and not loaded: that of the queue, unless another one is given. */
export function withCurrent(state: PlaybackState, queue: Queue, current = currentOf(queue)): PlaybackState {
  return { ...unloaded(state), queue, current, position: 0, duration: null, isSkippable: false };
}

/** Removes the current track from the player; playing again loads it at its position. */
export function unloaded(state: PlaybackState): PlaybackState {
  return { ...state, shouldPlay: false, isConfirmed: true, isSounding: false, isLoaded: false };
}
