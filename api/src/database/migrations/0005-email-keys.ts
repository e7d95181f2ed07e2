// Keys of addresses as they are compared now: letters with several small forms are one, and so are the two names of a host.
import type { Kysely } from 'kysely';
import { domainToASCII } from 'node:url';

type Tables = { users: { id: number; email: string | null; email_key: string | null } };

/** Brings every key up to date. Where another account has that key by now, the former one stays: nobody gets the account of another. */
export async function renewEmailKeys(anyDatabase: Kysely<unknown>): Promise<void> {
  const database = anyDatabase.withTables<Tables>();
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

// The rule for keys as it was when this was written; the rule of today is elsewhere and may differ.
const ASCII = /^\p{ASCII}*$/u;

function emailKey(email: string): string {
  const at = email.lastIndexOf('@');
  return `${foldCase(email.slice(0, at))}@${hostKey(email.slice(at + 1))}`;
}

function hostKey(host: string): string {
  return (!ASCII.test(host) && domainToASCII(host)) || foldCase(host);
}

function foldCase(text: string): string {
  const capitals = [...text.toLowerCase().toUpperCase()];
  return capitals
    .map((letter) => letter.toLowerCase())
    .join('')
    .normalize('NFC');
}
