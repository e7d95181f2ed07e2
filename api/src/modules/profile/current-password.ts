// Makes guessing the current password slow for whoever has somebody's session, without keeping the owner from changing it.
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Limits } from '../../config-limits';
import { countAttempt, takeBackAttempt, type Counter } from '../../database/attempts';
import type { Tables } from '../../database/tables';
import type { PasswordHasher } from '../../secrets/password-hasher';
import { failure } from '../../failure';

const WINDOW_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** Whose current password is given, and in which of their sessions. */
export type Holder = { userId: number; sessionHash: string };

/** Whether this is the current password. A wrong one stays counted; after too many none is tried. */
export type CurrentPasswordCheck = (holder: Holder, passwordHash: string, typed: string) => Promise<boolean>;

/** Counts in the database, as sign-ins are counted. */
export function createCurrentPasswordCheck(parts: {
  database: Kysely<Tables>;
  passwords: PasswordHasher;
  limits: Limits;
  clock: Clock;
}): CurrentPasswordCheck {
  const { database, passwords, limits, clock } = parts;
  return async (holder, passwordHash, typed) => {
    const priority = { known: holder.userId };
    // Checked first: no database write for a request that the password hasher would reject.
    passwords.requireCapacity(priority);
    const begun = clock();
    const counted = await countFirst(database, waysFor(holder, limits), begun);
    let isWrong = false;
    try {
      isWrong = !(await passwords.verify(passwordHash, typed, priority));
    } finally {
      if (!isWrong) await takeBackAttempt(database, counted, begun);
    }
    return !isWrong;
  };
}

/**
 * An attempt is one of the account's for the day. Once these are used up, each session still has a few of its own: otherwise
 * an intruder would keep the owner from the very change that puts the intruder out.
 */
function waysFor({ userId, sessionHash }: Holder, limits: Limits): [Counter[], Counter[]] {
  const inSession = {
    about: `current password in ${sessionHash}`,
    limit: limits.currentPasswords,
    windowMs: WINDOW_MS,
  };
  const own = {
    about: `current password of the day in ${sessionHash}`,
    limit: limits.currentPasswords,
    windowMs: DAY_MS,
  };
  const ofAccount = {
    about: `current password of ${userId}`,
    limit: limits.currentPasswordsADay,
    windowMs: DAY_MS,
  };
  return [
    [inSession, { ...own, limit: Infinity }, ofAccount],
    [inSession, own],
  ];
}

/** The counters of the first way that is open; refuses when none is. */
async function countFirst(
  database: Kysely<Tables>,
  ways: readonly Counter[][],
  now: Date,
): Promise<Counter[]> {
  const waits: number[] = [];
  for (const way of ways) {
    const wait = await countAttempt(database, way, now);
    if (wait === null) return way;
    waits.push(wait);
  }
  return failure('tooMany', { retryAfterS: Math.min(...waits) });
}
