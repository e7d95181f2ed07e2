import { sql, type Kysely } from 'kysely';
import { startFakePostgres, type FakePostgres } from '../testing/fake-postgres';
import { connectPostgres } from './connection';
import { DatabaseError } from './failures';
import type { Tables } from './tables';

let postgres: FakePostgres;
let database: Kysely<Tables>;
let lost: string[];
let isLost: Promise<void>;
beforeEach(async () => {
  postgres = await startFakePostgres();
  lost = [];
  let markLost = () => {};
  isLost = new Promise((resolve) => (markLost = resolve));
  const settings = { max: 1, connectionTimeoutMillis: 600 };
  database = connectPostgres(postgres.url, settings, {
    onConnectionLost: (error) => {
      lost.push(error.message);
      markLost();
    },
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
  expect(lost[0]).toBe('terminating connection due to administrator command');
});

test('a connection lost while idle is replaced', async () => {
  await sql`select 1`.execute(database);
  postgres.restart();
  await isLost;
  await sql`select 1`.execute(database);
  expect(lost).toHaveLength(1);
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
