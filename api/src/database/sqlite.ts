// Opens SQLite files.
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { SqliteDatabase } from 'kysely';
import { openConnection, type SqliteConnection } from './sqlite-connection';

const SYNCHRONOUS_FULL = 2;

/**
 * Opens the database, readable by its owner only. `synchronous=FULL`: a committed write survives a power cut.
 * @param busyTimeoutMs How long to wait while another process writes.
 */
export function openSqlite(file: string, busyTimeoutMs: number): SqliteConnection {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).mode & 0o077) chmodSync(folder, 0o700);
  const connection = openFile(file, busyTimeoutMs);
  try {
    // Where processes cannot share memory, SQLite keeps another mode (https://sqlite.org/wal.html). Of those, FULL flushes all of a
    // commit in `truncate` only: what ends it in `delete` is the removal of a file, which is in the folder.
    if (firstValue(connection, 'pragma journal_mode = wal') !== 'wal')
      runStatement(connection, 'pragma journal_mode = truncate');
    runStatement(connection, 'pragma foreign_keys = on');
    runStatement(connection, 'pragma synchronous = full');
    if (firstValue(connection, 'pragma synchronous') !== SYNCHRONOUS_FULL)
      throw new Error('SQLite refused synchronous=FULL');
    if (firstValue(connection, 'pragma foreign_keys') !== 1) throw new Error('SQLite refused foreign keys');
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

/**
 * Opens a SQLite file that is not the server's database, such as a backup: in one file, without a write-ahead log. Changes nothing in
 * its folder but the file.
 * @param options.isFlushed False for a file that is flushed to the disk as a whole when it is complete.
 */
export function openSingleFile(
  file: string,
  { busyTimeoutMs = 0, isFlushed = true }: { busyTimeoutMs?: number; isFlushed?: boolean } = {},
): SqliteConnection {
  const connection = openFile(file, busyTimeoutMs);
  try {
    runStatement(connection, `pragma synchronous = ${isFlushed ? 'full' : 'off'}`);
    runStatement(connection, 'pragma journal_mode = delete');
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

/** Runs a statement without parameters and ignores its rows. */
export function runStatement(database: SqliteDatabase, sql: string): void {
  const statement = database.prepare(sql);
  if (statement.reader) statement.all([]);
  else statement.run([]);
}

/** The first column of the first row. */
export function firstValue(database: SqliteDatabase, sql: string): unknown {
  const row = database.prepare(sql).all([])[0];
  return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
}

function openFile(file: string, busyTimeoutMs: number): SqliteConnection {
  // SQLite gives its side files the mode of the main file, so the mode is set before opening. An existing file must not be opened and
  // closed here: that cancels the locks of this process's other connections to it, and other processes would think that it is the last
  // one (https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  accessSync(file, constants.R_OK | constants.W_OK);
  if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
  return openConnection(file, busyTimeoutMs);
}
