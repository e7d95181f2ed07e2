import { statSync } from 'node:fs';
import { join } from 'node:path';
import { insertUser } from '../modules/auth/repository';
import { openDatabase, SQLITE_FILE } from './connection';
import { isUniqueViolation } from './failures';
import { openSqlite } from './sqlite';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { databasePerTest } from '../testing/server.fixture';

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
