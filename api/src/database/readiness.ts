// Readiness of the database: it answers, and after a failed write a test write works again.
import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { DatabaseError } from './failures';
import type { Tables } from './tables';

export type Readiness = {
  /** Call for every database failure. */
  recordFailure: (failure: DatabaseError) => void;
  /**
   * Throws when the database does not answer. After an `unwritable` failure it also writes and deletes test rows, so that
   * readiness does not depend on the next change of a user.
   */
  check: (database: Kysely<Tables>) => Promise<void>;
};

export function createReadiness(): Readiness {
  let isWritable = true;
  // /readyz is public, so concurrent checks share one test write.
  let testWrite: Promise<void> | null = null;
  return {
    recordFailure: ({ kind }) => {
      if (kind === 'unwritable') isWritable = false;
    },
    check: async (database) => {
      if (isWritable) return void (await sql`select 1`.execute(database));
      testWrite ??= writeAndDelete(database)
        .then(() => void (isWritable = true))
        .finally(() => (testWrite = null));
      return testWrite;
    },
  };
}

// Larger than the free space of a page, and small enough for a PostgreSQL index entry.
const ROWS = 8;
const ROW_CHARACTERS = 2000;

/** The rows have expired already: they count nothing, and the hourly sweep deletes them if the server stops in between. */
async function writeAndDelete(database: Kysely<Tables>): Promise<void> {
  const key = `write check ${randomUUID()}`;
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    key,
    part: String(index).padEnd(ROW_CHARACTERS, '.'),
    count: 0,
    ends_at: '',
  }));
  await database.insertInto('attempts').values(rows).execute();
  await database.deleteFrom('attempts').where('key', '=', key).execute();
}
