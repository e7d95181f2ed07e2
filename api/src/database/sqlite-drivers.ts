// Two SQLite libraries behind one type: better-sqlite3 if its native binary loads, else Node's built-in node:sqlite.
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

export type SqliteDriver = { name: string; open: (file: string) => SqliteConnection };

/** More than the server has; lists of values of different lengths are different statements. */
const STATEMENTS_MAX = 500;
/** Pages that are copied before the event loop gets a turn. */
const PAGES_PER_STEP = 2000;

/** The library that this installation has. */
export async function sqliteDriver(): Promise<SqliteDriver> {
  const driver = (await betterSqlite()) ?? builtInSqlite();
  if (!driver) throw new Error('No SQLite driver: install better-sqlite3, or use Node 22.16 or newer.');
  return { name: driver.name, open: (file) => withStatementCache(driver.open(file)) };
}

/** better-sqlite3; null when its native binary is missing. */
async function betterSqlite(): Promise<SqliteDriver | null> {
  try {
    const { default: BetterSqlite } = await import('better-sqlite3');
    new BetterSqlite(':memory:').close();
    return {
      name: 'better-sqlite3',
      open: (file) => {
        const database = new BetterSqlite(file);
        return {
          close: () => database.close(),
          prepare: (sql) => {
            const statement = database.prepare(withImmediateLock(sql));
            return {
              reader: statement.reader,
              all: (parameters) => statement.all(parameters),
              run: (parameters) => statement.run(parameters),
              iterate: (parameters) => statement.iterate(parameters) as IterableIterator<unknown>,
            };
          },
          copyTo: async (target) => void (await database.backup(target, { progress: () => PAGES_PER_STEP })),
        };
      },
    };
  } catch {
    return null;
  }
}

// The part of node:sqlite in use; Node 20 has no types for it.
type BuiltInStatement = {
  columns: () => unknown[];
  all: (...parameters: unknown[]) => unknown[];
  run: (...parameters: unknown[]) => { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate: (...parameters: unknown[]) => IterableIterator<unknown>;
};
type BuiltInDatabase = { close: () => void; prepare: (sql: string) => BuiltInStatement };
type BuiltInModule = {
  DatabaseSync: new (file: string) => BuiltInDatabase;
  backup: (database: BuiltInDatabase, file: string, options: { rate: number }) => Promise<number>;
};

/** node:sqlite; null when this Node version does not have it. */
function builtInSqlite(): SqliteDriver | null {
  const found: object | undefined = process.getBuiltinModule('node:sqlite');
  if (!found || !('DatabaseSync' in found)) return null;
  const { DatabaseSync, backup } = found as BuiltInModule;
  return {
    name: 'node:sqlite',
    open: (file) => {
      const database = new DatabaseSync(file);
      return {
        close: () => database.close(),
        prepare: (sql) => asKyselyStatement(database, sql),
        copyTo: async (target) => void (await backup(database, target, { rate: PAGES_PER_STEP })),
      };
    },
  };
}

function asKyselyStatement(database: BuiltInDatabase, sql: string): SqliteStatement {
  const statement = database.prepare(withImmediateLock(sql));
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}

/** Kysely prepares a statement for each run, which takes longer than most runs. SQLite renews it when the schema has changed. */
function withStatementCache({ prepare, ...connection }: SqliteConnection): SqliteConnection {
  const statements = new LRUCache<string, SqliteStatement>({ max: STATEMENTS_MAX });
  return {
    ...connection,
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = prepare(sql);
      if (!IS_PRAGMA.test(sql)) statements.set(sql, statement);
      return statement;
    },
  };
}

/** Some take effect while they are prepared, so they are prepared each time: https://sqlite.org/pragma.html */
const IS_PRAGMA = /^\s*pragma\b/i;

/** Kysely's transactions all write. A write lock taken later would fail at once instead of waiting for another process. */
function withImmediateLock(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql;
}
