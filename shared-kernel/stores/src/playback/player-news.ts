// What each piece of news from the player or the session does, as pure functions from state to state and orders.
import { isHearable, playabilityOf, type Listener } from './playability';
import { delayNotice, failureNotice, PRESS_PLAY, skippedNotice, TOO_MANY_SKIPS } from './playback-notices';
import type { UnavailableReason } from './playback-ports';
import {
  followingIndex,
  isOf,
  loading,
  quietly,
  unloaded,
  type Decision,
  type PlaybackState,
} from './playback-state';
import { advance, begin } from './starting';

/** An outage must not burn the queue: after this many failures in a row playback stops and asks. */
export const MAX_SKIPS_IN_A_ROW = 5;

/** The track played to its end: the next that can be heard follows, or playback rests at its start. */
export function finish(state: PlaybackState, end: { generation: number }, listener: Listener): Decision {
  if (!isOf(state, end)) return quietly(state);
  const resting = { ...unloaded(state), position: 0 };
  if (state.repeat === 'one') return begin(resting, listener);
  const index = followingIndex(state);
  return index === null ? quietly(resting) : advance(resting, index, listener);
}

/** Skipping on would not help: every track of the provider, or of both, would fail in the same way. */
const STOPS: readonly UnavailableReason[] = ['needs-premium', 'needs-sign-in', 'needs-reconnect', 'offline'];

/** The player could not sound the track. */
export function fail(
  state: PlaybackState,
  failure: { generation: number; reason: UnavailableReason },
  listener: Listener,
): Decision {
  if (!isOf(state, failure) || !state.current) return quietly(state);
  const { reason } = failure;
  if (reason === 'needs-gesture') {
    const silent = { ...state, wantsSound: false, isSettled: true, isSounding: false };
    return { state: silent, orders: { notice: PRESS_PLAY } };
  }
  const stopped = unloaded(state);
  if (STOPS.includes(reason) || !state.isSkippable) {
    return { state: stopped, orders: { notice: failureNotice(state.current, reason) } };
  }
  if (state.skipsInARow + 1 >= MAX_SKIPS_IN_A_ROW)
    return { state: stopped, orders: { notice: TOO_MANY_SKIPS } };
  const index = followingIndex(state);
  const counted = { ...stopped, position: 0, skipsInARow: state.skipsInARow + 1 };
  const next = index === null ? quietly(counted) : advance(counted, index, listener);
  return { ...next, orders: { ...next.orders, notice: skippedNotice(state.current) } };
}

/** A load stays silent for long: the listener is told, and playback goes on waiting. */
export function delay(state: PlaybackState, load: { generation: number }): Decision {
  if (!isOf(state, load) || !state.current || !state.wantsSound || state.isSounding) return quietly(state);
  return { state, orders: { notice: delayNotice(state.current) } };
}

/** The player gave the sound away, to another device or to nothing; playing again loads anew. */
export function lose(state: PlaybackState, loss: { generation: number }): Decision {
  return quietly(isOf(state, loss) ? unloaded(state) : state);
}

/** The session was looked up or changed: a waiting track begins, one that may no longer sound stops. */
export function meet(state: PlaybackState, listener: Listener): Decision {
  const fresh = { ...state, hasToldOfPassing: false };
  if (!state.current || state.isElsewhere) return quietly(fresh);
  const isWaiting = state.wantsSound && !state.isLoaded;
  if (isWaiting) return begin(fresh, listener);
  const mayStay = !state.isLoaded || isHearable(playabilityOf(state.current, listener));
  return mayStay ? quietly(fresh) : { state: unloaded(fresh), orders: { pause: true } };
}

/** The player no longer holds what should go on: it is loaded again where it stood. */
export function reload(state: PlaybackState): Decision {
  return state.wantsSound && state.isLoaded && state.current ? loading(state, state.current) : quietly(state);
}
