import { scopeBind, type Scope } from 'effector';
import { nextTrackWatchStarted, nextTrackWatchStopped } from './model';

/** Prepares the next track shortly before its turn, whether or not a screen shows the result. */
export function wireNextTrack(scope: Scope): () => void {
  scopeBind(nextTrackWatchStarted, { scope })();
  return scopeBind(nextTrackWatchStopped, { scope });
}
