// Durable files: written aside, flushed to the disk, then renamed.
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DAY_MS = 86_400_000;
/** Of copies and dumps, with the side files of SQLite; no file of another program. */
const IS_PARTIAL = /\.(sqlite|dump)\.\d+\.partial(-\w+)?$/;

/**
 * Writes a copy or a dump, readable by its owner only, under another name until it is complete: a file of that name is whole and on the
 * disk. Leaves no file when `write` fails.
 */
export async function writeWhole<Result>(file: string, write: (partial: string) => Promise<Result>) {
  const partial = `${file}.${process.pid}.partial`;
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    const result = await write(partial);
    syncToDisk(partial);
    renameSync(partial, file);
    syncToDisk(dirname(file));
    return result;
  } catch (error) {
    deleteSqlite(partial);
    throw error;
  }
}

/** Flushes a file or the entries of a folder to the disk. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Names that `npm run server -- backup` gives; a file that is being written has another one. */
export const IS_BACKUP = /^backup-\d{8}T\d{6}Z\.(sqlite|dump)$/;

/** A time as part of a file name: `20260301T120000Z`. Names sort by it. */
export const timeInName = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** Deletes all but the newest files of this kind in the folder, by their names; returns the deleted names. */
export function keepNewest(folder: string, isOfKind: RegExp, count: number): string[] {
  const names = readdirSync(folder).filter((name) => isOfKind.test(name));
  const old = names.sort().slice(0, Math.max(0, names.length - count));
  for (const name of old) rmSync(join(folder, name));
  return old;
}

/** Deletes what killed commands left behind. After a day nobody is still writing it. */
export function deleteAbandoned(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    if (!IS_PARTIAL.test(name)) continue;
    const path = join(folder, name);
    if (now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > DAY_MS)
      rmSync(path, { force: true });
  }
}

/** Deletes a SQLite file and the side files of its journal. */
export function deleteSqlite(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true });
}
