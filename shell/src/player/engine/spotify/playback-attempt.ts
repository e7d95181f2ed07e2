// One attempt to play a track, and what the SDK's states said about it.
import type { Track } from '@segue/contract';
import type { LoadRequest, PlaybackReport } from '@segue/stores/ports';
import { waitForArrival, type Arrival } from '../seek-arrival';
import { newEndWatch, withSeek, type EndWatch } from './end-of-track';
import type { SdkState } from './sdk';

/** When the position runs this far beyond the duration, the SDK missed the end. */
const OVERRUN_MS = 2000;
/** The first state must arrive within this time after the start. */
const FIRST_STATE_MS = 10_000;
/** How long the SDK may report loading before the attempt counts as stalled. */
const LOADING_MS = 8000;

/** The newest state: its position and the time it was true; both in milliseconds. */
type LastState = { position: number; at: number; isRunning: boolean; duration: number };

export type PlaybackAttempt = {
  request: LoadRequest;
  watch: EndWatch;
  shouldPlay: boolean;
  /** Null until the first state of this attempt. */
  lastState: LastState | null;
  startedAt: number | null;
  syncedAt: number;
  /** Since when the SDK has reported loading; null while it does not. */
  loadingSince: number | null;
  /** This attempt replaces a stalled one; there is no third. */
  isRestart: boolean;
  arrival: Arrival | null;
};

export function newAttempt(request: LoadRequest): PlaybackAttempt {
  return {
    request,
    watch: newEndWatch(request.track, playUri(request.track) ?? ''),
    shouldPlay: true,
    lastState: null,
    startedAt: null,
    syncedAt: 0,
    loadingSince: null,
    isRestart: false,
    arrival: null,
  };
}

export function recordState(attempt: PlaybackAttempt, state: SdkState, now: number): void {
  attempt.syncedAt = now;
  attempt.loadingSince = state.loading && !state.paused ? (attempt.loadingSince ?? now) : null;
  attempt.lastState = {
    position: state.position,
    at: now,
    isRunning: !state.paused && !state.loading,
    duration: state.duration || attempt.request.track.duration,
  };
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
    position: Math.min(positionOf(attempt, now), duration),
    duration,
  };
}

/** A second attempt from the position at which the first one stalled. */
export function restartOf(attempt: PlaybackAttempt, now: number): PlaybackAttempt {
  return { ...newAttempt({ ...attempt.request, position: positionOf(attempt, now) }), isRestart: true };
}

/** Whether the SDK has been loading for too long. */
export function isStalled({ shouldPlay, loadingSince }: PlaybackAttempt, now: number): boolean {
  return shouldPlay && loadingSince !== null && now - loadingSince > LOADING_MS;
}

/** Whether no state arrived for too long after the start. */
export function isUnanswered({ lastState, shouldPlay, startedAt }: PlaybackAttempt, now: number): boolean {
  return lastState === null && shouldPlay && startedAt !== null && now - startedAt > FIRST_STATE_MS;
}

export function hasOverrun(attempt: PlaybackAttempt, now: number): boolean {
  return attempt.lastState !== null && positionOf(attempt, now) > attempt.lastState.duration + OVERRUN_MS;
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
