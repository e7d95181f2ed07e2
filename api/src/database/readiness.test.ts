import type { Kysely } from 'kysely';
import { startFakePostgres, type FakePostgres } from '../testing/fake-postgres';
import { connectPostgres } from './connection';
import { createReadiness, type Readiness } from './readiness';
import type { Tables } from './tables';

let postgres: FakePostgres;
let database: Kysely<Tables>;
let readiness: Readiness;
beforeEach(async () => {
  postgres = await startFakePostgres();
  readiness = createReadiness();
  const { recordAnswer: onAnswer } = readiness;
  database = connectPostgres(postgres.url, { max: 1, connectionTimeoutMillis: 600 }, { onAnswer });
});
afterEach(async () => {
  await database.destroy();
  await postgres.close();
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
