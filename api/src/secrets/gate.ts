// Lets a few run, a few wait, and turns the rest away at once: expensive work must not drown everything else.

/** Accounts we have seen before wait in a row of their own, which goes first: a crowd of strangers does not keep them out. */
export type Lane = 'stranger' | { known: number };

export type Gate = {
  /** Runs the work when its turn comes. */
  enter: <Result>(work: () => Promise<Result>, lane?: Lane) => Promise<Result>;
  isFull: (lane?: Lane) => boolean;
};

/** One account has so much under way as somebody known; with more it is a stranger, or it would fill the row by itself. */
const KNOWN_MAX = 2;
/** After so many known ones a stranger who waits has a turn: two accounts in turn would keep all others out. */
const KNOWN_IN_A_ROW = 4;

/** `queueLength` is that of each row; `refuse` makes the error for those who find theirs full. */
export function createGate(slots: number, queueLength: number, refuse: () => Error): Gate {
  let running = 0;
  const waiting: Record<'known' | 'stranger', (() => void)[]> = { known: [], stranger: [] };
  const underWay = new Map<number, number>();

  const knownIn = (lane: Lane): number | null => {
    if (lane === 'stranger') return null;
    return (underWay.get(lane.known) ?? 0) < KNOWN_MAX ? lane.known : null;
  };
  const rowOf = (account: number | null) => (account === null ? waiting.stranger : waiting.known);
  const add = (account: number | null, by: 1 | -1): void => {
    if (account === null) return;
    const left = (underWay.get(account) ?? 0) + by;
    if (left > 0) underWay.set(account, left);
    else underWay.delete(account);
  };

  let knownInARow = 0;
  const next = (): (() => void) | undefined => {
    const isStrangersTurn = waiting.known.length === 0 || knownInARow >= KNOWN_IN_A_ROW;
    const row = isStrangersTurn && waiting.stranger.length > 0 ? waiting.stranger : waiting.known;
    knownInARow = row === waiting.known ? knownInARow + 1 : 0;
    return row.shift();
  };

  return {
    isFull: (lane = 'stranger') => running >= slots && rowOf(knownIn(lane)).length >= queueLength,
    enter: async (work, lane = 'stranger') => {
      const account = knownIn(lane);
      const row = rowOf(account);
      if (running >= slots && row.length >= queueLength) throw refuse();
      add(account, 1);
      if (running < slots) running += 1;
      else await new Promise<void>((start) => row.push(start));
      try {
        return await work();
      } finally {
        add(account, -1);
        const start = next();
        // The slot is handed on, not freed: a newcomer cannot slip in between.
        if (start) start();
        else running -= 1;
      }
    },
  };
}
