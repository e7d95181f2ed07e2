// argon2id behind a gate, on threads of its own: each hash costs 64 MiB and a core for a moment, on purpose.
import type { Options } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { createGate, type Lane } from './gate';
import { createHashThreads } from './hash-threads';

/** What one hash costs, in argon2's own terms; memory in KiB. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

// m = 64 MiB, t = 3, p = 1: above OWASP's floor, about 40 ms on a small server. The library's default is argon2id.
export const PASSWORD_COST: PasswordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
// One core is left for answering requests.
const SLOTS = Math.max(1, Math.min(2, availableParallelism() - 1));
const QUEUE_LENGTH = 20;

/** A hash no password fits, at a given cost: an unknown address must take as long as a known one. */
const nobodyAt = ({ memoryCost, timeCost, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export type PasswordHasher = {
  /** Throws the refusal when too many are waiting; asked before anything is done for the sake of a hash. */
  requireRoom: (lane?: Lane) => void;
  hash: (password: string, lane?: Lane) => Promise<string>;
  /** `passwordHash` null = there is none; takes the same time and says no. */
  verify: (passwordHash: string | null, password: string, lane?: Lane) => Promise<boolean>;
  close: () => Promise<void>;
};

/** `refuse` makes the error for those who come when too many are waiting. */
export function createPasswordHasher(
  refuse: () => Error,
  cost: PasswordCost = PASSWORD_COST,
): PasswordHasher {
  const nobody = nobodyAt(cost);
  const gate = createGate(SLOTS, QUEUE_LENGTH, refuse);
  const threads = createHashThreads(SLOTS);
  return {
    requireRoom: (lane) => {
      if (gate.isFull(lane)) throw refuse();
    },
    hash: (password, lane) =>
      gate.enter(async () => String(await threads.run({ task: 'hash', password, cost })), lane),
    verify: (passwordHash, password, lane) =>
      gate.enter(async () => {
        const task = { task: 'verify', password, passwordHash: passwordHash ?? nobody } as const;
        const fits = (await threads.run(task)) === true;
        return passwordHash !== null && fits;
      }, lane),
    close: () => threads.close(),
  };
}
