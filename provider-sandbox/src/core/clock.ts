/** The sandbox's own time, so that six months can pass in one request. */

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
