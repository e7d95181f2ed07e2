// What each command of the listener does, as pure functions from state to state and orders.
import { PROVIDERS, trackKey, type Track, type TrackKey } from '@segue/contract';
import type { Listener } from './playability';
import { playsNextNotice, QUEUE_FULL } from './playback-notices';
import {
  arriveAt,
  followingIndex,
  isInStep,
  quietly,
  type Decision,
  type PlaybackState,
} from './playback-state';
import { add, currentOf, indexOf, insertAndSelect, insertAt, isFull, playAll, remove, select } from './queue';
import { advance, begin, chosen, findHearable, silenced } from './starting';

/** Plays a track: toggles when it is current, else jumps to it, inserting it at the start if not queued. */
export function play(state: PlaybackState, track: Track, listener: Listener): Decision {
  if (!PROVIDERS.includes(track.provider)) {
    const message = `Unknown provider "${String(track.provider)}"`;
    return { state, orders: { log: { area: 'player', message } } };
  }
  if (isCurrent(state, track)) return toggle(state, listener);
  return chosen(state, insertAndSelect(state.queue, track), listener);
}

/** Puts tracks at the start of the queue and plays the first that can be heard. */
export function playTogether(state: PlaybackState, tracks: readonly Track[], listener: Listener): Decision {
  const known = tracks.filter(({ provider }) => PROVIDERS.includes(provider));
  if (known.length === 0) return quietly(state);
  // The playlist's order is what was asked for, so the queue is shuffled no more.
  const queue = playAll(state.queue, known);
  const fresh = { ...state, queue, formerOrder: null, hasToldOfPassing: false };
  const isAnyHearable = findHearable(fresh.queue, 0, listener).index !== null;
  return isAnyHearable ? silenced(state, advance(fresh, 0, listener)) : chosen(fresh, fresh.queue, listener);
}

/** Plays the entry at an index. */
export function playAt(state: PlaybackState, index: number, listener: Listener): Decision {
  const queue = select(state.queue, index);
  const track = queue.tracks[index];
  if (!track) return quietly(state);
  return isCurrent(state, track) ? toggle({ ...state, queue }, listener) : chosen(state, queue, listener);
}

export function toggle(state: PlaybackState, listener: Listener): Decision {
  if (!state.current) return quietly(state);
  if (state.wantsSound) {
    const paused = { ...state, wantsSound: false, isSettled: !state.isLoaded, isSounding: false };
    return { state: paused, orders: state.isLoaded ? { pause: true } : {} };
  }
  if (!state.isLoaded) return begin({ ...state, skipsInARow: 0 }, listener);
  return { state: { ...state, wantsSound: true, isSettled: false }, orders: { resume: true } };
}

/** Starts the current track anew, also while an earlier start is still waiting for its sound. */
export function retry(state: PlaybackState, listener: Listener): Decision {
  return state.isSounding ? quietly(state) : begin({ ...state, skipsInARow: 0 }, listener);
}

export function goNext(state: PlaybackState, listener: Listener): Decision {
  const index = followingIndex(state);
  return index === null ? quietly(state) : chosen(state, select(state.queue, index), listener);
}

export function goPrevious(state: PlaybackState, listener: Listener): Decision {
  const { index } = state.queue;
  return index ? chosen(state, select(state.queue, index - 1), listener) : seekTo(state, 0);
}

/** Milliseconds; kept for the next start when nothing is loaded. */
export function seekTo(state: PlaybackState, wanted: number): Decision {
  if (!state.current || !Number.isFinite(wanted)) return quietly(state);
  const end = state.duration ?? state.current.duration;
  const position = Math.max(0, end > 0 ? Math.min(wanted, end) : wanted);
  return { state: { ...state, position }, orders: state.isLoaded ? { seek: position } : {} };
}

/** Adding never starts sound; the first track of an empty bar appears there, paused. */
export function enqueue(state: PlaybackState, track: Track): Decision {
  if (isFull(state.queue)) return { state, orders: { notice: QUEUE_FULL } };
  const queue = add(state.queue, track);
  return quietly(state.current ? { ...state, queue } : arriveAt(state, currentOf(queue), queue));
}

/** Makes a track the next to play, from outside or from elsewhere in the queue. */
export function playNext(state: PlaybackState, track: Track): Decision {
  const { queue } = state;
  if (isInStep(state) && isCurrent(state, track)) return quietly(state);
  if (queue.index === null) {
    const only = insertAt(queue, track, 0);
    return quietly(state.current ? { ...state, queue: only } : arriveAt(state, track, only));
  }
  if (isFull(queue) && indexOf(queue, trackKey(track)) < 0) return { state, orders: { notice: QUEUE_FULL } };
  const next = isInStep(state) ? queue.index + 1 : queue.index;
  const arranged = { ...insertAt(queue, track, next) };
  // Out of step the index names the entry that comes next: that is this one now.
  const index = isInStep(state) ? arranged.index : indexOf(arranged, trackKey(track));
  return { state: { ...state, queue: { ...arranged, index } }, orders: { notice: playsNextNotice(track) } };
}

/** Goes on with a queue from an earlier visit, where it stood. What is queued already stays. */
export function resumeQueue(
  state: PlaybackState,
  { tracks, track, position }: { tracks: readonly Track[]; track: Track; position: number },
  listener: Listener,
): Decision {
  if (state.current || state.queue.tracks.length > 0) return quietly(state);
  const queue = insertAndSelect({ tracks, index: null }, track);
  return begin({ ...arriveAt(state, track, queue), position }, listener);
}

/** A removed current track stops; its follower plays in its place, but the queue never restarts by itself. */
export function dequeue(state: PlaybackState, key: TrackKey, listener: Listener): Decision {
  const queue = remove(state.queue, key);
  const isCurrentRemoved = isInStep(state) && state.current !== null && trackKey(state.current) === key;
  if (!isCurrentRemoved || queue.index === null) return quietly({ ...state, queue });
  const hasWrapped = queue.index !== state.queue.index;
  const goesOn = state.wantsSound && !hasWrapped;
  const follower = arriveAt(state, currentOf(queue), queue);
  return silenced(state, goesOn ? advance(follower, queue.index, listener) : quietly(follower));
}

function isCurrent({ current }: PlaybackState, track: Track): boolean {
  return current !== null && trackKey(current) === trackKey(track);
}
