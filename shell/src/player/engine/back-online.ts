// When the network is back, starts the track that the user is waiting for; also in a hidden tab, where music plays on.
import { send } from '@segue/kernel/bus';
import { $isPlaying } from '@segue/kernel/state';
import type { Scope } from 'effector';
import { listen } from '../../platform/listen';

/** A paused track stays paused. A retry is a no-op while a track still plays from its buffer. */
export function wireBackOnline(scope: Scope): () => void {
  return listen(window, ['online'], () => {
    if (scope.getState($isPlaying)) send('playback/retry');
  });
}
