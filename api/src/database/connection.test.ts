import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { insertUser } from '../modules/auth/repository';
import { databasePerTest } from '../testing/server.fixture';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { openDatabase, SQLITE_FILE } from './connection';
import { isUniqueViolation } from './failures';
import { DatabaseInUseError, LOCK_FILE, lockDatabase } from './lock';
import { openSqlite } from './sqlite';

const NOW = '2026-03-01T12:00:00.000Z';

describe('SQLite', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(temporaryFolder(), 'data');
  });

  test('file and folder are readable by their owner only', async () => {
    const database = await openDatabase({ url: null, folder });
    await insertUser(database, null, NOW);
    const modes = ['', SQLITE_FILE, `${SQLITE_FILE}-wal`].map(
      (name) => statSync(join(folder, name)).mode & 0o777,
    );
    await database.destroy();
    expect(modes).toEqual([0o700, 0o600, 0o600]);
  });

  test('every opening uses WAL and synchronous=FULL', async () => {
    for (let opening = 0; opening < 3; opening += 1) {
      const sqlite = openSqlite(join(folder, SQLITE_FILE), 1000);
      expect(sqlite.prepare('pragma synchronous').all([])).toEqual([{ synchronous: 2 }]);
      expect(sqlite.prepare('pragma journal_mode').all([])).toEqual([{ journal_mode: 'wal' }]);
      sqlite.close();
    }
  });
});

describe('each database', () => {
  const opened = databasePerTest();

  const userWith = (key: string) => ({ email: key, key, passwordHash: 'x' });

  test('inserting an email twice is recognized as a unique violation', async () => {
    await insertUser(opened.database, userWith('one@example.com'), NOW);
    const again = insertUser(opened.database, userWith('one@example.com'), NOW);
    expect(isUniqueViolation(await again.catch((error: unknown) => error))).toBe(true);
  });
});

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

/** What another process reports that tries to take the lock. */
function tryInOtherProcess(): string {
  const script = `
    const file = new (require('@photostructure/sqlite').DatabaseSync)(${JSON.stringify(join(folder, LOCK_FILE))});
    try { file.exec('begin immediate'); console.log('taken'); } catch (error) { console.log(error.message); }`;
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}

test('a second lock is refused with the process that holds the first', async () => {
  const lock = await lockDatabase(folder);
  await expect(lockDatabase(folder)).rejects.toThrow(
    `The database in ${folder} is in use by another Segue server or command (process ${process.pid}): stop it first.`,
  );
  await expect(lockDatabase(folder)).rejects.toBeInstanceOf(DatabaseInUseError);
  expect(tryInOtherProcess()).toBe('database is locked');
  lock.release();
  expect(tryInOtherProcess()).toBe('taken');
});

test('a waiting lock is taken as soon as the first is released', async () => {
  const lock = await lockDatabase(folder);
  const waitedFor: number[] = [];
  const second = lockDatabase(folder, {
    waitMs: 60_000,
    onWait: (pid) => {
      waitedFor.push(pid);
      lock.release();
    },
  });
  (await second).release();
  expect(waitedFor).toEqual([process.pid]);
});

test('a killed process releases the lock', async () => {
  const script = `
    const file = new (require('@photostructure/sqlite').DatabaseSync)(${JSON.stringify(join(folder, LOCK_FILE))});
    file.exec('begin immediate'); process.kill(process.pid, 'SIGKILL');`;
  expect(() => execFileSync(process.execPath, ['-e', script])).toThrow();
  (await lockDatabase(folder)).release();
});
