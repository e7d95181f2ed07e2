import type { Kysely, Selectable } from 'kysely';
import { isUniqueViolation } from '../../database/failures';
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
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type CredentialsChange = {
  address?: EmailAddress | null;
  /** Without `from` whatever the password is. */
  password?: { from?: string | null; to: string } | null;
};

/** Undefined when the password is no longer `from`; of concurrent changes one wins. Fails with `emailInUse`. */
export async function changeCredentials(
  database: Database,
  userId: number,
  { address, password }: CredentialsChange,
  now: string,
): Promise<User | undefined> {
  return withUniqueEmail(() =>
    database
      .updateTable('users')
      .set({
        ...(address && { email: address.email, email_key: address.key }),
        ...(password && { password_hash: password.to, password_updated_at: now }),
        updated_at: now,
      })
      .where((row) =>
        row.and({ id: userId, ...(password?.from !== undefined && { password_hash: password.from }) }),
      )
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Turns a violation of the unique email index into `emailInUse`. */
export async function withUniqueEmail<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) failure('emailInUse');
    throw error;
  }
}
