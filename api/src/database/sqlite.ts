// Opens SQLite with better-sqlite3 if its native binary loads, else with Node's built-in node:sqlite.
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

const SYNCHRONOUS_FULL = 2;
/** More than the server has; lists of values of different lengths are different statements. */
const STATEMENTS_MAX = 500;

type Driver = { name: string; open: (file: string) => SqliteDatabase };

/**
 * Opens the file, readable by its owner only. `synchronous=FULL`: a committed write survives a power cut.
 * @param busyTimeoutMs How long to wait while another process writes.
 */
export async function openSqlite(file: string, busyTimeoutMs: number): Promise<SqliteDatabase> {
  makePrivate(file);
  const driver = (await betterSqlite()) ?? builtInSqlite();
  if (!driver) throw new Error('No SQLite driver: install better-sqlite3, or use Node 22.16 or newer.');
  const database = withStatementCache(driver.open(file));
  run(database, `pragma busy_timeout = ${busyTimeoutMs}`);
  run(database, 'pragma journal_mode = wal');
  run(database, 'pragma foreign_keys = on');
  // better-sqlite3 falls back to NORMAL when a WAL database is opened again, so the pragma is set and read back.
  run(database, 'pragma synchronous = full');
  if (firstValue(database, 'pragma synchronous') !== SYNCHRONOUS_FULL) {
    throw new Error(`${driver.name} refused synchronous=FULL`);
  }
  if (firstValue(database, 'pragma foreign_keys') !== 1)
    throw new Error(`${driver.name} refused foreign keys`);
  return database;
}

/** better-sqlite3; null when its native binary is missing. */
async function betterSqlite(): Promise<Driver | null> {
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
type BuiltInModule = { DatabaseSync: new (file: string) => BuiltInDatabase };

/** node:sqlite; null when this Node version does not have it. */
function builtInSqlite(): Driver | null {
  const found: object | undefined = process.getBuiltinModule('node:sqlite');
  if (!found || !('DatabaseSync' in found)) return null;
  const { DatabaseSync } = found as BuiltInModule;
  return {
    name: 'node:sqlite',
    open: (file) => {
      const database = new DatabaseSync(file);
      return { close: () => database.close(), prepare: (sql) => asKyselyStatement(database, sql) };
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
function withStatementCache({ close, prepare }: SqliteDatabase): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: STATEMENTS_MAX });
  return {
    close,
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

/** All our transactions write. A write lock taken later would fail at once instead of waiting for another process. */
function withImmediateLock(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql;
}

function run(database: SqliteDatabase, pragma: string): void {
  const statement = database.prepare(pragma);
  if (statement.reader) statement.all([]);
  else statement.run([]);
}

function firstValue(database: SqliteDatabase, pragma: string): unknown {
  const row = database.prepare(pragma).all([])[0];
  return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
}

/** SQLite gives the WAL files the mode of the main file, so the mode is set before opening. */
function makePrivate(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  if (statSync(folder).mode & 0o077) chmodSync(folder, 0o700);
  if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
}
