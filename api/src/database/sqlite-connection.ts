// Connects Kysely's SQLite dialect with @photostructure/sqlite, which has the interface of `node:sqlite` on every version of Node.
import { backup, DatabaseSync } from '@photostructure/sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

/** One connection to a SQLite file. */
export type SqliteConnection = SqliteDatabase & {
  /**
   * Copies the pages as this connection reads them into another file. Inside a read transaction that is its snapshot, whatever other
   * connections write meanwhile: https://sqlite.org/c3ref/backup_finish.html
   */
  copyTo: (file: string) => Promise<void>;
};

/** More than the server has; lists of values of different lengths are different statements. */
const STATEMENTS_MAX = 500;
/** Pages that are copied before the event loop gets a turn. */
const PAGES_PER_STEP = 2000;
/** Some take effect while they are prepared, so they are prepared each time: https://sqlite.org/pragma.html */
const IS_PRAGMA = /^\s*pragma\b/i;

/**
 * Keep it until it is closed: the garbage collector closes a connection that nothing refers to, and its statements with it.
 * @param busyTimeoutMs How long to wait while another connection writes.
 */
export function openConnection(file: string, busyTimeoutMs: number): SqliteConnection {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  // Kysely prepares a statement for each run, which takes longer than most runs. SQLite renews it when the schema has changed.
  const statements = new LRUCache<string, SqliteStatement>({ max: STATEMENTS_MAX });
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = asKyselyStatement(database, sql);
      if (!IS_PRAGMA.test(sql)) statements.set(sql, statement);
      return statement;
    },
    copyTo: async (target) => void (await backup(database, target, { rate: PAGES_PER_STEP })),
  };
}

function asKyselyStatement(database: InstanceType<typeof DatabaseSync>, sql: string): SqliteStatement {
  // Kysely's transactions all write. A write lock taken later would fail at once instead of waiting for another process.
  const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
