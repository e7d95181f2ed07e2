// When what keeps the music playing at the end of the queue is needed.
import { $isQueueOpen, $playback } from '@segue/stores/ports';
import { combine, type Scope } from 'effector';
import { watchStore } from '../../../platform/watch-store';
import { isNearEnd, LOOK_BEFORE_MS } from '../extras/next-track';
import { $isNowPlayingOpen } from '../now-playing';

const LOAD_BEFORE_MS = LOOK_BEFORE_MS + 10_000;

const $isNeeded = combine(
  $playback,
  $isQueueOpen,
  $isNowPlayingOpen,
  (state, isQueueOpen, isViewOpen) => isQueueOpen || isViewOpen || isNearEnd(state, LOAD_BEFORE_MS),
);

/** Calls `start` when the music may have to be kept playing soon, or it is shown whether it will be. */
export function watchQueueEnd(scope: Scope, _page: unknown, start: () => void): () => void {
  return watchStore($isNeeded, scope, (isNeeded) => {
    if (isNeeded) start();
  });
}
