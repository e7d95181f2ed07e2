// Retries transactions that lost against another one.
import type { Kysely, Transaction } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError, isUniqueViolation } from './failures';
import type { Tables } from './tables';

const ATTEMPTS = 5;
const PAUSE_MS = 20;

/** Up to five times after a deadlock or serialization failure: the work must have no effects outside the database. */
export async function inTransaction<Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      const isConflict = error instanceof DatabaseError && error.kind === 'conflict';
      if (!isConflict || attempt === ATTEMPTS) throw error;
      // A random pause: transactions that retry at the same moment would conflict again.
      await wait(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

/** Of two flows that link one identity at once, the unique index lets one in; the other runs again and finds it. */
export async function retryOnUniqueViolation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}
