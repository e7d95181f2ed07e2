import { Kysely, sql } from 'kysely';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOlderDatabase } from '../testing/older-database';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { openDatabase, SQLITE_FILE } from './connection';
import { sqliteDialect } from './dialects';
import { migrate } from './migrate';
import { openSqlite } from './sqlite';
import { copyBeforeUpgrade } from './sqlite-copy';
import type { Tables } from './tables';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

const copies = () => readdirSync(folder).filter((name) => name.startsWith('before-upgrade-'));
const open = (name: string) => new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(join(folder, name))) });
async function lastMigration(name: string): Promise<unknown> {
  const database = open(name);
  const { rows } = await sql`select max(name) as name from kysely_migration`.execute(database);
  await database.destroy();
  return rows[0];
}

test('an upgrade makes a private copy of the old database, and the newest three are kept', async () => {
  await makeOlderDatabase(folder);
  for (const year of [2023, 2024, 2025])
    writeFileSync(join(folder, `before-upgrade-${year}0101T000000Z-0001-schema.sqlite`), '');
  await (await openDatabase({ url: null, folder })).destroy();
  expect(copies()).toEqual([
    expect.stringContaining('-2024'),
    expect.stringContaining('-2025'),
    expect.stringMatching(/^before-upgrade-\d{8}T\d{6}Z-0001-schema\.sqlite$/),
  ]);
  const copy = copies()[2] ?? '';
  expect(statSync(join(folder, copy)).mode & 0o777).toBe(0o600);
  expect(await lastMigration(copy)).toEqual({ name: '0001-schema' });
});

test('a failed copy explains what to do and leaves no file', async () => {
  const file = join(folder, 'broken.sqlite');
  writeFileSync(file, 'this is not a database'.repeat(100));
  await expect(copyBeforeUpgrade(file, '0001-schema')).rejects.toThrow(
    /^The database was not upgraded, because it could not be copied to .*file is not a database/,
  );
  expect(copies()).toEqual([]);
});

test('when the copy fails the database is not upgraded', async () => {
  await makeOlderDatabase(folder);
  const database = open(SQLITE_FILE);
  const copy = () => Promise.reject(new Error('no room'));
  await expect(migrate(database, 'sqlite', copy)).rejects.toThrow('no room');
  await database.destroy();
  expect(await lastMigration(SQLITE_FILE)).toEqual({ name: '0001-schema' });
});
