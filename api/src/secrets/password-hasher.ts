// Hashes passwords with argon2id on worker threads; few wait at once, because each hash takes 64 MiB and a core.
import type { Options } from '@node-rs/argon2';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { availableParallelism } from 'node:os';
import { createHashThreads, type HashTask } from './hash-threads';

/** What one hash costs, in argon2's own terms; memory in KiB. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** Known users have a queue of their own, so that a flood of anonymous requests cannot block them. */
export type Priority = 'known' | 'anonymous';

// m = 64 MiB, t = 3, p = 1: above OWASP's minimum, about 40 ms on a small server. The library's default is argon2id.
const PASSWORD_COST: PasswordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
// One core stays free for answering requests.
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
const QUEUE_LENGTH = 20;

/** A hash that no password matches: verifying an unknown email must take as long as verifying a known one. */
const dummyHash = ({ memoryCost, timeCost, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export type PasswordHasher = {
  /** Throws when the queue is full; call it before doing any other work for the request. */
  requireCapacity: (priority?: Priority) => void;
  hash: (password: string, priority?: Priority) => Promise<string>;
  /** With `passwordHash` null (no such account, or no password) it takes the same time and answers false. */
  verify: (passwordHash: string | null, password: string, priority?: Priority) => Promise<boolean>;
  close: () => Promise<void>;
};

/** Hashes beyond the queue are rejected with cockatiel's BulkheadRejectedError. */
export function createPasswordHasher(cost: PasswordCost = PASSWORD_COST): PasswordHasher {
  const dummy = dummyHash(cost);
  const queues = { known: bulkhead(THREADS, QUEUE_LENGTH), anonymous: bulkhead(THREADS, QUEUE_LENGTH) };
  // The threads take tasks of both queues in turn.
  const slots = bulkhead(THREADS, Infinity);
  const threads = createHashThreads();
  const run = (task: HashTask, priority: Priority) =>
    queues[priority].execute(() => slots.execute(() => threads.run(task)));
  return {
    requireCapacity: (priority = 'anonymous') => {
      const { executionSlots, queueSlots } = queues[priority];
      if (executionSlots + queueSlots === 0) throw new BulkheadRejectedError(THREADS, QUEUE_LENGTH);
    },
    hash: async (password, priority = 'anonymous') =>
      String(await run({ task: 'hash', password, cost }, priority)),
    verify: async (passwordHash, password, priority = 'anonymous') => {
      const task = { task: 'verify', password, passwordHash: passwordHash ?? dummy } as const;
      const isMatch = (await run(task, priority)) === true;
      return passwordHash !== null && isMatch;
    },
    close: () => threads.close(),
  };
}
