// Transitions of a saved queue: it comes back only while the player is unused.
import type { Track } from '@segue/contract';
import type { PlaybackRights } from './playability';
import { partKeptNotice } from './playback-notices';
import { withCurrent, withoutEffects, type PlaybackState, type TransitionResult } from './playback-state';
import { start } from './playback-transitions';
import { currentOf, insertAndSelect, type Queue } from './queue';
import { partFor } from './separation';

/** Shows the queue saved by an earlier load of this tab, unless the player is in use already. */
export function restoreQueue(state: PlaybackState, queue: Queue): TransitionResult {
  if (!isUnused(state)) return withoutEffects(state);
  return withPart(state, queue, currentOf(queue) ?? queue.tracks[0], (part) =>
    withoutEffects(withCurrent(state, currentOf(part), part)),
  );
}

/** Plays a queue saved by an earlier visit from its position, unless the player is in use already. */
export function resumeQueue(
  state: PlaybackState,
  { tracks, track, position }: { tracks: readonly Track[]; track: Track; position: number },
  rights: PlaybackRights,
): TransitionResult {
  if (!isUnused(state)) return withoutEffects(state);
  const queue = insertAndSelect({ tracks, index: null }, track);
  return withPart(state, queue, track, (part) =>
    start({ ...withCurrent(state, track, part), position }, rights),
  );
}

/** Continues with the part of a saved queue that can stay with a track; a notice says when that is not all of it. */
function withPart(
  state: PlaybackState,
  queue: Queue,
  track: Track | undefined,
  run: (part: Queue) => TransitionResult,
): TransitionResult {
  const part = partFor(state, queue, track);
  const result = run(part);
  if (part === queue || !track) return result;
  return { ...result, effects: { notice: partKeptNotice(track), ...result.effects } };
}

function isUnused({ current, queue }: PlaybackState): boolean {
  return current === null && queue.tracks.length === 0;
}
