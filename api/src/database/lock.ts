// The lock of a SQLite database: one server at a time. It is the write lock of an open SQLite file beside the database, so the
// operating system releases it when the process ends, however it ends.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SqliteDatabase } from 'kysely';
import { databaseFailure } from './failures';
import { firstValue, openSingleFile, runStatement } from './sqlite';

export const LOCK_FILE = 'segue.lock';

const BUSY_TIMEOUT_MS = 50;
const PAUSE_MS = 100;

/** Another process holds the lock; the message is one sentence for the operator. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/**
 * Takes the lock of the SQLite database in the folder.
 * @param options.waitMs How long to wait for another process to release it; then throws DatabaseInUseError.
 * @param options.onWait Called once with the process that holds it.
 */
export async function lockDatabase(
  folder: string,
  { waitMs = 0, onWait }: { waitMs?: number; onWait?: (pid: number) => void } = {},
) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSingleFile(join(folder, LOCK_FILE), {
    busyTimeoutMs: BUSY_TIMEOUT_MS,
    isFlushed: false,
  });
  const deadline = Date.now() + waitMs;
  let isWaiting = false;
  try {
    while (!takeLock(file)) {
      const pid = Number(firstValue(file, 'pragma user_version'));
      if (Date.now() >= deadline) throw inUse(folder, pid);
      if (!isWaiting) onWait?.(pid);
      isWaiting = true;
      await wait(PAUSE_MS);
    }
  } catch (error) {
    file.close();
    throw error;
  }
  return { release: () => file.close() };
}

/** A write lock lets others read, so the file says who holds it: `user_version` is the process id. */
function takeLock(file: SqliteDatabase): boolean {
  try {
    runStatement(file, 'begin immediate');
    runStatement(file, `pragma user_version = ${process.pid}`);
    runStatement(file, 'commit');
    runStatement(file, 'begin immediate');
    return true;
  } catch (error) {
    if (databaseFailure(error) !== 'unavailable') throw error;
    // The commit failed because somebody was reading; without a transaction there is nothing to roll back.
    try {
      runStatement(file, 'rollback');
    } catch {
      return false;
    }
    return false;
  }
}

const inUse = (folder: string, pid: number): Error =>
  new DatabaseInUseError(
    `The database in ${folder} is in use by another Segue server or command (process ${pid}): stop it first. Several servers ` +
      'need PostgreSQL.',
  );
