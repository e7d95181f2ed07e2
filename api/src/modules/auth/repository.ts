import type { Kysely, Selectable } from 'kysely';
import { inTransaction } from '../../database/transaction';
import { failure } from '../../failure';
import type { Database, Tables } from '../../database/tables';
import type { EmailAddress } from './email-address';

export type User = Selectable<Tables['users']>;

/** `key` is the normalized address, see `emailKey`. */
export async function findUserByEmail(database: Database, key: string): Promise<User | undefined> {
  return database.selectFrom('users').selectAll().where('email_key', '=', key).executeTakeFirst();
}

export async function findUser(database: Database, userId: number): Promise<User | undefined> {
  return database.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Locks the row until the transaction ends, by an update that changes nothing: SQLite has no `select … for update`. */
export async function lockUser(database: Database, userId: number): Promise<User | undefined> {
  return database
    .updateTable('users')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Runs what must be checked and then written for one user, one after the other. */
export async function inUserTransaction<Result>(
  database: Kysely<Tables>,
  userId: number,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (transaction) => {
    if (!(await lockUser(transaction, userId))) failure('notSignedIn');
    return work(transaction);
  });
}

/** Without credentials for a provider sign-in: until the setup `suggestedEmail` neither signs in nor keeps the address from others. */
export async function insertUser(
  database: Database,
  credentials: (EmailAddress & { passwordHash: string }) | null,
  now: string,
  suggestedEmail: string | null = null,
): Promise<User> {
  return database
    .insertInto('users')
    .values({
      email: credentials?.email ?? suggestedEmail,
      email_key: credentials?.key ?? null,
      password_hash: credentials?.passwordHash ?? null,
      password_updated_at: credentials ? now : null,
      volume: null,
      appearance: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets the first credentials of an account; undefined when it has some already. */
export async function setCredentials(
  database: Database,
  userId: number,
  credentials: EmailAddress & { passwordHash: string },
  now: string,
): Promise<User | undefined> {
  return database
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
}

/** Fails on the unique index when another account has the address. */
export async function changeEmail(database: Database, userId: number, address: EmailAddress, now: string) {
  await database
    .updateTable('users')
    .set({ email: address.email, email_key: address.key, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Replaces the password if it is still `from`; of concurrent changes one wins. */
export async function changePassword(
  database: Database,
  userId: number,
  change: { from: string; to: string },
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ password_hash: change.to, password_updated_at: now, updated_at: now })
    .where((row) => row.and({ id: userId, password_hash: change.from }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
