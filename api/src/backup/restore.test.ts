import { DatabaseSync } from '@photostructure/sqlite';
import fs, { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, SQLITE_FILE } from '../database/connection';
import { lockDatabase } from '../database/lock';
import { runCommand, tracksOf, writeRows } from '../testing/data-commands';
import { makeOlderDatabase } from '../testing/older-database';
import { backup } from './backup';
import { restore } from './restore';
import { restoreSqlite } from './sqlite-restore';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

const DAMAGES = 30;

let folder: string;
let file: string;
let database: string;

/** The database has the track "new"; its backup has the track "old" alone. */
beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder, 'backup.sqlite');
  database = join(folder, SQLITE_FILE);
  await write('old');
  await runCommand(backup, [file], folder);
  await write('new');
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function write(id: string): Promise<void> {
  const opened = await openDatabase({ url: null, folder });
  await writeRows(opened, id);
  await opened.destroy();
}
const run = (...words: string[]) => runCommand(restore, words, folder);
const edit = (path: string, statement: string) => {
  const opened = new DatabaseSync(path);
  opened.exec(statement);
  opened.close();
};
const aside = () => readdirSync(folder).filter((name) => name.startsWith('before-restore-'));

test('restore: the backup replaces the database, which is kept under another name', async () => {
  const { code, printed } = await run(file);
  expect(code).toBe(0);
  expect(await tracksOf(database)).toEqual(['old']);
  const [kept = ''] = aside();
  expect(await tracksOf(join(folder, kept))).toEqual(['new', 'old']);
  expect(printed).toContain(`The database from before is kept: ${join(folder, kept)}\n`);
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
  await write('after');
  expect(await tracksOf(database)).toEqual(['after', 'old']);
});

test('restore: two in one second keep both former databases', async () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  const first = await restoreSqlite(file, folder, { isUnchecked: false, now });
  await write('after');
  const second = await restoreSqlite(file, folder, { isUnchecked: false, now });
  expect(await tracksOf(first.keptAs ?? '')).toEqual(['new', 'old']);
  expect(await tracksOf(second.keptAs ?? '')).toEqual(['after', 'old']);
});

test('restore: refused while a server holds the database', async () => {
  const lock = await lockDatabase(folder);
  await expect(run(file)).rejects.toThrow(
    /^Nothing was restored: The database in .* is in use by another Segue server or command \(process \d+\): stop it first\./,
  );
  lock.release();
  expect(await tracksOf(database)).toEqual(['new', 'old']);
});

test('restore: refused while a command has the database open', async () => {
  const other = await openDatabase({ url: null, folder });
  await expect(run(file)).rejects.toThrow('another command uses the database');
  await other.destroy();
  expect(await tracksOf(database)).toEqual(['new', 'old']);
});

test.each([
  ['is missing', () => rmSync(file), 'there is no file'],
  ['is a text', () => writeFileSync(file, 'nothing'), 'is not a backup of Segue'],
  ['is a dump of PostgreSQL', () => writeFileSync(file, 'PGDMP...'), 'is a backup of PostgreSQL'],
  ['is cut off', () => fs.truncateSync(file, 50_000), 'is damaged'],
  [
    'is of a newer version',
    () => edit(file, "insert into kysely_migration values ('9999-later', '2030')"),
    'the checksum of kysely_migration is wrong',
  ],
  ['has no checksums', () => edit(file, 'drop table copy_checksums'), 'restore it with --unchecked'],
])('restore: a file that %s changes nothing', async (_what, spoil, reason) => {
  spoil();
  await expect(run(file)).rejects.toThrow(reason);
  expect(await tracksOf(database)).toEqual(['new', 'old']);
  expect(aside()).toEqual([]);
});

test('restore: a copy of a newer version is refused, with --unchecked too', async () => {
  edit(file, "drop table copy_checksums; insert into kysely_migration values ('9999-later', '2030')");
  await expect(run(file, '--unchecked')).rejects.toThrow('The database was made by a newer Segue');
});

test('restore: a SQLite file of another program is refused', async () => {
  edit(file, 'drop table copy_checksums; drop table kysely_migration');
  await expect(run(file, '--unchecked')).rejects.toThrow('is not a database of Segue');
});

test('restore: a backup of an older version is upgraded by the next start', async () => {
  const older = join(folder, 'older');
  await makeOlderDatabase({ url: null, folder: older }, '0013-shares');
  const { printed } = await run(join(older, SQLITE_FILE), '--unchecked');
  expect(printed).toContain('The backup is of an older version');
  await write('after');
  expect(await tracksOf(database)).toContain('after');
});

test('restore: any changed byte is noticed, or harmless', async () => {
  const bytes = readFileSync(file);
  const target = join(folder, 'target');
  for (let damage = 0; damage < DAMAGES; damage += 1) {
    const damaged = Buffer.from(bytes);
    const place = Math.floor((damaged.length / DAMAGES) * damage + Math.random() * 100);
    damaged[place]! ^= 1 + Math.floor(Math.random() * 255);
    writeFileSync(file, damaged);
    rmSync(target, { recursive: true, force: true });
    const isRestored = await runCommand(restore, [file], target).then(
      () => true,
      () => false,
    );
    expect([place, existsSync(join(target, SQLITE_FILE))]).toEqual([place, isRestored]);
    if (isRestored) expect(await tracksOf(join(target, SQLITE_FILE))).toEqual(['old']);
  }
});

test.each(['copyFileSync', 'chmodSync', 'renameSync', 'fsyncSync'] as const)(
  'restore: interrupted at each %s, the database is the old or the new one',
  async (step) => {
    for (let at = 1; ; at += 1) {
      let count = 0;
      const original = fs[step] as (...parameters: unknown[]) => unknown;
      jest.spyOn(fs, step).mockImplementation((...parameters: unknown[]) => {
        count += 1;
        if (count >= at) throw new Error('interrupted');
        return original(...parameters);
      });
      const isDone = await run(file).then(
        () => true,
        () => false,
      );
      jest.restoreAllMocks();
      expect([['new', 'old'], ['old']]).toContainEqual(await tracksOf(database));
      if (isDone) {
        expect(at).toBeGreaterThan(1);
        break;
      }
    }
    expect((await run(file)).code).toBe(0);
    expect(await tracksOf(database)).toEqual(['old']);
  },
);
