// Undo and redo: keeps each transition's change of the queue, and moves between these changes.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import type { Notice } from '@segue/kernel/bus';
import type { PlaybackRights } from '@segue/kernel/state/ports';
import { withCurrent } from './current-track';
import {
  withoutEffects,
  type PlaybackState,
  type QueueChange,
  type QueueHistory,
  type TransitionResult,
} from './playback-state';
import { pausingFirst, start } from './playback-transitions';
import { indexOf, type Queue } from './queue';
import { conflictingProvider } from './separation';

const MAX_CHANGES = 50;

type Description = {
  /** The user's command, as in "Undo: …". */
  label: string;
  /** The text of the undo notice; without it no notice is shown. */
  text?: string | undefined;
  /** The moved entry. */
  moved?: TrackKey | undefined;
};

/** Adds a transition's change of the queue to the history, with a notice that offers Undo. */
export function undoable(
  before: PlaybackState,
  result: TransitionResult,
  { label, text, moved }: Description,
): TransitionResult {
  const { state, effects } = result;
  if (state.queue === before.queue) return result;
  const last = before.history.undo.at(-1);
  const isSameMove = moved !== undefined && last?.moved === moved && last.after === before.queue;
  const change: QueueChange = {
    ...changeFrom(before, label),
    ...(isSameMove && { before: last.before }),
    after: state.queue,
    moved,
  };
  const earlier = isSameMove ? before.history.undo.slice(0, -1) : before.history.undo;
  // Several steps of one move can cancel each other.
  const isUnchanged =
    isSameOrder(change.before, state.queue) && before.orderBeforeShuffle === state.orderBeforeShuffle;
  const history = isUnchanged
    ? { ...before.history, undo: earlier }
    : { undo: [...earlier, change].slice(-MAX_CHANGES), redo: [] };
  const undoNotice = text ? ({ text, action: { label: 'Undo', message: 'queue/undo' } } as const) : undefined;
  return {
    state: { ...state, history },
    effects: isUnchanged || !undoNotice ? effects : { ...effects, undoNotice },
  };
}

/** Undoes the newest change; a notice offers Redo. */
export const undo = travel('undo', 'redo', 'Undone', { label: 'Redo', message: 'queue/redo' });

/** Repeats the change that was undone last; a notice offers Undo. */
export const redo = travel('redo', 'undo', 'Redone', { label: 'Undo', message: 'queue/undo' });

type Direction = keyof QueueHistory;

function travel(from: Direction, to: Direction, done: string, action: Notice['action'] & object) {
  return (state: PlaybackState, rights: PlaybackRights): TransitionResult => {
    const { history } = state;
    const change = history[from].at(-1);
    if (!change) return withoutEffects(state);
    const { state: next, effects } = restoreBefore(state, change, rights);
    const reverse = { ...changeFrom(state, change.label), left: next.current };
    const travelled = { [from]: history[from].slice(0, -1), [to]: [...history[to], reverse] };
    return {
      state: { ...next, history: { ...history, ...travelled } },
      effects: { ...effects, undoNotice: { text: `${done}: ${change.label}.`, action } },
    };
  };
}

/** The part of a state that is needed to restore it. */
function changeFrom(state: PlaybackState, label: string): QueueChange {
  const { queue, orderBeforeShuffle, current, shouldPlay, position } = state;
  return { label, before: queue, orderBeforeShuffle, current, wasPlaying: shouldPlay, position };
}

/**
 * Restores the queue from before a change. A current track that the user chose since keeps playing when it is in that
 * queue, else the former current track returns to its position.
 */
function restoreBefore(state: PlaybackState, change: QueueChange, rights: PlaybackRights): TransitionResult {
  const { before, orderBeforeShuffle, current, left } = change;
  const restored = { ...state, orderBeforeShuffle, queue: before };
  if (isSame(state.current, current)) return withoutEffects(restored);

  const index = state.current ? indexOf(before, trackKey(state.current)) : -1;
  const wasReplaced = left !== undefined && isSame(state.current, left);
  if (index >= 0 && !wasReplaced) return withoutEffects({ ...restored, queue: { ...before, index } });
  // A playing track continues without a queue, unless a queue of another provider is restored.
  const isMixed =
    state.current !== null && conflictingProvider({ ...restored, current }, state.current) !== null;
  if (!current && state.isLoaded && !isMixed) return withoutEffects(restored);
  const next = { ...withCurrent(restored, before, current), position: change.position };
  return pausingFirst(state, change.wasPlaying ? start(next, rights) : withoutEffects(next));
}

function isSameOrder(one: Queue, other: Queue): boolean {
  return (
    one.tracks.length === other.tracks.length &&
    one.tracks.every((track, at) => isSame(track, other.tracks[at] ?? null))
  );
}

function isSame(one: Track | null, other: Track | null): boolean {
  return one === other || (one !== null && other !== null && trackKey(one) === trackKey(other));
}
