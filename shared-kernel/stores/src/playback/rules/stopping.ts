// The stop that the user asked for in advance: at the end of the track, or at a time.
import type { PlaybackRights } from './playability';
import { followingIndex, withCurrent } from './current-track';
import { withoutEffects, type PlaybackState, type StopAt, type TransitionResult } from './playback-state';
import { findPlayable } from './playback-transitions';
import { select } from './queue';

/** The shell pauses at a time; the end of a track is a transition. */
export function stopAt(state: PlaybackState, { at }: { at: StopAt }): TransitionResult {
  return withoutEffects({ ...state, stopAt: at });
}

/** Stops after a track that ended: the next playable one waits for Play, the same one when it repeats. */
export function stopBeforeNext(ended: PlaybackState, rights: PlaybackRights): TransitionResult {
  const stopped = { ...ended, stopAt: null };
  const from = ended.repeat === 'one' ? null : followingIndex(ended);
  const next = from === null ? null : findPlayable(ended.queue, from, rights, ended.repeat === 'all').index;
  if (next === null) return withoutEffects(stopped);
  return withoutEffects(withCurrent(stopped, select(ended.queue, next)));
}
