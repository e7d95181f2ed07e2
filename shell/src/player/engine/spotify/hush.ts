// A pause travels by another road than the next start, and would stop what starts if it came later.
import { withinMs } from '../waiting';
import type { SdkPlayer } from './sdk';

/** How long a start waits for the pause before it. */
const PAUSE_MS = 500;

export type Hush = {
  /** Pauses whatever sounds. */
  now: () => Promise<void>;
  /** Resolves when the last pause has arrived, or has had its time. */
  settled: () => Promise<void>;
};

export function createHush(player: () => SdkPlayer | null): Hush {
  let pausing: Promise<void> = Promise.resolve();
  return {
    now() {
      pausing = Promise.resolve(player()?.pause());
      return pausing;
    },
    async settled() {
      await withinMs(PAUSE_MS, pausing).catch(() => undefined);
    },
  };
}
