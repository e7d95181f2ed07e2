import { sql } from 'kysely';
import { interruptUpgrade, makeOlderDatabase, readRows } from '../testing/older-database';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { openDatabase } from './connection';

const STATEMENTS_MAX = 200;

/** Interrupts the upgrade of a new database at statement 1, 2, 3 … and then starts; returns the number of statements. */
async function interruptEverywhere(
  prepare: (folder: string) => Promise<void>,
  check: (folder: string) => Promise<void>,
): Promise<number> {
  for (let statement = 1; statement < STATEMENTS_MAX; statement += 1) {
    const folder = temporaryFolder();
    await prepare(folder);
    const isCut = await interruptUpgrade(folder, statement);
    await (await openDatabase({ url: null, folder })).destroy();
    await check(folder);
    if (!isCut) return statement - 1;
  }
  throw new Error('the upgrade never finished');
}

test('a first start interrupted at any statement is completed by the next start', async () => {
  const count = await interruptEverywhere(
    async () => undefined,
    async (folder) => expect(await readRows(folder)).toEqual([[], [], []]),
  );
  expect(count).toBeGreaterThan(30);
}, 120_000);

test('an upgrade interrupted at any statement loses nothing', async () => {
  const before = temporaryFolder();
  await makeOlderDatabase(before);
  const expected = await readRows(before);
  expect(JSON.stringify(expected)).toContain('Ada@example.com');
  await interruptEverywhere(makeOlderDatabase, async (folder) =>
    expect(await readRows(folder)).toEqual(expected),
  );
}, 120_000);

test('a database of a newer version stops the start with one message', async () => {
  const folder = temporaryFolder();
  const database = await openDatabase({ url: null, folder });
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(database);
  await database.destroy();
  await expect(openDatabase({ url: null, folder })).rejects.toThrow(
    'The database was made by a newer Segue (upgrade 9999-later is unknown here)',
  );
});
