import { sql } from 'kysely';
import { serverPerFile } from '../testing/server.fixture';
import { prepare } from './prepared';

const server = serverPerFile();

const insertAttempt = prepare((database, { key, count }: { key: string; count: number }) =>
  database.insertInto('attempts').values({ key, part: 'test', count, ends_at: '' }),
);
const selectAttempts = prepare((database, { key, min }: { key: string; min: number }) =>
  database
    .selectFrom('attempts')
    .select(['key', 'count'])
    .where('part', '=', 'test')
    .where('key', '=', key)
    .where('count', '>=', min),
);

test('a prepared query runs with the values of each call, not with those of the first', async () => {
  const { database } = server.app;
  await insertAttempt(database, { key: 'one', count: 1 });
  await insertAttempt(database, { key: 'two', count: 2 });
  expect((await selectAttempts(database, { min: 0, key: 'one' })).rows).toEqual([{ key: 'one', count: 1 }]);
  expect((await selectAttempts(database, { key: 'two', min: 2 })).rows).toEqual([{ key: 'two', count: 2 }]);
  expect((await selectAttempts(database, { key: 'two', min: 3 })).rows).toEqual([]);
});

test('a prepared query belongs to the transaction that it is given', async () => {
  const { database } = server.app;
  const failed = database.transaction().execute(async (transaction) => {
    const { numAffectedRows } = await insertAttempt(transaction, { key: 'rolled back', count: 3 });
    expect(numAffectedRows).toBe(1n);
    throw new Error('roll back');
  });
  await expect(failed).rejects.toThrow('roll back');
  expect((await selectAttempts(database, { key: 'rolled back', min: 0 })).rows).toEqual([]);
});

test('a statement that was prepared before the schema changed returns the new columns', async () => {
  const { database } = server.app;
  const read = () => sql<object>`select * from schema_change`.execute(database);
  await sql`create table schema_change (first integer)`.execute(database);
  await sql`insert into schema_change values (1)`.execute(database);
  expect((await read()).rows).toEqual([{ first: 1 }]);
  await sql`alter table schema_change add column second integer`.execute(database);
  expect((await read()).rows).toEqual([{ first: 1, second: null }]);
  await sql`drop table schema_change`.execute(database);
});
