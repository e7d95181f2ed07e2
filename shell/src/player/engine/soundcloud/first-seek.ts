// The frame ignores a seek until enough of the track is there, so the first one waits, is verified and repeated.
import { SOUNDCLOUD_SEEK_DELAY_MS } from '@segue/contract';

const PATIENCE_MS = 5000;
const NEAR_MS = 1500;
const MAX_TRIES = 3;

export type FirstSeek = {
  /** Milliseconds. */
  target: number;
  /** Progress was heard at a position, with so much of the track loaded (both ms). */
  progressed: (position: number, loaded: number) => void;
  isOver: () => boolean;
  cancel: () => void;
};

/** Seeks once a second has passed since the load and the target is loaded, or has had its time to load. */
export function createFirstSeek(target: number, seekTo: (position: number) => void): FirstSeek {
  const since = Date.now();
  let tries = 0;
  let isCancelled = false;
  let hasArrived = false;
  return {
    target,
    progressed(position, loaded) {
      if (isCancelled || hasArrived) return;
      if (tries > 0 && Math.abs(position - target) <= NEAR_MS) {
        hasArrived = true;
        return;
      }
      const waited = Date.now() - since;
      if (waited < SOUNDCLOUD_SEEK_DELAY_MS * (tries + 1)) return;
      if (loaded < target && waited < PATIENCE_MS) return;
      tries += 1;
      if (tries > MAX_TRIES) hasArrived = true;
      else seekTo(target);
    },
    isOver: () => isCancelled || hasArrived,
    cancel: () => {
      isCancelled = true;
    },
  };
}
