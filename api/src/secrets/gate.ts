// Lets a few run, a few wait, and turns the rest away at once: expensive work must not drown everything else.
export type Gate = {
  /** Runs the work when its turn comes. */
  enter: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isFull: () => boolean;
};

/** `refuse` makes the error for those who find the queue full. */
export function createGate(slots: number, queueLength: number, refuse: () => Error): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];

  return {
    isFull: () => running >= slots && waiting.length >= queueLength,
    enter: async (work) => {
      if (running < slots) running += 1;
      else if (waiting.length < queueLength) await new Promise<void>((start) => waiting.push(start));
      else throw refuse();
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The slot is handed on, not freed: a newcomer cannot slip in between.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
