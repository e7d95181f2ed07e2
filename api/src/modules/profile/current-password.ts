// Rate limit for the current password: slows down guessing with a stolen session without locking the owner out.
import type { Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../config/limits';
import { countAttempt, takeBackAttempt, type Counter } from '../../database/attempts';
import type { Tables } from '../../database/tables';
import { failure } from '../../failure';

const WINDOW_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;

export type SessionOwner = { userId: number; sessionHash: string };

export type CurrentPasswordCheck = ReturnType<typeof createCurrentPasswordCheck>;

/** Verifies the current password. Wrong ones count in the database; after too many none is verified. */
export function createCurrentPasswordCheck({ database, passwords, config, clock }: FastifyInstance) {
  return async (owner: SessionOwner, passwordHash: string, typed: string): Promise<boolean> => {
    // Checked first: no database write for a request that the password hasher would reject.
    passwords.requireCapacity('known');
    const startedAt = clock();
    const counted = await countFirst(database, countersFor(owner, config.limits), startedAt);
    let isWrong = false;
    try {
      isWrong = !(await passwords.verify(passwordHash, typed, 'known'));
    } finally {
      if (!isWrong) await takeBackAttempt(database, counted, startedAt);
    }
    return !isWrong;
  };
}

/** When the account's day is used up each session has a few more: else an intruder could block the change that ends their session. */
function countersFor({ userId, sessionHash }: SessionOwner, limits: Limits): [Counter[], Counter[]] {
  const { currentPasswords: limit, currentPasswordsADay } = limits;
  const inSession = { about: `current password in ${sessionHash}`, limit, windowMs: WINDOW_MS };
  const own = { about: `current password of the day in ${sessionHash}`, limit, windowMs: DAY_MS };
  const ofAccount = {
    about: `current password of ${userId}`,
    limit: currentPasswordsADay,
    windowMs: DAY_MS,
  };
  return [
    [inSession, { ...own, limit: Infinity }, ofAccount],
    [inSession, own],
  ];
}

/** Counts with the first of these that has attempts left; fails when none has. */
async function countFirst(database: Kysely<Tables>, alternatives: readonly Counter[][], now: Date) {
  const waits: number[] = [];
  for (const counters of alternatives) {
    const wait = await countAttempt(database, counters, now);
    if (wait === null) return counters;
    waits.push(wait);
  }
  return failure('tooMany', { retryAfterS: Math.min(...waits) });
}
