// Copies a SQLite database into one file while others write to it.
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const BUSY_TIMEOUT_MS = 5000;
/** Pages that are copied before the event loop gets a turn. */
const PAGES_PER_STEP = 2000;
const UPGRADE_COPIES_KEPT = 3;

/** Copies the committed state. A file of the target's name is whole, checked and on the disk. Throws one sentence. */
export async function copySqlite(source: string, target: string): Promise<void> {
  if (!existsSync(source)) throw new Error(`There is no database ${source}.`);
  if (existsSync(target)) throw new Error(`${target} exists already.`);
  const partial = `${target}.partial`;
  closeSync(openSync(partial, 'wx', 0o600));
  const database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT_MS });
  try {
    // Inside a read transaction the copy is a snapshot; otherwise each write of the server starts it again.
    database.exec('begin; select 1 from sqlite_schema');
    await backup(database, partial, { rate: PAGES_PER_STEP });
    requireIntact(partial);
    syncToDisk(partial);
    renameSync(partial, target);
    syncToDisk(dirname(target));
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    database.close();
  }
}

/** Copies the database into its folder and keeps the newest copies. `schema` is its last migration. */
export async function copyBeforeUpgrade(file: string, schema: string): Promise<void> {
  const folder = dirname(file);
  try {
    await copySqlite(file, join(folder, `before-upgrade-${timeInName(new Date())}-${schema}.sqlite`));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database was not upgraded, because it could not be copied to ${folder} before (${reason}): make room there and start again.`,
      { cause: error },
    );
  }
  keepNewest(folder, /^before-upgrade-/, UPGRADE_COPIES_KEPT);
}

/** A time as part of a file name: `20260301T120000Z`. Names sort by it. */
export const timeInName = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

export function keepNewest(folder: string, isOfKind: RegExp, count: number): void {
  const names = readdirSync(folder).filter((name) => isOfKind.test(name));
  for (const name of names.sort().slice(0, -count)) rmSync(join(folder, name));
}

function requireIntact(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    // A single file without a write-ahead log.
    copy.exec('pragma journal_mode = delete');
    const [result] = Object.values(copy.prepare('pragma integrity_check(1)').get() as object);
    if (result !== 'ok') throw new Error(`the copy is damaged: ${String(result)}`);
  } finally {
    copy.close();
  }
}

function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
