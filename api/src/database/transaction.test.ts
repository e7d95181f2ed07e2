import { sql } from 'kysely';
import { insertUser } from '../modules/auth/repository';
import { DatabaseError } from './failures';
import { inTransaction } from './transaction';
import { databasePerTest } from '../testing/server.fixture';

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
    // SQLite rolls back by itself on a full disk.
    await sql`rollback`.execute(transaction);
    throw new Error('disk is full');
  });
  await expect(failing).rejects.toThrow('disk is full');
  expect(await countUsers()).toBe(0);
});
