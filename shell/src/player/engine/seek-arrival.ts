// A seek is over when the sound is heard near where it was sent, or after a while without such news.

const NEAR_MS = 1500;
const PATIENCE_MS = 1500;

export type Arrival = { reach: (position: number) => void; done: Promise<void> };

/** Waits for a report near a position (ms). */
export function waitForArrival(target: number): Arrival {
  let arrive!: () => void;
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    arrive = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return {
    reach: (position) => {
      if (Math.abs(position - target) <= NEAR_MS) arrive();
    },
    done,
  };
}
