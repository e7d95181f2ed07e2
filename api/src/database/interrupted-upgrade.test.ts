import { sql } from 'kysely';
import { interruptUpgrade, makeOlderDatabase, readPlace } from '../testing/older-database';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase } from './connection';

const OLDER = '0001-schema';
const STATEMENTS_MAX = 200;
const NO_DATA = { users: [], favorites: [], tracks: [], covers: [] };

/** Runs `attempt` for statement 1, 2, 3 … with a new database each, until the upgrade has fewer statements; returns their number. */
async function forEveryStatement(attempt: (place: TestDatabase, statement: number) => Promise<boolean>) {
  for (let statement = 1; statement < STATEMENTS_MAX; statement += 1) {
    const place = await testDatabase();
    try {
      if (!(await attempt(place, statement))) return statement - 1;
    } finally {
      await place.remove();
    }
  }
  throw new Error('the upgrade never finished');
}

/** Starts on the database and returns its data. */
async function dataAfterStart(place: TestDatabase): Promise<unknown> {
  await (await openDatabase(place)).destroy();
  return readPlace(place);
}

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});
async function emptyPlace(): Promise<TestDatabase> {
  const place = await testDatabase();
  cleanups.push(place.remove);
  return place;
}

async function dataOf(last: string): Promise<unknown> {
  const place = await emptyPlace();
  await makeOlderDatabase(place, last);
  return dataAfterStart(place);
}

test('a first start interrupted at any statement is completed by the next start', async () => {
  const count = await forEveryStatement(async (place, statement) => {
    const isCut = await interruptUpgrade(place, statement);
    expect(await dataAfterStart(place)).toEqual(NO_DATA);
    return isCut;
  });
  expect(count).toBeGreaterThan(30);
}, 120_000);

test('an upgrade interrupted at any statement loses nothing', async () => {
  const expected = await dataOf(OLDER);
  expect(JSON.stringify(expected)).toContain('Ada@example.com');
  await forEveryStatement(async (place, statement) => {
    await makeOlderDatabase(place, OLDER);
    const isCut = await interruptUpgrade(place, statement);
    expect(await dataAfterStart(place)).toEqual(expected);
    return isCut;
  });
}, 120_000);

test('a database of a newer version stops the start with one sentence', async () => {
  const place = await emptyPlace();
  const database = await openDatabase(place);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(database);
  await database.destroy();
  await expect(openDatabase(place)).rejects.toThrow(
    'The database was made by a newer Segue (upgrade 9999-later is unknown here)',
  );
});
