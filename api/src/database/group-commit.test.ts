import { insertUser } from '../modules/auth/repository';

import { DatabaseError } from './failures';
import { inGroupCommit } from './group-commit';
import { databasePerTest } from '../testing/server.fixture';

const NOW = '2026-03-01T12:00:00.000Z';
const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

const opened = databasePerTest();
let transactions: jest.SpyInstance;
beforeEach(() => {
  transactions = jest.spyOn(opened.database, 'transaction');
});

const insert = () => inGroupCommit(opened.database, (group) => insertUser(group, null, NOW));
const fail = (error: Error) => inGroupCommit(opened.database, () => Promise.reject(error));
const countUsers = async () => (await opened.database.selectFrom('users').select('id').execute()).length;

test('group commit: statements of one turn share a transaction, and each gets its own result', async () => {
  const ids = await Promise.all([insert(), insert(), insert()]);
  expect([new Set(ids).size, await countUsers()]).toEqual([3, 3]);
  expect(transactions).toHaveBeenCalledTimes(isPostgres ? 0 : 1);
});

test('group commit: a statement that is alone, or in a transaction already, starts none', async () => {
  await insert();
  expect(transactions).not.toHaveBeenCalled();
  await opened.database
    .transaction()
    .execute((transaction) => inGroupCommit(transaction, (group) => insertUser(group, null, NOW)));
  expect(transactions).toHaveBeenCalledTimes(1);
});

test('group commit: a statement that breaks a constraint fails alone', async () => {
  const missing = { user_id: 404, provider: 'spotify', track_id: 'none', favorited_at: NOW } as const;
  const broken = inGroupCommit(opened.database, (group) =>
    group.insertInto('favorites').values(missing).execute(),
  );
  const settled = await Promise.allSettled([insert(), broken, insert()]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await countUsers()).toBe(2);
});

test('group commit: when the database fails, no statement of the group is stored', async () => {
  const failure = new DatabaseError('unwritable', new Error('disk full'));
  const settled = await Promise.allSettled([insert(), fail(failure), insert()]);
  const refused = { status: 'rejected', reason: failure };
  if (isPostgres) expect(settled[1]).toEqual(refused);
  else expect(settled).toEqual([refused, refused, refused]);
  expect(await countUsers()).toBe(isPostgres ? 2 : 0);
});

test('group commit: a commit that fails rejects every statement of the group', async () => {
  const failure = new Error('no commit');
  transactions.mockReturnValue({ execute: () => Promise.reject(failure) });
  const settled = await Promise.allSettled([insert(), insert()]);
  const expected = isPostgres ? 'fulfilled' : 'rejected';
  expect(settled.map(({ status }) => status)).toEqual([expected, expected]);
});
