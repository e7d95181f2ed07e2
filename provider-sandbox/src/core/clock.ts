/** The time that tokens and rate limits are measured with; tests advance it. */

export type Clock = { now: () => number; advance: (ms: number) => void; reset: () => void };

export function createClock(): Clock {
  let offsetMs = 0;
  return {
    now: () => Date.now() + offsetMs,
    advance: (ms) => {
      offsetMs += ms;
    },
    reset: () => {
      offsetMs = 0;
    },
  };
}
