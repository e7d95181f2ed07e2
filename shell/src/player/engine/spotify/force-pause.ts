// Pauses the SDK player. A pause and a Web API start reach Spotify by different ways, so a start waits for the pause
// before it: a late pause would stop the new track.
import { withinMs } from '../promises';
import type { SdkPlayer } from './sdk';

/** How long a start waits for the pause before it. */
const PAUSE_MS = 500;

export type ForcePause = {
  pause: () => Promise<void>;
  /** Resolves when the last pause is done, or after PAUSE_MS. */
  whenDone: () => Promise<void>;
};

export function createForcePause(player: () => SdkPlayer | null): ForcePause {
  let pausing: Promise<void> = Promise.resolve();
  return {
    pause() {
      pausing = Promise.resolve(player()?.pause());
      return pausing;
    },
    async whenDone() {
      await withinMs(PAUSE_MS, pausing).catch(() => undefined);
    },
  };
}
