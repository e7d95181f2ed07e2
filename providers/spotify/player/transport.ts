// Pauses and resumes the SDK player. Its promises settle when the command is posted, so the outcome is read from states: a
// pause that arrives late would stop a track that the Web API starts meanwhile.
import { defer, type Deferred } from '@segue/shell/port/promises';
import { withinMs } from '@segue/shell/port/time-limit';
import type { SdkPlayer, SdkState } from './sdk';

/** How long a start waits for the state that confirms the pause before it. */
const PAUSE_MS = 300;

export function createTransport(player: () => SdkPlayer | null) {
  let pausing: Deferred<void> | null = null;
  /** Whether the newest state or command means playing. */
  let maySound = false;

  function settle(): void {
    pausing?.resolve();
    pausing = null;
  }

  /** Resolves when no pause is unconfirmed. */
  async function whenPaused(): Promise<void> {
    const mine = pausing;
    if (mine) await withinMs(PAUSE_MS, mine.promise);
    if (pausing === mine) settle();
  }

  return {
    /** Resolves when a state confirms the pause, or after PAUSE_MS. */
    async pause(): Promise<void> {
      if (maySound) pausing ??= defer();
      void player()?.pause();
      await whenPaused();
    },
    /** Posts the command at once: Safari allows the sound only within the click. */
    resume(): void {
      maySound = true;
      settle();
      void player()?.resume();
    },
    /** Whether a pause is unconfirmed. */
    isPausing: () => pausing !== null,
    whenPaused,
    stateReceived(state: SdkState | null): void {
      maySound = state?.paused === false;
      if (!maySound) settle();
    },
  };
}
