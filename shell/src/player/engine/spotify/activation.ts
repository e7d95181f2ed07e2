// The SDK's sound element is allowed to sound by a click, once. It plays something silent for that.
import { withinMs } from '../waiting';
import type { SdkPlayer } from './sdk';

/** How long a start waits for an activation under way: its end would fall into the beginning of the track. */
const ACTIVATION_MS = 500;

export type Activation = {
  /** To be called while a click is handled. */
  now: () => void;
  /** Resolves when no activation is under way, or it has had its time. */
  settled: () => Promise<void>;
  /** Another player needs its own. */
  forget: () => void;
};

export function createActivation(
  player: () => SdkPlayer | null,
  log: (message: string, detail?: unknown) => void,
): Activation {
  let activated: SdkPlayer | null = null;
  let underWay: Promise<void> = Promise.resolve();
  return {
    now() {
      const current = player();
      if (!current || current === activated) return;
      const mine = current.activateElement().then(
        () => {
          if (underWay === mine) activated = current;
        },
        (error: unknown) => log('The browser did not activate the player', error),
      );
      underWay = mine;
    },
    async settled() {
      await withinMs(ACTIVATION_MS, underWay);
    },
    forget() {
      activated = null;
      underWay = Promise.resolve();
    },
  };
}
