// argon2id behind a gate: each hash costs 64 MiB and a core for a moment, on purpose.
import { hash, verify, type Options } from '@node-rs/argon2';
import { createGate } from './gate';

// m = 64 MiB, t = 3, p = 1: above OWASP's floor, about 40 ms on a small server. The library's default is argon2id.
const COST: Options = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
const SLOTS = 2;
const QUEUE_LENGTH = 20;

// A hash no password fits, at the cost above: an unknown address must take as long as a known one.
const NOBODY =
  '$argon2id$v=19$m=65536,t=3,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export type PasswordHasher = {
  /** Throws the refusal when too many are waiting; asked before anything is done for the sake of a hash. */
  requireRoom: () => void;
  hash: (password: string) => Promise<string>;
  /** `passwordHash` null = there is none; takes the same time and says no. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>;
};

/** `refuse` makes the error for those who come when too many are waiting. */
export function createPasswordHasher(refuse: () => Error): PasswordHasher {
  const gate = createGate(SLOTS, QUEUE_LENGTH, refuse);
  return {
    requireRoom: () => {
      if (gate.isFull()) throw refuse();
    },
    hash: (password) => gate.enter(() => hash(password, COST)),
    verify: (passwordHash, password) =>
      gate.enter(async () => {
        const fits = await verify(passwordHash ?? NOBODY, password);
        return passwordHash !== null && fits;
      }),
  };
}
