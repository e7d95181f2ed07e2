import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, SQLITE_FILE } from '../database/connection';
import { openSqlite } from '../database/sqlite';
import { runCommand, tracksOf, writeRows } from '../testing/data-commands';
import { appPerTest } from '../testing/server.fixture';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { backup } from './backup';
import { MOVED_TABLES, moveToPostgres } from './move-to-postgres';

const server = appPerTest();
beforeEach(() => writeRows(server.app.database, 'first'));

const backups = () => join(server.folder, 'backups');

test('backup: beside the server, the committed rows are in one private file', async () => {
  const { code, printed } = await runCommand(backup, [], server.folder);
  const [name = '', ...others] = readdirSync(backups());
  expect([code, others]).toEqual([0, []]);
  expect(name).toMatch(/^backup-\d{8}T\d{6}Z\.sqlite$/);
  expect(statSync(join(backups(), name)).mode & 0o777).toBe(0o600);
  expect(await tracksOf(join(backups(), name))).toEqual(['first']);
  expect(readdirSync(backups())).toEqual([name]);
  expect(printed).toContain(`Backup: ${join(backups(), name)}\n`);
});

test('backup: a copy put in the place of the database is opened by the next start', async () => {
  const folder = temporaryFolder();
  await runCommand(backup, [join(folder, SQLITE_FILE)], server.folder);
  const database = await openDatabase({ url: null, folder });
  expect(await database.selectFrom('tracks').select('track_id').execute()).toEqual([{ track_id: 'first' }]);
  await database.destroy();
});

test('backup: a file that exists is not overwritten', async () => {
  const file = join(server.folder, 'mine.txt');
  writeFileSync(file, 'mine');
  await expect(runCommand(backup, [file], server.folder)).rejects.toThrow(`${file} exists already.`);
  expect(statSync(file).size).toBe(4);
});

test('backup: --keep deletes older backups of the folder and nothing else', async () => {
  mkdirSync(backups());
  const older = ['backup-20240101T000000Z.sqlite', 'backup-20250101T000000Z.sqlite'];
  for (const name of [...older, 'notes.sqlite']) writeFileSync(join(backups(), name), '');
  await runCommand(backup, ['--keep', '2'], server.folder);
  expect(readdirSync(backups())).toEqual([older[1], expect.stringMatching(/^backup-20/), 'notes.sqlite']);
});

test.each([
  ['--keep', '0'],
  ['--keep', 'x'],
  ['--kep', '2'],
  ['one', 'two'],
])('backup: unknown arguments %s %s are wrong usage and change nothing', async (...words) => {
  expect((await runCommand(backup, words, server.folder)).code).toBe(2);
  expect(existsSync(backups())).toBe(false);
});

test('backup: without a database it fails and leaves no file', async () => {
  const folder = join(server.folder, 'empty');
  await expect(runCommand(backup, [], folder)).rejects.toThrow(/^There is no database /);
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
});

test('backup: with DATABASE_URL it names the documentation page', async () => {
  const env = { DATABASE_URL: 'postgres://ada@127.0.0.1/segue' };
  await expect(runCommand(backup, [], server.folder, env)).rejects.toThrow('docs/operations/backup.md');
});

test('move to PostgreSQL: refused while a server runs', async () => {
  const env = { DATABASE_URL: 'postgres://ada@127.0.0.1:1/segue' };
  await expect(runCommand(moveToPostgres, [], server.folder, env)).rejects.toThrow('is in use by another');
});

test('move to PostgreSQL: has every table, after the tables it refers to', async () => {
  const folder = temporaryFolder();
  await (await openDatabase({ url: null, folder })).destroy();
  const database = openSqlite(join(folder, SQLITE_FILE));
  const namesOf = (query: string) =>
    (database.prepare(query).all([]) as { name: string }[]).map(({ name }) => name);
  const tables = namesOf("select name from sqlite_schema where type = 'table'").filter(
    (name) => !/^(kysely|sqlite)_/.test(name),
  );
  expect([...MOVED_TABLES].sort()).toEqual(tables.sort());
  for (const [index, table] of MOVED_TABLES.entries()) {
    const referred = namesOf(`select "table" as name from pragma_foreign_key_list('${table}')`);
    for (const name of referred) expect(MOVED_TABLES.slice(0, index)).toContain(name);
  }
  database.close();
});
