// Rate limit for the current password: slows down guessing with a stolen session without locking the owner out.
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../config/limits';
import { whileCounted, type Counter } from '../../database/attempts';

const WINDOW_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;

export type SessionOwner = { userId: number; sessionHash: string };

export type CurrentPasswordCheck = ReturnType<typeof createCurrentPasswordCheck>;

/** Verifies the current password. Wrong ones count in the database; after too many none is verified. */
export function createCurrentPasswordCheck({ database, passwords, config, clock }: FastifyInstance) {
  return async (owner: SessionOwner, passwordHash: string, typed: string): Promise<boolean> => {
    // Checked first: no database write for a request that the password hasher would reject.
    passwords.requireCapacity('known');
    return whileCounted(database, countersFor(owner, config.limits), clock(), async (stayCounted) => {
      const isRight = await passwords.verify(passwordHash, typed, 'known');
      if (!isRight) stayCounted();
      return isRight;
    });
  };
}

/** When the account's day is used up each session has a few more: else an intruder could block the change that ends their session. */
function countersFor({ userId, sessionHash }: SessionOwner, limits: Limits): [Counter[], Counter[]] {
  const { currentPasswords: limit, currentPasswordsADay } = limits;
  const inSession = { about: `current password in ${sessionHash}`, limit, windowMs: WINDOW_MS };
  const own = { about: `current password of the day in ${sessionHash}`, limit, windowMs: DAY_MS };
  const about = `current password of ${userId}`;
  const ofAccount = { about, limit: currentPasswordsADay, windowMs: DAY_MS };
  return [
    [inSession, { ...own, limit: Infinity }, ofAccount],
    [inSession, own],
  ];
}
