// One play request and what the SDK said of it.
import type { Track } from '@segue/contract';
import type { LoadRequest, PlaybackReport } from '@segue/stores/ports';
import { waitForArrival, type Arrival } from '../seek-arrival';
import { duringSeek, watchFor, type EndWatch } from './end-of-track';
import type { SdkState } from './sdk';

/** Sound past its own end means that the end was never told. */
const OVERRUN_MS = 2000;
/** So long after its start a run must have had its first state. */
const FIRST_STATE_MS = 10_000;
/** So long sound may stand still for want of data. */
const LOADING_MS = 8000;

/** A position (ms) and when it was true. */
type Mark = { position: number; at: number; isRunning: boolean; duration: number };

export type Run = {
  request: LoadRequest;
  watch: EndWatch;
  wantsSound: boolean;
  /** Null until the first state of this run. */
  mark: Mark | null;
  startedAt: number | null;
  syncedAt: number;
  /** Since when the SDK says that it loads what should sound; null while it does not. */
  loadingSince: number | null;
  /** It was begun a second time, because the first one hung. */
  isRevived: boolean;
  arrival: Arrival | null;
};

export function newRun(request: LoadRequest): Run {
  return {
    request,
    watch: watchFor(request.track, playUri(request.track) ?? ''),
    wantsSound: true,
    mark: null,
    startedAt: null,
    syncedAt: 0,
    loadingSince: null,
    isRevived: false,
    arrival: null,
  };
}

/** Keeps what a state says of the run. */
export function noteState(run: Run, state: SdkState, now: number): void {
  run.syncedAt = now;
  run.loadingSince = state.loading && !state.paused ? (run.loadingSince ?? now) : null;
  run.mark = {
    position: state.position,
    at: now,
    isRunning: !state.paused && !state.loading,
    duration: state.duration || run.request.track.duration,
  };
}

/** The SDK tells no progress: between two of its states the position is the clock's. */
export function positionOf({ mark, request }: Run, now: number): number {
  if (!mark) return request.position;
  return mark.isRunning ? mark.position + now - mark.at : mark.position;
}

/** What to report of a run; null before its first state. */
export function progressOf(run: Run, isPlaying: boolean, now: number): PlaybackReport | null {
  const { mark, request } = run;
  if (!mark) return null;
  const { duration, isRunning } = mark;
  const position = Math.min(positionOf(run, now), duration);
  return {
    generation: request.generation,
    isPlaying,
    isBuffering: isPlaying && !isRunning,
    position,
    duration,
  };
}

/** The same wish from where it hangs. */
export function revived(run: Run, now: number): Run {
  return { ...newRun({ ...run.request, position: positionOf(run, now) }), isRevived: true };
}

/** Whether what should sound has been loading for too long. */
export function hangs({ wantsSound, loadingSince }: Run, now: number): boolean {
  return wantsSound && loadingSince !== null && now - loadingSince > LOADING_MS;
}

/** Whether nothing was heard of a start for too long. */
export function neverBegan({ mark, wantsSound, startedAt }: Run, now: number): boolean {
  return mark === null && wantsSound && startedAt !== null && now - startedAt > FIRST_STATE_MS;
}

export function hasOverrun(run: Run, now: number): boolean {
  return run.mark !== null && positionOf(run, now) > run.mark.duration + OVERRUN_MS;
}

/** The run is on its way to a position (ms); a run that has not begun will begin there, and nothing is to be waited for. */
export function headFor(run: Run, position: number): Arrival | null {
  if (!run.mark) {
    run.request = { ...run.request, position };
    return null;
  }
  const now = Date.now();
  run.watch = duringSeek(run.watch, now);
  run.mark = { ...run.mark, position, at: now };
  run.arrival = waitForArrival(position);
  return run.arrival;
}

/** `spotify:track:{id}`, whatever form the catalogue's link has; null for something else. */
export function playUri({ id }: Pick<Track, 'id'>): string | null {
  const bare = id.replace(/^spotify:track:/, '');
  return /^[A-Za-z0-9]+$/.test(bare) ? `spotify:track:${bare}` : null;
}
