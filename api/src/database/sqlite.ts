// Opens SQLite files with @photostructure/sqlite, which has the interface of `node:sqlite` on every version of Node.
import { DatabaseSync } from '@photostructure/sqlite';
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

export type SqliteConnection = SqliteDatabase & { opened: { version: unknown; journalMode: unknown } };

const BUSY_TIMEOUT_MS = 5000;
/** More than the server has; lists of values of different lengths are different statements. */
const STATEMENTS_MAX = 500;
/** Some take effect while they are prepared, so they are prepared each time: https://sqlite.org/pragma.html */
const IS_PRAGMA = /^\s*pragma\b/i;

/** Opens the database for Kysely, readable by its owner only; a committed write survives a power cut. */
export function openSqlite(file: string): SqliteConnection {
  const database = openFile(file, BUSY_TIMEOUT_MS);
  // Kysely prepares a statement for each run, which takes longer than most runs. SQLite renews it when the schema has changed.
  const statements = new LRUCache<string, SqliteStatement>({ max: STATEMENTS_MAX });
  return {
    opened: inFile(file, () => configure(database)),
    close: () => database.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = toKyselyStatement(database, sql);
      if (!IS_PRAGMA.test(sql)) statements.set(sql, statement);
      return statement;
    },
  };
}

/** Opens a file, made readable by its owner only. Throws one sentence for the operator. */
export function openFile(file: string, timeout: number) {
  return inFile(file, () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // Side files get the mode of this one. Opening and closing an existing file ends this process's locks: https://sqlite.org/howtocorrupt.html
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    accessSync(file, constants.R_OK | constants.W_OK);
    return new DatabaseSync(file, { timeout });
  });
}

function configure(database: InstanceType<typeof DatabaseSync>): SqliteConnection['opened'] {
  // Where processes cannot share memory, SQLite keeps another mode; EXTRA then flushes what ends a commit there, the removal of a file.
  const journal = database.prepare('pragma journal_mode = wal').get() as { journal_mode: unknown };
  database.exec('pragma synchronous = extra');
  const { version } = database.prepare('select sqlite_version() as version').get() as { version: unknown };
  return { version, journalMode: journal.journal_mode };
}

function toKyselyStatement(database: InstanceType<typeof DatabaseSync>, sql: string): SqliteStatement {
  // Kysely's transactions all write. A write lock taken later would fail at once instead of waiting for another process.
  const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}

function inFile<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `SEGUE_DATA_DIR: ${file} cannot be opened (${reason}). If it is damaged, put a backup in its place.`,
      { cause: error },
    );
  }
}
