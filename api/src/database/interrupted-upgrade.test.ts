import type { Kysely } from 'kysely';
import { breakOffUpgrade, makeOlderDatabase, readData } from '../testing/older-database';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase } from './connection';
import { MIGRATIONS } from './migrate';
import { removeLeftovers } from './migrations/leftovers';

const OLDER = ['0002-collections', '0003-account-safety', '0004-track-references', '0005-email-keys'];
const STATEMENTS_MAX = 200;

/** Calls back with a fresh place and 1, 2, 3 …, until that many statements are more than an upgrade has. */
async function forEveryStatement(attempt: (place: TestDatabase, statement: number) => Promise<boolean>) {
  for (let statement = 1; statement < STATEMENTS_MAX; statement += 1) {
    const place = await testDatabase();
    try {
      if (!(await attempt(place, statement))) return statement - 1;
    } finally {
      await place.remove();
    }
  }
  throw new Error('the upgrade never ended');
}

async function started<Value>(place: TestDatabase, read: (database: Kysely<never>) => Promise<Value>) {
  const database = await openDatabase(place);
  try {
    return await read(database as unknown as Kysely<never>);
  } finally {
    await database.destroy();
  }
}

async function dataOf(last: string): Promise<unknown> {
  const place = await testDatabase();
  await makeOlderDatabase(place, last);
  const data = await started(place, readData);
  await place.remove();
  return data;
}

test('a first start that ends at any statement is made good by the next', async () => {
  const count = await forEveryStatement(async (place, statement) => {
    const isCut = await breakOffUpgrade(place, statement);
    const data = await started(place, readData);
    expect(data).toEqual({ users: [], favorites: [], tracks: [], covers: [] });
    return isCut;
  });
  expect(count).toBeGreaterThan(30);
}, 120_000);

test.each(OLDER)(
  'an upgrade from %s that ends at any statement loses nothing',
  async (last) => {
    const expected = await dataOf(last);
    expect(JSON.stringify(expected)).toContain('Ada@example.com');
    await forEveryStatement(async (place, statement) => {
      await makeOlderDatabase(place, last);
      const isCut = await breakOffUpgrade(place, statement);
      expect(await started(place, readData)).toEqual(expected);
      return isCut;
    });
  },
  120_000,
);

test('tracks are numbered from 1 in the order they were shown in', async () => {
  const place = await testDatabase();
  await makeOlderDatabase(place, '0005-email-keys');
  const database = await openDatabase(place);
  const rows = await database
    .selectFrom('playlist_tracks')
    .select(['track_id', 'position'])
    .orderBy('position')
    .execute();
  expect(rows.map(({ track_id, position }) => `${position}${track_id}`)).toEqual(['1b', '2a', '3c', '4d']);
  const twice = database.updateTable('playlist_tracks').set({ position: 1 }).where('track_id', '=', 'd');
  await expect(twice.execute()).rejects.toThrow(/unique/i);
  await database.destroy();
  await place.remove();
});

test('a database of a newer version is refused with one sentence', async () => {
  const place = await testDatabase();
  const database = await openDatabase(place);
  await (database as unknown as Kysely<{ kysely_migration: { name: string; timestamp: string } }>)
    .insertInto('kysely_migration')
    .values({ name: '9999-later', timestamp: '2030-01-01T00:00:00.000Z' })
    .execute();
  await database.destroy();
  await expect(openDatabase(place)).rejects.toThrow(
    'The database was made by a newer Segue (upgrade 9999-later is unknown here)',
  );
  await place.remove();
});

describe('a SQLite database half upgraded by the former version, which committed each statement by itself', () => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = { ...(await testDatabase()), url: null };
  });
  afterEach(() => place.remove());

  test.each([null, ...OLDER])(
    '%s: starts again with its data, whatever the statement',
    async (last) => {
      const expected = last === null ? null : await dataOf(last);
      await forEveryStatement(async (somewhere, statement) => {
        const embedded = { ...somewhere, url: null };
        if (last !== null) await makeOlderDatabase(embedded, last);
        const isCut = await breakOffUpgrade(embedded, statement, 'statement by statement');
        const data = await started(embedded, readData);
        if (expected) expect(data).toEqual(expected);
        return isCut;
      });
    },
    120_000,
  );

  test('a table with rows is never removed', async () => {
    const database = await openDatabase(place);
    await makeRow(database as unknown as Kysely<unknown>);
    await expect(
      removeLeftovers(database as unknown as Kysely<unknown>, '0003-account-safety'),
    ).rejects.toThrow('the table "attempts" has rows');
    expect(await database.selectFrom('attempts').selectAll().execute()).toHaveLength(1);
    await database.destroy();
  });
});

async function makeRow(database: Kysely<unknown>): Promise<void> {
  await (database as Kysely<{ attempts: { key: string; part: string; count: number; ends_at: string } }>)
    .insertInto('attempts')
    .values({ key: 'k', part: 'p', count: 1, ends_at: '2030-01-01T00:00:00.000Z' })
    .execute();
}

test('migrations are listed in the order they run in', () => {
  const names = Object.keys(MIGRATIONS);
  expect(names).toEqual([...names].sort());
});
