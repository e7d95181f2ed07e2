// A queue in front of the request handler. Node handles everything that has arrived, then accepts one connection, and so on
// (https://github.com/libuv/libuv/pull/3696): under overload new clients would give up before they are accepted. Here requests that arrive
// together wait in order, and one is handled between two looks at the network.

/** Requests that arrive together are handled at once until they have taken this long. */
const AT_ONCE_MS = 20;

export type Waiting = {
  waitedMs: number;
  /** How long there has been no moment without a waiting request. */
  busyMs: number;
};

/**
 * @param handle Returns false when it rejected the item, which took no time.
 * @param clock In milliseconds; `defer` runs its argument after the next look at the network.
 */
export function createAdmissionQueue<Item>(
  handle: (item: Item, waiting: Waiting) => boolean,
  clock: { now: () => number; defer: (run: () => void) => void } = {
    now: () => performance.now(),
    defer: setImmediate,
  },
) {
  const { now, defer } = clock;
  const queue: { item: Item; since: number }[] = [];
  let turnStartedAt: number | null = null;
  let busySince = 0;

  const startTurn = (): void => {
    if (turnStartedAt !== null) return;
    turnStartedAt = now();
    defer(endTurn);
  };
  // One at a time: what a request does after its first `await` runs when this function has returned.
  const endTurn = (): void => {
    turnStartedAt = null;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const time = now();
      if (handle(next.item, { waitedMs: time - next.since, busyMs: time - busySince })) break;
    }
    if (queue.length > 0) startTurn();
  };

  return {
    add: (item: Item): void => {
      const time = now();
      startTurn();
      if (queue.length === 0 && time - turnStartedAt! < AT_ONCE_MS) {
        handle(item, { waitedMs: 0, busyMs: 0 });
        return;
      }
      if (queue.length === 0) busySince = time;
      queue.push({ item, since: time });
    },
  };
}
