// Keys of addresses as they are compared now: letters with several small forms are one, and so are the two names of a host.
import type { Kysely } from 'kysely';
import { emailKey } from '../../modules/auth/email-address';
import type { Tables } from '../tables';

/** Brings every key up to date. Where another account has that key by now, the former one stays: nobody gets the account of another. */
export async function renewEmailKeys(database: Kysely<Tables>): Promise<void> {
  const users = await database
    .selectFrom('users')
    .select(['id', 'email', 'email_key'])
    .orderBy('id')
    .execute();
  const taken = new Set(users.map((user) => user.email_key));
  for (const { id, email, email_key: former } of users) {
    const key = email === null ? former : emailKey(email);
    if (key === former || taken.has(key)) continue;
    taken.add(key);
    await database.updateTable('users').set({ email_key: key }).where('id', '=', id).execute();
  }
}
