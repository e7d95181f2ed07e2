// One attempt to play a track, with the facts from the SDK's states.
import type { Track } from '@segue/contract';
import { knownLength } from '@segue/contract/cleaning';
import type { LoadRequest, PlaybackReport } from '@segue/shell/port/player-messages';
import { type Arrival, waitForArrival } from '@segue/shell/port/seek-arrival';
import { newEndWatch, withSeek, type EndWatch } from './end-of-track';
import type { SdkState } from './sdk';

/** When the position runs this far beyond the duration, the SDK missed the end. */
const OVERRUN_MS = 2000;
/** The first state must arrive within this time after the start. */
const FIRST_STATE_MS = 10_000;
/** How long the SDK may report loading, or playing at a position that stands still, before the attempt counts as stalled. */
const LOADING_MS = 8000;
/** How often a playing track's state is requested: the SDK loses events. */
const RESYNC_MS = 5000;
/** Two states within this time may be one, reported twice. */
const DOUBLED_MS = 1000;
/** A position that is this far behind the clock stood still for a while. */
const LAG_MS = 2000;

/** The newest state: its position and the time it was true; both in milliseconds. */
type LastState = {
  position: number;
  at: number;
  /** Null while neither the SDK nor the catalog reports it: then no position counts as the end. */
  duration: number | null;
  /** The SDK reports playing. It also does so while it has no sound yet (spotify/web-playback-sdk, issue 88). */
  isClaimed: boolean;
  /** The position has advanced, too. */
  isRunning: boolean;
};

export class PlaybackAttempt {
  watch: EndWatch;
  shouldPlay = true;
  /** Null until the first state of this attempt. */
  lastState: LastState | null = null;
  startedAt: number | null = null;
  syncedAt = 0;
  /** A state was requested and the SDK has not answered. */
  isAsking = false;
  /** Since when the SDK has reported loading, or playing without progress; null while it does not. */
  loadingSince: number | null = null;
  arrival: Arrival | null = null;

  /** `isRestart`: this attempt replaces a stalled one; there is no third. */
  constructor(
    public request: LoadRequest,
    readonly isRestart = false,
  ) {
    this.watch = newEndWatch(request.track, playUri(request.track) ?? '', request.position);
  }
}

export function recordState(attempt: PlaybackAttempt, state: SdkState, now: number): void {
  const { lastState: former, request } = attempt;
  const isClaimed = !state.paused && !state.loading;
  const isDoubled = former?.isRunning === true && now - former.at < DOUBLED_MS;
  const hasAdvanced =
    state.position > (former ?? request).position && positionOf(attempt, now) - state.position < LAG_MS;
  const isRunning = isClaimed && (isDoubled || hasAdvanced);
  attempt.syncedAt = now;
  attempt.loadingSince = state.paused || isRunning ? null : (attempt.loadingSince ?? now);
  const duration = knownLength(state.duration) ?? request.track.duration;
  attempt.lastState = { position: state.position, at: now, duration, isClaimed, isRunning };
}

/** The state as it can be: some states have their times in seconds, which would move the position to the start. */
export function inMilliseconds(attempt: PlaybackAttempt, state: SdkState, now: number): SdkState {
  const position = positionOf(attempt, now);
  const isInSeconds = position > LAG_MS && Math.abs(state.position - position / 1000) < 2;
  return isInSeconds
    ? { ...state, position, duration: attempt.lastState?.duration ?? state.duration }
    : state;
}

/** Whether to request the state: often until the position advances, then now and then, and after the end. */
export function isResyncDue(attempt: PlaybackAttempt, now: number): boolean {
  const { lastState, isAsking, syncedAt } = attempt;
  if (!lastState?.isClaimed || isAsking) return false;
  return !lastState.isRunning || now - syncedAt > RESYNC_MS || hasOverrun(attempt, now);
}

/** The SDK reports no progress: between two states the position follows the clock. */
function positionOf({ lastState, request }: PlaybackAttempt, now: number): number {
  if (!lastState) return request.position;
  return lastState.isRunning ? lastState.position + now - lastState.at : lastState.position;
}

/** The progress to report; null before the first state. */
export function progressOf(attempt: PlaybackAttempt, isPlaying: boolean, now: number): PlaybackReport | null {
  const { lastState, request } = attempt;
  if (!lastState) return null;
  const { duration, isRunning } = lastState;
  return {
    generation: request.generation,
    isPlaying,
    isBuffering: isPlaying && !isRunning,
    position: Math.min(positionOf(attempt, now), duration ?? Infinity),
    duration,
  };
}

export function hasReachedEnd(attempt: PlaybackAttempt, now: number): boolean {
  return positionOf(attempt, now) >= lengthOf(attempt);
}

const lengthOf = ({ lastState }: PlaybackAttempt) => lastState?.duration ?? Infinity;

/** A second attempt from the position at which the first one stalled. */
export function restartOf(attempt: PlaybackAttempt, now: number): PlaybackAttempt {
  return new PlaybackAttempt({ ...attempt.request, position: positionOf(attempt, now) }, true);
}

/** Whether the SDK has been loading, or playing without progress, for too long. */
export function isStalled({ shouldPlay, loadingSince }: PlaybackAttempt, now: number): boolean {
  return shouldPlay && loadingSince !== null && now - loadingSince > LOADING_MS;
}

/** Whether no state arrived for too long after the start. */
export function isUnanswered({ lastState, shouldPlay, startedAt }: PlaybackAttempt, now: number): boolean {
  return lastState === null && shouldPlay && startedAt !== null && now - startedAt > FIRST_STATE_MS;
}

export function hasOverrun(attempt: PlaybackAttempt, now: number): boolean {
  return positionOf(attempt, now) > lengthOf(attempt) + OVERRUN_MS;
}

/** Notes a seek (ms) and returns its arrival; before the first state the attempt just starts there, without one. */
export function beginSeek(attempt: PlaybackAttempt, position: number): Arrival | null {
  if (!attempt.lastState) {
    attempt.request = { ...attempt.request, position };
    return null;
  }
  const now = Date.now();
  attempt.watch = withSeek(attempt.watch, now);
  attempt.lastState = { ...attempt.lastState, position, at: now };
  attempt.arrival = waitForArrival(position);
  return attempt.arrival;
}

/** `spotify:track:{id}` for an id in either form; null when it is not a Spotify id. */
export function playUri({ id }: Pick<Track, 'id'>): string | null {
  const bare = id.replace(/^spotify:track:/, '');
  return /^[A-Za-z0-9]+$/.test(bare) ? `spotify:track:${bare}` : null;
}
