// Lets a few run, a few wait, and turns the rest away at once: expensive work must not drown everything else.

/** People we have seen before wait in a row of their own, which goes first: a crowd of strangers does not keep them out. */
export type Lane = 'known' | 'stranger';

export type Gate = {
  /** Runs the work when its turn comes. */
  enter: <Result>(work: () => Promise<Result>, lane?: Lane) => Promise<Result>;
  isFull: (lane?: Lane) => boolean;
};

/** `queueLength` is that of each lane; `refuse` makes the error for those who find their lane full. */
export function createGate(slots: number, queueLength: number, refuse: () => Error): Gate {
  let running = 0;
  const waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] };

  return {
    isFull: (lane = 'stranger') => running >= slots && waiting[lane].length >= queueLength,
    enter: async (work, lane = 'stranger') => {
      const row = waiting[lane];
      if (running < slots) running += 1;
      else if (row.length < queueLength) await new Promise<void>((start) => row.push(start));
      else throw refuse();
      try {
        return await work();
      } finally {
        const next = waiting.known.shift() ?? waiting.stranger.shift();
        // The slot is handed on, not freed: a newcomer cannot slip in between.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
