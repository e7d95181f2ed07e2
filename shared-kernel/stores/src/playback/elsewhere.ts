// What plays in another tab of this browser, shown here as if it played here.
import type { Track, TrackKey } from '@segue/contract';
import { createEvent } from 'effector';
import type { Listener } from './playability';
import { quietly, type Decision, type PlaybackState, type Repeat } from './playback-state';
import type { Queue } from './queue';
import { begin } from './starting';

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

/** The tab that plays told what it does; null when it is gone. */
export const playbackMirrored = createEvent<Mirror | null>('playbackMirrored');

/** Follows the tab that plays, or stands alone again where that one stopped. What sounds here gives way. */
export function mirror(state: PlaybackState, told: Mirror | null): Decision {
  if (!told)
    return quietly(
      state.isElsewhere ? { ...state, isElsewhere: false, wantsSound: false, isSounding: false } : state,
    );
  const { isPlaying, ...shown } = told;
  const following = { ...state, ...shown, wantsSound: isPlaying, isSettled: true, isLoaded: false };
  return {
    state: { ...following, isElsewhere: true, history: [] },
    orders: state.isLoaded ? { pause: true } : {},
  };
}

/** Plays here, where the other tab is. */
export function takeOver(state: PlaybackState, listener: Listener): Decision {
  if (!state.isElsewhere) return quietly(state);
  return begin({ ...state, isElsewhere: false, wantsSound: false, isSounding: false }, listener);
}
