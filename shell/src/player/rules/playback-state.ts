// The state of playback, and the result of a transition: the next state and effects for the model to run.
import type { Track, TrackKey } from '@segue/contract';
import type { Messages, Notice } from '@segue/kernel/bus';
import type { DiagnosticReport } from '@segue/kernel/state/ports';
import type { LoadRequest } from './player-messages';
import type { Queue } from './queue';

/** Repeats the queue, or one entry. */
export type Repeat = 'off' | 'all' | 'one';

/** Where playback stops automatically; a number is a time, in milliseconds since 1970. */
export type StopAt = Messages['playback/stop-at']['at'];

export type PlaybackState = {
  queue: Queue;
  /** The track in the player bar. It can differ from queue[index]: clearing the queue leaves the playing track alone. */
  current: Track | null;
  /** The requested position; the bar shows it without waiting for the player. */
  shouldPlay: boolean;
  /** Whether a player report has confirmed `shouldPlay`. Until then a differing report is late, not a change. */
  isConfirmed: boolean;
  /** The player reported progress: it is not loading, buffering or paused. */
  isSounding: boolean;
  /** Milliseconds. */
  position: number;
  /** Milliseconds as reported by the player; null = only the catalogue's duration is known. */
  duration: number | null;
  /** Number of the newest load. Player events of any other load are ignored. */
  generation: number;
  /** Whether that load is in the player. `shouldPlay` without a load waits for the session or the network. */
  isLoaded: boolean;
  /** Whether a failure skips to the next track: not when the user chose the track and it has not sounded yet. */
  isSkippable: boolean;
  skipsInARow: number;
  /** Whether a notice about skipped unplayable entries was shown. */
  didReportUnplayable: boolean;
  repeat: Repeat;
  stopAt: StopAt;
  /** The queue and the current track are of one provider. */
  isSeparated: boolean;
  /** The order before the queue was shuffled; null while it is not. */
  orderBeforeShuffle: readonly TrackKey[] | null;
  history: QueueHistory;
};

/** Changes of the queue that can be undone, and undone ones that can be made again; the newest last. */
export type QueueHistory = { undo: readonly QueueChange[]; redo: readonly QueueChange[] };

export const NO_HISTORY: QueueHistory = { undo: [], redo: [] };

/** One change of the queue, with the state to return to when it is undone; or an undo, for redo. */
export type QueueChange = {
  /** The user's command, as in "Undo: …". */
  label: string;
  before: Queue;
  orderBeforeShuffle: readonly TrackKey[] | null;
  current: Track | null;
  wasPlaying: boolean;
  /** Milliseconds into `current`. */
  position: number;
  /** The queue after a move of `moved`: a further move of it from there belongs to the same change. */
  after?: Queue;
  moved?: TrackKey | undefined;
  /** The current track before an undo or redo; redoing or undoing that restores `current`. */
  left?: Track | null;
};

/** The commands that the model runs after a transition. */
export type Effects = {
  pause?: true;
  load?: LoadRequest;
  resume?: true;
  /** Milliseconds. */
  seek?: number;
  notice?: Notice | undefined;
  undoNotice?: Notice | undefined;
  diagnostic?: DiagnosticReport;
};

export type TransitionResult = { state: PlaybackState; effects: Effects };

export const EMPTY_QUEUE: Queue = { tracks: [], index: null };

export const INITIAL_PLAYBACK: PlaybackState = {
  queue: EMPTY_QUEUE,
  current: null,
  shouldPlay: false,
  isConfirmed: true,
  isSounding: false,
  position: 0,
  duration: null,
  generation: 0,
  isLoaded: false,
  isSkippable: false,
  skipsInARow: 0,
  didReportUnplayable: false,
  repeat: 'off',
  stopAt: null,
  isSeparated: false,
  orderBeforeShuffle: null,
  history: NO_HISTORY,
};

/** A transition result without effects; with an unchanged state it is a no-op. */
export function withoutEffects(state: PlaybackState): TransitionResult {
  return { state, effects: {} };
}
