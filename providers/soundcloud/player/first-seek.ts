// The widget ignores a seek until its track is loaded, so the first seek waits, is verified and repeated.

const SEEK_DELAY_MS = 1000;
const PATIENCE_MS = 5000;
const NEAR_MS = 1500;
const MAX_TRIES = 4;

export type FirstSeek = ReturnType<typeof createFirstSeek>;

/** Seeks to `target` (ms) after one second, when something is loaded, then checks every second whether it worked. */
export function createFirstSeek(target: number, seekTo: (position: number) => void) {
  let lastTry = Date.now();
  let tries = 0;
  let isOver = false;
  return {
    target,
    /** A progress event: position and loaded part of the track (both ms). */
    progressed(position: number, loaded: number): void {
      if (isOver) return;
      const hasArrived = tries > 0 && Math.abs(position - target) <= NEAR_MS;
      const waited = Date.now() - lastTry;
      if (hasArrived) isOver = true;
      else if (waited < SEEK_DELAY_MS || (loaded <= 0 && waited < PATIENCE_MS)) return;
      else if (tries === MAX_TRIES) isOver = true;
      else {
        tries += 1;
        lastTry = Date.now();
        seekTo(target);
      }
    },
    isOver: () => isOver,
    cancel: () => void (isOver = true),
  };
}
