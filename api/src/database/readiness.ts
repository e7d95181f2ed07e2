// Whether the database can do its work: it answers, and what failed to be written is written again.
import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { DatabaseError } from './failures';
import type { Tables } from './tables';

export type Readiness = {
  /** Takes note of a failure of the database. */
  failed: (failure: DatabaseError) => void;
  /**
   * Resolves when the database answers. After a write has failed for want of room it writes something and removes it: nobody's
   * change has to be tried for that. Throws the failure otherwise.
   */
  check: (database: Kysely<Tables>) => Promise<void>;
};

/** Remembers whether the last write failed for want of room. */
export function createReadiness(): Readiness {
  let isWritable = true;
  // Anybody may ask for the health, so no more than one attempt is under way.
  let attempt: Promise<void> | null = null;
  return {
    failed: ({ kind }) => {
      if (kind === 'unwritable') isWritable = false;
    },
    check: async (database) => {
      if (isWritable) return void (await sql`select 1`.execute(database));
      attempt ??= writeAndRemove(database)
        .then(() => void (isWritable = true))
        .finally(() => (attempt = null));
      return attempt;
    },
  };
}

// Larger than what is left in a page, and small enough for an index of PostgreSQL.
const ROWS = 8;
const ROW_CHARACTERS = 2000;

/** Counts nothing: the rows have ended, and are swept away where the server stops in between. */
async function writeAndRemove(database: Kysely<Tables>): Promise<void> {
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
