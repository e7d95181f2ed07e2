// A seek is done when the player reports a position near the target, or after TIMEOUT_MS.
import { withinMs } from '../../platform/network/time-limit';
import { defer } from './promises';

const NEAR_MS = 1500;
const TIMEOUT_MS = 1500;

export type Arrival = ReturnType<typeof waitForArrival>;

export function waitForArrival(target: number) {
  const { promise, resolve } = defer<void>();
  return {
    reach: (position: number) => {
      if (Math.abs(position - target) <= NEAR_MS) resolve();
    },
    done: withinMs(TIMEOUT_MS, promise),
  };
}
