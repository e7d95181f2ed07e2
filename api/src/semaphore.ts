// A counting semaphore: limits how many tasks run at once. More tasks wait in bounded queues; the rest are rejected at once.

/** Tasks of known accounts have a queue of their own that is served first, so that a flood of anonymous ones cannot block them. */
export type Priority = 'anonymous' | { known: number };

export type Semaphore = {
  /** Runs the task when there is capacity. Rejects when the queue is full, or when `waitLimit` aborts before the task starts. */
  run: <Result>(
    task: () => Promise<Result>,
    options?: { priority?: Priority | undefined; waitLimit?: AbortSignal },
  ) => Promise<Result>;
  isFull: (priority?: Priority) => boolean;
  usage: () => SemaphoreUsage;
};

export type SemaphoreUsage = { running: number; waiting: number };

/** More tasks of one account than this count as anonymous: one account must not fill the queue of the known ones. */
const KNOWN_PER_ACCOUNT = 2;
/** Fairness: after this many known tasks in a row an anonymous one runs. */
const KNOWN_IN_A_ROW = 4;

type Start = () => void;

/** `queueLength` limits each of the two queues; `busyError` makes the error of a rejected task. */
export function createSemaphore(options: {
  capacity: number;
  queueLength: number;
  busyError: () => Error;
}): Semaphore {
  const { capacity, queueLength, busyError } = options;
  let running = 0;
  const queues: Record<'known' | 'anonymous', Start[]> = { known: [], anonymous: [] };
  const tasksOf = new Map<number, number>();

  /** The account under which the task counts as known; null when it counts as anonymous. */
  const accountOf = (priority: Priority): number | null => {
    if (priority === 'anonymous') return null;
    return (tasksOf.get(priority.known) ?? 0) < KNOWN_PER_ACCOUNT ? priority.known : null;
  };
  const queueOf = (account: number | null) => (account === null ? queues.anonymous : queues.known);
  const count = (account: number | null, change: 1 | -1): void => {
    if (account === null) return;
    const left = (tasksOf.get(account) ?? 0) + change;
    if (left > 0) tasksOf.set(account, left);
    else tasksOf.delete(account);
  };

  let knownInARow = 0;
  const nextStart = (): Start | undefined => {
    const isAnonymousTurn = queues.known.length === 0 || knownInARow >= KNOWN_IN_A_ROW;
    const queue = isAnonymousTurn && queues.anonymous.length > 0 ? queues.anonymous : queues.known;
    knownInARow = queue === queues.known ? knownInARow + 1 : 0;
    return queue.shift();
  };

  const waitIn = (queue: Start[], waitLimit?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waitLimit?.aborted) return reject(busyError());
      const start = () => {
        waitLimit?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        queue.splice(queue.indexOf(start), 1);
        reject(busyError());
      };
      waitLimit?.addEventListener('abort', giveUp);
      queue.push(start);
    });

  return {
    isFull: (priority = 'anonymous') =>
      running >= capacity && queueOf(accountOf(priority)).length >= queueLength,
    usage: () => ({ running, waiting: queues.known.length + queues.anonymous.length }),
    run: async (task, { priority = 'anonymous', waitLimit } = {}) => {
      const account = accountOf(priority);
      const queue = queueOf(account);
      if (running >= capacity && queue.length >= queueLength) throw busyError();
      count(account, 1);
      try {
        if (running < capacity) running += 1;
        else await waitIn(queue, waitLimit);
        try {
          return await task();
        } finally {
          // The capacity is handed to the next task, not freed: a new task cannot slip in between.
          const start = nextStart();
          if (start) start();
          else running -= 1;
        }
      } finally {
        count(account, -1);
      }
    },
  };
}
