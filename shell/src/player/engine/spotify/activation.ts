// Activates the SDK's media element during a click, so that the browser lets it play; the SDK plays silence for that.
import { withinMs } from '../promises';
import type { SdkPlayer } from './sdk';

/** How long a start waits for a pending activation: its end would interrupt the beginning of the track. */
const ACTIVATION_MS = 500;

export type Activation = {
  /** Must be called synchronously in a click or key handler. */
  activate: () => void;
  /** Resolves when no activation is pending, or after ACTIVATION_MS. */
  whenDone: () => Promise<void>;
  /** The next player needs an activation of its own. */
  reset: () => void;
};

export function createActivation(
  player: () => SdkPlayer | null,
  log: (message: string, detail?: unknown) => void,
): Activation {
  let activated: SdkPlayer | null = null;
  let pending: Promise<void> = Promise.resolve();
  return {
    activate() {
      const current = player();
      if (!current || current === activated) return;
      const mine = current.activateElement().then(
        () => {
          if (pending === mine) activated = current;
        },
        (error: unknown) => log('The browser did not activate the player', error),
      );
      pending = mine;
    },
    async whenDone() {
      await withinMs(ACTIVATION_MS, pending);
    },
    reset() {
      activated = null;
      pending = Promise.resolve();
    },
  };
}
