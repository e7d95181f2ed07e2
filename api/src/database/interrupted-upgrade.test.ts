import { sql, type Kysely } from 'kysely';
import { interruptUpgrade, makeOlderDatabase, readPlace } from '../testing/older-database';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase } from './connection';
import { isUniqueViolation } from './failures';
import { insertUser } from '../modules/auth/repository';
import { renewEmailKeys } from './migrations/0005-email-keys';

const OLDER = '0002-collections';
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
  for (const clean of cleanups.splice(0).reverse()) await clean();
});
async function emptyPlace(): Promise<TestDatabase> {
  const place = await testDatabase();
  cleanups.push(place.remove);
  return place;
}
/** Opens the database, which upgrades it. */
async function open(place: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(place);
  cleanups.push(() => database.destroy());
  return database;
}
async function upgradedFrom(last: string) {
  const place = await emptyPlace();
  await makeOlderDatabase(place, last);
  return open(place);
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

test('migration 0006 numbers tracks from 1 in their visible order', async () => {
  const database = await upgradedFrom('0005-email-keys');
  const rows = await database.selectFrom('playlist_tracks').selectAll().orderBy('position').execute();
  expect(rows.map(({ track_id, position }) => `${position}${track_id}`)).toEqual(['1b', '2a', '3c', '4d']);
  const twice = database.updateTable('playlist_tracks').set({ position: 1 }).where('track_id', '=', 'd');
  expect(isUniqueViolation(await twice.execute().catch((error: unknown) => error))).toBe(true);
});

test('migration 0007 copies covers and durations and dates the last change', async () => {
  const database = await upgradedFrom('0005-email-keys');
  const tracks = await database.selectFrom('tracks').selectAll().orderBy('track_id').execute();
  expect(tracks.map(({ image_url: url, duration }) => [url, duration && Number(duration)])).toEqual([
    ['https://i.test/a.jpg', 61_000],
    [null, null],
    [null, null],
    [null, null],
  ]);
  const playlists = await database.selectFrom('playlists').select(['created_at', 'changed_at']).execute();
  for (const { created_at: created, changed_at: changed } of playlists) expect(changed).toBe(created);
});

test('a database of a newer version stops the start with one sentence', async () => {
  const place = await emptyPlace();
  const database = await openDatabase(place);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(database);
  await database.destroy();
  await expect(openDatabase(place)).rejects.toThrow(
    'The database was made by a newer Segue (upgrade 9999-later is unknown here)',
  );
});

const NOW = '2026-03-01T12:00:00.000Z';

test('old email keys are recomputed unless another account has the new key', async () => {
  const database = await open(await emptyPlace());
  const emails = [
    'Ada@example.com',
    'gross@example.com',
    'gro\u00DF@example.com',
    'wei\u00DF@m\u00FCnchen.example',
  ];
  for (const email of emails) {
    await insertUser(database, { email, key: email.toLowerCase(), passwordHash: 'x' }, NOW);
  }
  await insertUser(database, null, NOW);
  await renewEmailKeys(database as unknown as Kysely<unknown>);
  const rows = await database.selectFrom('users').select('email_key').orderBy('id').execute();
  expect(rows.map((row) => row.email_key)).toEqual([
    'ada@example.com',
    'gross@example.com',
    'gro\u00DF@example.com',
    'weiss@xn--mnchen-3ya.example',
    null,
  ]);
});
