// A transaction that is run again when the database ended it in favor of another one.
import type { Kysely, Transaction } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from './failures';
import type { Tables } from './tables';

const ATTEMPTS = 5;
const PAUSE_MS = 20;

/**
 * Runs the work in a transaction, up to five times while it loses against others (deadlock or serialization failure). The work
 * must touch nothing but the database.
 */
export async function inTransaction<Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      const isLost = error instanceof DatabaseError && error.kind === 'conflict';
      if (!isLost || attempt === ATTEMPTS) throw error;
      // Not all at the same moment, or they meet again.
      await wait(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}
