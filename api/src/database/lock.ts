// The lock of a SQLite database is the write lock of a file beside it: the system releases it however the process ends.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseFailure } from './failures';
import { openFile } from './sqlite';

const LOCK_FILE = 'segue.lock';
const PAUSE_MS = 100;

/** Waits up to `waitMs` for another process to release it, then throws one sentence; `onWait` is called once when it has to wait. */
export async function lockDatabase(
  folder: string,
  { waitMs = 0, onWait }: { waitMs?: number; onWait?: () => void } = {},
) {
  const file = openFile(join(folder, LOCK_FILE), 0);
  const tryLock = (): boolean => {
    try {
      file.exec('begin immediate');
      return true;
    } catch (error) {
      if (databaseFailure(error) === 'unavailable') return false;
      throw error;
    }
  };
  let isLocked = tryLock();
  if (!isLocked && waitMs > 0) onWait?.();
  for (const deadline = Date.now() + waitMs; !isLocked && Date.now() < deadline; isLocked = tryLock())
    await wait(PAUSE_MS);
  if (isLocked) return { release: () => file.close() };
  file.close();
  throw new Error(
    `The database in ${folder} is in use by another Segue server or command: stop it first. Several servers need PostgreSQL.`,
  );
}
