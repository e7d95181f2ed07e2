import { Kysely, sql } from 'kysely';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOlderDatabase } from '../testing/older-database';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase, SQLITE_FILE } from './connection';
import { sqliteDialect } from './dialects';
import { migrate } from './migrate';
import { openSqlite } from './sqlite';
import type { Tables } from './tables';
import { copyBeforeUpgrade } from './sqlite-copy';

let place: TestDatabase;
beforeEach(async () => {
  place = { ...(await testDatabase()), url: null };
});
afterEach(() => place.remove());

const copies = () => readdirSync(place.folder).filter((name) => name.startsWith('before-upgrade-'));
const open = (name: string) =>
  new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(join(place.folder, name))) });
async function lastMigration(name: string): Promise<unknown> {
  const database = open(name);
  const { rows } = await sql`select max(name) as name from kysely_migration`.execute(database);
  await database.destroy();
  return rows[0];
}

test('an upgrade makes a private copy of the old database', async () => {
  await makeOlderDatabase(place, '0001-schema');
  await (await openDatabase(place)).destroy();
  expect(copies()).toEqual([expect.stringMatching(/^before-upgrade-\d{8}T\d{6}Z-0001-schema\.sqlite$/)]);
  const [copy = ''] = copies();
  expect(statSync(join(place.folder, copy)).mode & 0o777).toBe(0o600);
  expect(await lastMigration(copy)).toEqual({ name: '0001-schema' });
});

test('the newest three copies are kept', async () => {
  await makeOlderDatabase(place, '0001-schema');
  for (const year of [2023, 2024, 2025]) {
    writeFileSync(join(place.folder, `before-upgrade-${year}0101T000000Z-0004-track-references.sqlite`), '');
  }
  await (await openDatabase(place)).destroy();
  expect(copies()).toEqual([
    expect.stringContaining('-2024'),
    expect.stringContaining('-2025'),
    expect.stringContaining('0001-schema'),
  ]);
});

test('a failed copy explains what to do and leaves no file', async () => {
  const file = join(place.folder, 'broken.sqlite');
  writeFileSync(file, 'this is not a database'.repeat(100));
  await expect(copyBeforeUpgrade(file, '0001-schema')).rejects.toThrow(
    /^The database was not upgraded, because it could not be copied to .*file is not a database/,
  );
  expect(copies()).toEqual([]);
});

test('when the copy fails the database is not upgraded', async () => {
  await makeOlderDatabase(place, '0001-schema');
  const database = open(SQLITE_FILE);
  const copy = () => Promise.reject(new Error('no room'));
  await expect(migrate(database, 'sqlite', copy)).rejects.toThrow('no room');
  await database.destroy();
  expect(await lastMigration(SQLITE_FILE)).toEqual({ name: '0001-schema' });
});
