// Transitions of a saved queue.
import type { Track } from '@segue/contract';
import type { Messages } from '@segue/kernel/bus';
import type { PlaybackRights } from '@segue/kernel/state/ports';
import { partKeptNotice } from './playback-notices';
import { withCurrent } from './current-track';
import { withoutEffects, type PlaybackState, type TransitionResult } from './playback-state';
import { findPlayable, pausingFirst, start, startFirstPlayable } from './playback-transitions';
import { currentOf, insertAndSelect, type Queue } from './queue';
import { undoable } from './queue-history';
import { limitToProvider } from './separation';

/** Shows the queue saved by an earlier load of this tab, unless the player is in use already. */
export function restoreQueue(state: PlaybackState, queue: Queue): TransitionResult {
  if (!isUnused(state)) return withoutEffects(state);
  const keep = (part: Queue) => withoutEffects(withCurrent(state, part));
  return withPart(state, queue, currentOf(queue) ?? queue.tracks[0], keep);
}

/** Continues a saved queue at its position, instead of the current one. */
export function resumeQueue(
  state: PlaybackState,
  { tracks, track, position }: Messages['queue/resume'],
  rights: PlaybackRights,
): TransitionResult {
  const saved = insertAndSelect({ tracks, index: null }, track);
  const result = withPart(state, saved, track, (queue) => {
    const next = { ...withCurrent(state, queue, track), position, orderBeforeShuffle: null, skipsInARow: 0 };
    const started = start(next, rights);
    if (started.state.shouldPlay || !state.shouldPlay) return pausingFirst(state, started);
    // The playing track continues unless an entry of the saved queue can replace it.
    const from = queue.index ?? 0;
    if (findPlayable(queue, from, rights).index === null) return { state, effects: started.effects };
    return pausingFirst(state, startFirstPlayable(next, from, rights));
  });
  const text = isUnused(state) ? undefined : 'Queue restored.';
  return undoable(state, result, { label: 'restore a queue', text });
}

/** Continues with the part of a saved queue that can stay with a track; a notice says when that is not all of it. */
function withPart(
  state: PlaybackState,
  queue: Queue,
  track: Track | undefined,
  run: (part: Queue) => TransitionResult,
): TransitionResult {
  const part = limitToProvider(state, queue, track);
  const result = run(part);
  if (part === queue || !track) return result;
  return { ...result, effects: { notice: partKeptNotice(track), ...result.effects } };
}

function isUnused({ current, queue }: PlaybackState): boolean {
  return current === null && queue.tracks.length === 0;
}
