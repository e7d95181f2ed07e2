import { sql, type Kysely } from 'kysely';
import { startFakePostgres, type FakePostgres } from '../testing/fake-postgres';
import { connectPostgres } from './connection';
import { DatabaseError } from './failures';
import type { Tables } from './tables';
import { createReadiness, type Readiness } from './readiness';

let postgres: FakePostgres;
let database: Kysely<Tables>;
let readiness: Readiness;
let lost: string[];
let isLost: Promise<void>;
let failures: DatabaseError[];
beforeEach(async () => {
  postgres = await startFakePostgres();
  readiness = createReadiness();
  lost = [];
  failures = [];
  let markLost = () => {};
  isLost = new Promise((resolve) => (markLost = resolve));
  const settings = { max: 1, connectionTimeoutMillis: 600 };
  database = connectPostgres(postgres.url, settings, {
    onConnectionLost: (error) => {
      lost.push(error.message);
      markLost();
    },
    onFailure: (failure) => failures.push(failure),
    onAnswer: readiness.recordAnswer,
  });
});
afterEach(async () => {
  await database.destroy();
  await postgres.close();
});

const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

test('a connection lost in a transaction fails it as unavailable, and the cause is reported', async () => {
  const failure = await failureOf(
    database.transaction().execute(async (transaction) => {
      postgres.restart();
      await isLost;
      await sql`update users set volume = 1`.execute(transaction);
    }),
  );
  expect(failure).toBeInstanceOf(DatabaseError);
  expect(failure).toMatchObject({ kind: 'unavailable' });
  expect(failures[0]).toBe(failure);
  expect(lost[0]).toBe('terminating connection due to administrator command');
});

test('a connection lost while idle is replaced', async () => {
  await sql`select 1`.execute(database);
  postgres.restart();
  await isLost;
  await sql`select 1`.execute(database);
  expect(failures).toEqual([]);
});

test('without a server every statement fails as unavailable', async () => {
  const other = await startFakePostgres();
  await other.close();
  const unreachable = connectPostgres(other.url, { max: 1 }, {});
  const failure = await failureOf(sql`select 1`.execute(unreachable));
  await unreachable.destroy();
  expect(failure).toMatchObject({ kind: 'unavailable' });
  expect(String(failure)).toContain('ECONNREFUSED');
});

test('without a free connection in the pool a statement fails as unavailable', async () => {
  const failure = await database.connection().execute(() => failureOf(sql`select 1`.execute(database)));
  expect(failure).toMatchObject({ kind: 'unavailable' });
});

/** Runs the work while the only connection is in use. */
const whileBusy = (work: () => Promise<unknown>) => database.connection().execute(work);

test('a database with all connections in use is ready while it answers other statements', async () => {
  await whileBusy(async () => {
    const check = readiness.check(database);
    readiness.recordAnswer();
    await expect(check).resolves.toBeUndefined();
  });
});

test('a database with all connections in use that answers nothing is not ready', async () => {
  await whileBusy(() => expect(readiness.check(database)).rejects.toMatchObject({ kind: 'unavailable' }));
});

test('every connection that was given back counts as an answer', async () => {
  const recordAnswer = jest.fn();
  const other = connectPostgres(postgres.url, { max: 1 }, { onAnswer: recordAnswer });
  await other.connection().execute(async () => undefined);
  expect(recordAnswer).toHaveBeenCalledTimes(1);
  await other.destroy();
});
