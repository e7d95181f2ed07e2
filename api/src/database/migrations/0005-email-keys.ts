// Recomputes email keys (the form in which emails are compared) with full case folding and punycode host names.
import type { Kysely } from 'kysely';
import { domainToASCII } from 'node:url';

type Tables = { users: { id: number; email: string | null; email_key: string | null } };

/** Updates every key. If another account already has the new key, the old one stays: no account may take over another. */
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

// A frozen copy of modules/auth/email-address.ts on purpose: a migration must not change when that rule changes.
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
