import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, tracksOf, writeRows } from '../testing/data-commands';
import { backup } from './backup';
import { appPerTest } from '../testing/server.fixture';
import { openDatabase, SQLITE_FILE } from '../database/connection';
import { rowsOf } from '../database/content';
import { openSqlite } from '../database/sqlite';
import { MOVED_TABLES } from './move-to-postgres';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

const server = appPerTest();
beforeEach(() => writeRows(server.app.database, 'first'));

const backups = () => join(server.folder, 'backups');

test('backup: beside the server, every row is in one private file', async () => {
  const { code, printed } = await runCommand(backup, [], server.folder);
  const [name = '', ...others] = readdirSync(backups());
  expect([code, others]).toEqual([0, []]);
  expect(name).toMatch(/^backup-\d{8}T\d{6}Z\.sqlite$/);
  expect(statSync(join(backups(), name)).mode & 0o777).toBe(0o600);
  expect(await tracksOf(join(backups(), name))).toEqual(['first']);
  expect(printed).toContain(`Backup: ${join(backups(), name)}\n`);
  expect(printed).toMatch(/ rows in \d+ tables, read again and compared, /);
  expect(printed).toContain(`Keep the key ${join(server.folder, 'secret.key')} elsewhere`);
});

test('backup: a file that exists is not overwritten', async () => {
  const file = join(server.folder, 'mine.txt');
  writeFileSync(file, 'mine');
  await expect(runCommand(backup, [file], server.folder)).rejects.toThrow(
    `No backup was made: ${file} exists already.`,
  );
  expect(statSync(file).size).toBe(4);
});

test('backup: --keep deletes older backups of the folder and nothing else', async () => {
  mkdirSync(backups());
  const older = ['backup-20240101T000000Z.sqlite', 'backup-20250101T000000Z.sqlite'];
  for (const name of [...older, 'notes.sqlite']) writeFileSync(join(backups(), name), '');
  const { printed } = await runCommand(backup, ['--keep', '2'], server.folder);
  expect(printed).toContain('Deleted 1 older backup.');
  expect(readdirSync(backups())).toEqual([older[1], expect.stringMatching(/^backup-20/), 'notes.sqlite']);
});

test.each([
  ['--keep', '0'],
  ['--keep', 'x'],
  ['--kep', '2'],
  ['one', 'two'],
])('backup: the words %s %s print the usage and change nothing', async (...words) => {
  const { code, printed } = await runCommand(backup, words, server.folder);
  expect(code).toBe(2);
  expect(printed).toContain('Usage:\n  npm run server -- backup');
  expect(existsSync(backups())).toBe(false);
});

test('backup: without a database it says so and leaves no file', async () => {
  const folder = join(server.folder, 'empty');
  await expect(runCommand(backup, [], folder)).rejects.toThrow(
    `No backup was made: there is no database in ${folder}.`,
  );
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
});

test('the move to PostgreSQL has every table, after the tables it refers to', async () => {
  const folder = temporaryFolder();
  await (await openDatabase({ url: null, folder })).destroy();
  const database = openSqlite(join(folder, SQLITE_FILE), 0);
  const tables = rowsOf(database, "select name from sqlite_schema where type = 'table'")
    .map(({ name }) => String(name))
    .filter((name) => !/^(kysely|sqlite)_/.test(name));
  expect([...MOVED_TABLES].sort()).toEqual(tables.sort());
  for (const [index, table] of MOVED_TABLES.entries()) {
    const referred = rowsOf(database, `select "table" as name from pragma_foreign_key_list('${table}')`);
    for (const { name } of referred) expect(MOVED_TABLES.slice(0, index)).toContain(name);
  }
  database.close();
});
