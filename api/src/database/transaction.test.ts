import { sql } from 'kysely';
import { insertUser } from '../modules/auth/repository';
import { DatabaseError } from './failures';
import { inTransaction } from './transaction';
import { databasePerTest } from '../testing/server.fixture';
import { prepare } from './prepared';

const NOW = '2026-03-01T12:00:00.000Z';

const opened = databasePerTest();

/** Inserts a user and then fails that many times; counts the attempts. */
function insertAfter(failures: number, failure: Error) {
  let attempts = 0;
  const done = inTransaction(opened.database, async (transaction) => {
    attempts += 1;
    await insertUser(transaction, null, NOW);
    if (attempts <= failures) throw failure;
  });
  return { done, attempts: () => attempts };
}
const countUsers = async () => (await opened.database.selectFrom('users').select('id').execute()).length;
const deadlock = new DatabaseError('conflict', new Error('deadlock detected'));

test('a transaction that fails with a conflict is retried and committed once', async () => {
  const insertion = insertAfter(2, deadlock);
  await insertion.done;
  expect([insertion.attempts(), await countUsers()]).toEqual([3, 1]);
});

test('a transaction with five conflicts fails with the conflict', async () => {
  const insertion = insertAfter(5, deadlock);
  await expect(insertion.done).rejects.toBe(deadlock);
  expect([insertion.attempts(), await countUsers()]).toEqual([5, 0]);
});

test('a transaction that fails for another reason is not retried', async () => {
  const insertion = insertAfter(1, new DatabaseError('unavailable', new Error('gone')));
  await expect(insertion.done).rejects.toThrow('gone');
  expect(insertion.attempts()).toBe(1);
});

test('when the database has already rolled back, the first error is reported', async () => {
  const failing = opened.database.transaction().execute(async (transaction) => {
    // SQLite rolls back on its own when the disk is full.
    await sql`rollback`.execute(transaction);
    throw new Error('disk is full');
  });
  await expect(failing).rejects.toThrow('disk is full');
  expect(await countUsers()).toBe(0);
});

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
  const { database } = opened;
  await insertAttempt(database, { key: 'one', count: 1 });
  await insertAttempt(database, { key: 'two', count: 2 });
  expect((await selectAttempts(database, { min: 0, key: 'one' })).rows).toEqual([{ key: 'one', count: 1 }]);
  expect((await selectAttempts(database, { key: 'two', min: 2 })).rows).toEqual([{ key: 'two', count: 2 }]);
  expect((await selectAttempts(database, { key: 'two', min: 3 })).rows).toEqual([]);
});

test('a prepared query belongs to the transaction that it is given', async () => {
  const { database } = opened;
  const failed = database.transaction().execute(async (transaction) => {
    const { numAffectedRows } = await insertAttempt(transaction, { key: 'rolled back', count: 3 });
    expect(numAffectedRows).toBe(1n);
    throw new Error('roll back');
  });
  await expect(failed).rejects.toThrow('roll back');
  expect((await selectAttempts(database, { key: 'rolled back', min: 0 })).rows).toEqual([]);
});

test('a statement that was prepared before the schema changed returns the new columns', async () => {
  const { database } = opened;
  const read = () => sql<object>`select * from schema_change`.execute(database);
  await sql`create table schema_change (first integer)`.execute(database);
  await sql`insert into schema_change values (1)`.execute(database);
  expect((await read()).rows).toEqual([{ first: 1 }]);
  await sql`alter table schema_change add column second integer`.execute(database);
  expect((await read()).rows).toEqual([{ first: 1, second: null }]);
  await sql`drop table schema_change`.execute(database);
});
