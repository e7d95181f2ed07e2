// Readiness of the database: it answers, and after a failed write a test write works again.
import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from './failures';
import type { Tables } from './tables';

export type Readiness = ReturnType<typeof createReadiness>;

/** How long the test statement may wait for a connection before the answers to others count. */
const BUSY_AFTER_MS = 300;
const ANSWER_WITHIN_MS = 5000;

export function createReadiness() {
  let isWritable = true;
  let answers = 0;
  let statement: Promise<void> | null = null;
  // /readyz is public, so concurrent checks share one test write.
  let testWrite: Promise<void> | null = null;
  /** Checks share one statement: while all connections are in use, they must not fill the queue for them. */
  const select = (database: Kysely<Tables>): Promise<void> =>
    (statement ??= withTimeout(sql`select 1`.execute(database)).finally(() => (statement = null)));

  async function requireAnswer(database: Kysely<Tables>): Promise<void> {
    const before = answers;
    const own = select(database);
    const given = new AbortController();
    const others = sleep(BUSY_AFTER_MS, undefined, { signal: given.signal }).then(() =>
      answers > before ? undefined : own,
    );
    await Promise.race([own, others]).finally(() => given.abort());
  }

  return {
    /** Call when the database has answered anything. */
    recordAnswer: (): void => void (answers += 1),
    /** Call for every database failure. */
    recordFailure: ({ kind }: DatabaseError): void => {
      if (kind === 'unwritable') isWritable = false;
    },
    /**
     * Throws when the database does not answer. While all connections are in use, answers to other statements count. After an
     * `unwritable` failure it also writes and deletes test rows, so that readiness does not depend on the next change of a user.
     */
    check: async (database: Kysely<Tables>): Promise<void> => {
      if (isWritable) return requireAnswer(database);
      testWrite ??= writeAndDelete(database)
        .then(() => void (isWritable = true))
        .finally(() => (testWrite = null));
      return testWrite;
    },
  };
}

/** A connection that broke without a word would keep the statement, and all checks that share it, for minutes. */
async function withTimeout(statement: Promise<unknown>): Promise<void> {
  const given = new AbortController();
  const timeout = sleep(ANSWER_WITHIN_MS, undefined, { signal: given.signal }).then(() => {
    throw new DatabaseError('unavailable', new Error(`no answer within ${ANSWER_WITHIN_MS} ms`));
  });
  await Promise.race([statement, timeout]).finally(() => given.abort());
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
