// The state of playback: what the listener wants, what the player last said, and how one changes the other.
import type { Track, TrackKey } from '@segue/contract';
import type { Notice } from '@segue/event-bus';
import type { DiagnosticReport } from '../diagnostics/model';
import type { LoadRequest, PlaybackReport } from './playback-ports';
import type { Change } from './history';
import { EMPTY_QUEUE, isAt, type Queue } from './queue';

/** What follows the last entry, or each. */
export type Repeat = 'off' | 'all' | 'one';

export type PlaybackState = {
  queue: Queue;
  /** What the bar shows. Not simply queue[index]: emptying the queue leaves the sounding track alone. */
  current: Track | null;
  /** The listener's wish, which the bar shows without waiting for the player. */
  wantsSound: boolean;
  /** Whether a report has agreed with the wish. Until then a differing report is late news, not a change. */
  isSettled: boolean;
  /** The player reported that sound is moving on, rather than loading, buffering or paused. */
  isSounding: boolean;
  /** Milliseconds. */
  position: number;
  /** Milliseconds as the player told them; null = only the catalogue knows. */
  duration: number | null;
  /** Number of the newest load. Reports of any other are ignored. */
  generation: number;
  /** Whether that load is in the player. With a wish and no load, playback waits for the session. */
  isLoaded: boolean;
  /** A track that came by itself, or already sounded, is skipped when it fails; one asked for is not. */
  isSkippable: boolean;
  skipsInARow: number;
  hasToldOfPassing: boolean;
  repeat: Repeat;
  /** The order before the queue was shuffled; null while it is not. */
  formerOrder: readonly TrackKey[] | null;
  /** Another tab of this browser plays; this one shows it. */
  isElsewhere: boolean;
  /** What can be undone, the newest last. */
  history: readonly Change[];
};

/** What a rule wants done in the world. */
export type Orders = {
  pause?: true;
  load?: LoadRequest;
  resume?: true;
  /** Milliseconds. */
  seek?: number;
  notice?: Notice | undefined;
  /** A way back from what was just done. */
  offer?: Notice;
  log?: DiagnosticReport;
};

export type Decision = { state: PlaybackState; orders: Orders };

export const INITIAL_PLAYBACK: PlaybackState = {
  queue: EMPTY_QUEUE,
  current: null,
  wantsSound: false,
  isSettled: true,
  isSounding: false,
  position: 0,
  duration: null,
  generation: 0,
  isLoaded: false,
  isSkippable: false,
  skipsInARow: 0,
  hasToldOfPassing: false,
  repeat: 'off',
  formerOrder: null,
  isElsewhere: false,
  history: [],
};

/** Changes nothing in the world. */
export function quietly(state: PlaybackState): Decision {
  return { state, orders: {} };
}

/** Whether a report or an end speaks of the load in the player. */
export function isOf(state: PlaybackState, { generation }: { generation: number }): boolean {
  return state.isLoaded && state.generation === generation;
}

/** Whether what the bar shows is the queue's current entry. */
export function isInStep({ queue, current }: PlaybackState): boolean {
  return current !== null && queue.index !== null && isAt(queue, queue.index, current);
}

/** The index playback goes to after the current track, or null. */
export function followingIndex(state: PlaybackState): number | null {
  const { index, tracks } = state.queue;
  if (index === null) return null;
  const following = isInStep(state) ? index + 1 : index;
  if (following < tracks.length) return following;
  return state.repeat === 'all' ? 0 : null;
}

/** Takes over a track, silent and at its start. */
export function arriveAt(state: PlaybackState, track: Track | null, queue: Queue): PlaybackState {
  return {
    ...state,
    queue,
    current: track,
    wantsSound: false,
    isSettled: true,
    isSounding: false,
    position: 0,
    duration: null,
    isLoaded: false,
    isSkippable: false,
  };
}

/** Nothing of the current track stays in the player; playing again loads it at its position. */
export function unloaded(state: PlaybackState): PlaybackState {
  return { ...state, wantsSound: false, isSettled: true, isSounding: false, isLoaded: false };
}

/** Loads the current track under a new generation. */
export function loading(state: PlaybackState, track: Track): Decision {
  const generation = state.generation + 1;
  return {
    state: {
      ...state,
      wantsSound: true,
      isSettled: false,
      isSounding: false,
      isLoaded: true,
      generation,
    },
    orders: { load: { track, position: state.position, generation } },
  };
}

/** Takes a report in. While a seek is under way the position stays where the listener put it. */
export function heard(state: PlaybackState, report: PlaybackReport, isSeeking: boolean): PlaybackState {
  if (!isOf(state, report)) return state;
  const isSounding = report.isPlaying && report.position > 0 && report.isBuffering !== true;
  return {
    ...state,
    wantsSound: state.isSettled ? report.isPlaying : state.wantsSound,
    isSettled: state.isSettled || report.isPlaying === state.wantsSound,
    isSounding,
    position: isSeeking ? state.position : report.position,
    duration: report.duration || state.duration,
    isSkippable: state.isSkippable || isSounding,
    skipsInARow: isSounding ? 0 : state.skipsInARow,
  };
}
