// Transitions between tabs of one browser: one tab plays, the others show its state.
import type { Track, TrackKey } from '@segue/contract';
import type { Listener } from './playability';
import { withoutEffects, type PlaybackState, type Repeat, type TransitionResult } from './playback-state';
import { start } from './playback-transitions';
import type { Queue } from './queue';

/** The playback of another tab, as this one shows it. */
export type Mirror = {
  queue: Queue;
  current: Track | null;
  isPlaying: boolean;
  isSounding: boolean;
  /** Milliseconds. */
  position: number;
  duration: number | null;
  repeat: Repeat;
  formerOrder: readonly TrackKey[] | null;
};

/** Shows the playing tab's state and pauses this tab, or stops following when that tab is gone. */
export function mirror(state: PlaybackState, leader: Mirror | null): TransitionResult {
  if (!leader) {
    if (!state.isElsewhere) return withoutEffects(state);
    return withoutEffects({ ...state, isElsewhere: false, wantsSound: false, isSounding: false });
  }
  const { isPlaying, ...shown } = leader;
  const following = { ...state, ...shown, wantsSound: isPlaying, isSettled: true, isLoaded: false };
  return {
    state: { ...following, isElsewhere: true, history: [] },
    effects: state.isLoaded ? { pause: true } : {},
  };
}

/** Continues in this tab what another tab plays. */
export function takeOver(state: PlaybackState, listener: Listener): TransitionResult {
  if (!state.isElsewhere) return withoutEffects(state);
  return start({ ...state, isElsewhere: false, wantsSound: false, isSounding: false }, listener);
}
