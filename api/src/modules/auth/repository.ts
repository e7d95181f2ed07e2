// Accounts in SQL.
import type { Selectable } from 'kysely';
import type { Database, UsersTable } from '../../database/tables';
import type { EmailAddress } from './email-address';

export type User = Selectable<UsersTable>;

/** The account an address belongs to. */
export async function findUserByEmail(database: Database, key: string): Promise<User | null> {
  const user = await database.selectFrom('users').selectAll().where('email_key', '=', key).executeTakeFirst();
  return user ?? null;
}

/** The account itself; sessions point to existing accounts only. */
export async function findUser(database: Database, userId: number): Promise<User | null> {
  const user = await database.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return user ?? null;
}

/**
 * The account as it is now, and as it stays until the transaction ends: PostgreSQL lets who changes it and who asks wait for
 * one another. SQLite has one writer at a time anyway.
 */
export async function lockUser(database: Database, userId: number): Promise<User | null> {
  const user = await database
    .updateTable('users')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return user ?? null;
}

/** A new account; without credentials when a provider vouches for its owner. */
export async function insertUser(
  database: Database,
  credentials: (EmailAddress & { passwordHash: string }) | null,
  now: string,
): Promise<User> {
  return database
    .insertInto('users')
    .values({
      email: credentials?.email ?? null,
      email_key: credentials?.key ?? null,
      password_hash: credentials?.passwordHash ?? null,
      password_updated_at: credentials ? now : null,
      volume: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** First credentials of an account that has none; null when it got some meanwhile. */
export async function giveCredentials(
  database: Database,
  userId: number,
  credentials: EmailAddress & { passwordHash: string },
  now: string,
): Promise<User | null> {
  const user = await database
    .updateTable('users')
    .set({
      email: credentials.email,
      email_key: credentials.key,
      password_hash: credentials.passwordHash,
      password_updated_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return user ?? null;
}

/** A new address; refused by the unique index when another account has it. */
export async function changeEmail(
  database: Database,
  userId: number,
  address: EmailAddress,
  now: string,
): Promise<void> {
  await database
    .updateTable('users')
    .set({ email: address.email, email_key: address.key, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** A new password in place of exactly the old one: of two changes at once, one wins. */
export async function changePassword(
  database: Database,
  userId: number,
  change: { from: string; to: string },
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ password_hash: change.to, password_updated_at: now, updated_at: now })
    .where('id', '=', userId)
    .where('password_hash', '=', change.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
