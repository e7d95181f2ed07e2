// Replaces the SQLite database by a backup. A kill at any moment leaves the old database or the new one.
import { chmodSync, constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { SQLITE_FILE } from '../database/connection';
import { countRows, deleteChecksums, rowsOf } from '../database/content';
import { sqliteDialect } from '../database/dialects';
import { databaseFailure } from '../database/failures';
import { deleteSqlite, syncToDisk, timeInName } from '../database/files';
import { lockDatabase } from '../database/lock';
import { pendingMigrations } from '../database/migrate';
import { openSingleFile } from '../database/sqlite';
import { requireIntact } from '../database/sqlite-copy';

const BUSY_TIMEOUT_MS = 2000;

export type Restored = {
  rows: number;
  /** Where the former database is now; null when there was none. */
  keptAs: string | null;
  /** How many migrations the backup lacks. */
  pending: number;
};

/**
 * Checks the backup from end to end and puts it in the place of the database in the folder. Throws one sentence, and changes nothing,
 * when a server or a command uses the database, or when the backup is damaged or newer than this version.
 */
export async function restoreSqlite(
  file: string,
  folder: string,
  { isUnchecked, now }: { isUnchecked: boolean; now: Date },
): Promise<Restored> {
  const lock = await lockDatabase(folder);
  const database = join(folder, SQLITE_FILE);
  const staged = `${database}.partial`;
  try {
    deleteSqlite(staged);
    copyFileSync(file, staged);
    // A copy of the files of a running server has its newest changes in the write-ahead log.
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${staged}-wal`);
    chmodSync(staged, 0o600);
    const checked = await checkStaged(staged, file, isUnchecked);
    syncToDisk(staged);
    const keptAs = existsSync(database)
      ? setAside(database, unusedName(join(folder, `before-restore-${timeInName(now)}`)))
      : null;
    renameSync(staged, database);
    syncToDisk(folder);
    return { ...checked, keptAs };
  } finally {
    deleteSqlite(staged);
    lock.release();
  }
}

async function checkStaged(staged: string, file: string, isUnchecked: boolean) {
  const connection = openStaged(staged, file);
  const kysely = new Kysely<unknown>({ dialect: sqliteDialect(connection) });
  try {
    const { content, hasChecksums } = requireSound(connection, file);
    if (!hasChecksums && !isUnchecked) {
      throw new Error(
        `${file} has no checksums, so damage inside a text or a picture would not be noticed. If it is a copy that npm run server -- backup did ` +
          'not make, restore it with --unchecked',
      );
    }
    if (rowsOf(connection, "select 1 from sqlite_schema where name = 'kysely_migration'").length === 0) {
      throw new Error(`${file} is not a database of Segue`);
    }
    const pending = await pendingMigrations(kysely);
    deleteChecksums(connection);
    return { rows: countRows(content), pending: pending.length };
  } finally {
    await kysely.destroy();
  }
}

function openStaged(staged: string, file: string) {
  try {
    return openSingleFile(staged, { isFlushed: false });
  } catch (error) {
    throw new Error(`${file} is damaged (${String(error)})`, { cause: error });
  }
}

function requireSound(connection: Parameters<typeof requireIntact>[0], file: string) {
  try {
    return requireIntact(connection);
  } catch (error) {
    throw new Error(`${file} is damaged (${error instanceof Error ? error.message : String(error)})`, {
      cause: error,
    });
  }
}

/** Copies the database to another name. It still has its own, which the restored file then takes over. */
function setAside(database: string, aside: string): string {
  foldLog(database);
  copyDurably(database, aside);
  // Left only when the database is too damaged to be opened. SQLite would apply this log to the restored file.
  for (const suffix of ['-wal', '-shm', '-journal']) {
    if (!existsSync(`${database}${suffix}`)) continue;
    copyDurably(`${database}${suffix}`, `${aside}${suffix}`);
    rmSync(`${database}${suffix}`);
  }
  return aside;
}

/** Moves the write-ahead log into the database, so that all of it is in one file. Throws when another process has it open. */
function foldLog(database: string): void {
  try {
    openSingleFile(database, { busyTimeoutMs: BUSY_TIMEOUT_MS }).close();
  } catch (error) {
    if (databaseFailure(error) !== 'unavailable') return;
    throw new Error('another command uses the database. Wait for it to end and try again', { cause: error });
  }
}

/** A restore that was killed may have set the database aside in the same second. */
function unusedName(base: string): string {
  for (let number = 1; ; number += 1) {
    const name = `${base}${number === 1 ? '' : `-${number}`}.sqlite`;
    if (!existsSync(name)) return name;
  }
}

function copyDurably(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  syncToDisk(to);
}
