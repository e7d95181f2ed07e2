// When the end of the queue is near.
import { $isQueueOpen, $playback, type PlaybackState } from '@segue/stores/ports';
import { combine, type Scope } from 'effector';
import { watchStore } from '../../../platform/watch-store';
import { isNearEnd } from '../extras/next-track';

/** So long before the end similar songs are looked for: until then the queue is what the user made it. */
const LOOK_BEFORE_MS = 30_000;
const LOAD_BEFORE_MS = LOOK_BEFORE_MS + 10_000;

/** Of a short track it is the second half. */
export function isTimeToLook(state: PlaybackState): boolean {
  return isNearEnd(state, Math.min(LOOK_BEFORE_MS, (state.duration ?? 0) / 2));
}

const $isNeeded = combine(
  $playback,
  $isQueueOpen,
  (state, isOpen) => isOpen || isNearEnd(state, LOAD_BEFORE_MS),
);

/** Calls `start` when the music may have to be kept playing soon, or the queue shows whether it will. */
export function watchQueueEnd(scope: Scope, _page: unknown, start: () => void): () => void {
  return watchStore($isNeeded, scope, (isNeeded) => {
    if (isNeeded) start();
  });
}
