import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
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
      const sqlite = await openSqlite(join(folder, SQLITE_FILE), 1000);
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

  test('another error is not a unique violation', async () => {
    const failure = await sql`select * from nowhere`
      .execute(opened.database)
      .catch((error: unknown) => error);
    expect(String(failure)).toContain('nowhere');
    expect(isUniqueViolation(failure)).toBe(false);
  });

  test('a failed transaction leaves nothing behind', async () => {
    const attempt = opened.database.transaction().execute(async (transaction) => {
      await insertUser(transaction, userWith('rolled-back@example.com'), NOW);
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    const found = opened.database
      .selectFrom('users')
      .selectAll()
      .where('email_key', '=', 'rolled-back@example.com');
    expect(await found.execute()).toEqual([]);
  });
});
