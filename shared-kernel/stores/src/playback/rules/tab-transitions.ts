// Transitions between tabs of one browser: one tab plays, the others show its state.
import type { Track, TrackKey } from '@segue/contract';
import type { PlaybackRights } from './playability';
import {
  withoutEffects,
  NO_HISTORY,
  type PlaybackState,
  type Repeat,
  type StopAt,
  type TransitionResult,
} from './playback-state';
import { start } from './playback-transitions';
import type { Queue } from './queue';
import { limitToProvider } from './separation';

/** The playback of another tab, as this one shows it. */
export type LeaderState = {
  queue: Queue;
  current: Track | null;
  isPlaying: boolean;
  isSounding: boolean;
  /** Milliseconds. */
  position: number;
  duration: number | null;
  repeat: Repeat;
  stopAt: StopAt;
  orderBeforeShuffle: readonly TrackKey[] | null;
};

/** Shows the playing tab's state and pauses this tab, or stops following when that tab is gone. */
export function followLeader(state: PlaybackState, leader: LeaderState | null): TransitionResult {
  if (!leader) {
    if (!state.isFollower) return withoutEffects(state);
    return withoutEffects({ ...state, isFollower: false, shouldPlay: false, isSounding: false });
  }
  const { isPlaying, ...shown } = leader;
  const queue = limitToProvider(state, shown.queue, shown.current ?? shown.queue.tracks[0]);
  const following = { ...state, ...shown, queue, shouldPlay: isPlaying, isConfirmed: true, isLoaded: false };
  return {
    state: { ...following, isFollower: true, history: NO_HISTORY },
    effects: state.isLoaded ? { pause: true } : {},
  };
}

/** Continues in this tab what another tab plays. */
export function becomeLeader(state: PlaybackState, rights: PlaybackRights): TransitionResult {
  if (!state.isFollower) return withoutEffects(state);
  return start({ ...state, isFollower: false, shouldPlay: false, isSounding: false }, rights);
}
