// A seek is done when the player reports a position near the target, or after TIMEOUT_MS.

const NEAR_MS = 1500;
const TIMEOUT_MS = 1500;

export type Arrival = ReturnType<typeof waitForArrival>;

/** Waits for a report near a position (ms). */
export function waitForArrival(target: number) {
  let arrive!: () => void;
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS);
    arrive = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return {
    reach: (position: number) => {
      if (Math.abs(position - target) <= NEAR_MS) arrive();
    },
    done,
  };
}
