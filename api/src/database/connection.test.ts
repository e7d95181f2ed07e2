import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { insertUser } from '../modules/auth/repository';
import { databasePerTest } from '../testing/server.fixture';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { openDatabase, SQLITE_FILE } from './connection';
import { isUniqueViolation } from './failures';
import { lockDatabase } from './lock';
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

  test('every opening uses the write-ahead log, flushes each commit and checks foreign keys', () => {
    for (let opening = 0; opening < 3; opening += 1) {
      const sqlite = openSqlite(join(folder, SQLITE_FILE));
      const query = 'select * from pragma_synchronous, pragma_journal_mode, pragma_foreign_keys';
      expect(sqlite.prepare(query).all([])).toEqual([
        { synchronous: 3, journal_mode: 'wal', foreign_keys: 1 },
      ]);
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

/** The output of another process that tries to take the lock. */
function tryInOtherProcess(): string {
  const script = `
    const file = new (require('@photostructure/sqlite').DatabaseSync)(${JSON.stringify(join(folder, 'segue.lock'))});
    try { file.exec('begin immediate'); console.log('taken'); } catch (error) { console.log(error.message); }`;
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}

test('a second lock is refused, also to another process, until the first is released', async () => {
  const lock = await lockDatabase(folder);
  await expect(lockDatabase(folder)).rejects.toThrow(
    `The database in ${folder} is in use by another Segue server or command: stop it first.`,
  );
  expect(tryInOtherProcess()).toBe('database is locked');
  lock.release();
  expect(tryInOtherProcess()).toBe('taken');
});

test('a waiting lock is taken as soon as the first is released', async () => {
  const lock = await lockDatabase(folder);
  const onWait = jest.fn(() => lock.release());
  (await lockDatabase(folder, { waitMs: 60_000, onWait })).release();
  expect(onWait).toHaveBeenCalledTimes(1);
});

test('a killed process releases the lock', async () => {
  const script = `
    const file = new (require('@photostructure/sqlite').DatabaseSync)(${JSON.stringify(join(folder, 'segue.lock'))});
    file.exec('begin immediate'); process.kill(process.pid, 'SIGKILL');`;
  expect(() => execFileSync(process.execPath, ['-e', script])).toThrow();
  (await lockDatabase(folder)).release();
});
