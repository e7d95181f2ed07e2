import type { Kysely } from 'kysely';
import { insertUser } from '../../modules/auth/repository';
import { openTestDatabase } from '../../testing/test-database';
import { renewEmailKeys } from './0005-email-keys';

const NOW = '2026-03-01T12:00:00.000Z';

test('old email keys are recomputed unless another account has the new key', async () => {
  const { database, close } = await openTestDatabase();
  const insertWithOldKey = (email: string) =>
    insertUser(database, { email, key: email.toLowerCase(), passwordHash: 'x' }, NOW);
  await insertWithOldKey('Ada@example.com');
  await insertWithOldKey('gross@example.com');
  await insertWithOldKey('gro\u00DF@example.com');
  await insertWithOldKey('wei\u00DF@m\u00FCnchen.example');
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
  await close();
});
