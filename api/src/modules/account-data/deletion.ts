// Deletes an account with everything stored for it.
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../database/tables';
import { failure } from '../../failure';
import { findUser, lockUser } from '../auth';
import type { ConnectionRow } from '../connections';
import type { CurrentPasswordCheck, SessionOwner } from '../profile';

/** What the user types, so that nobody deletes an account by accident. */
const CONFIRMATION = 'DELETE';

/** In one transaction with `check`; returns the connections, to sign out at the providers. Needs the password where there is one. */
export async function deleteAccount(
  { database, isCurrent }: { database: Kysely<Tables>; isCurrent: CurrentPasswordCheck },
  owner: SessionOwner,
  { confirmation, password }: { confirmation: string; password?: string | undefined },
  check: (transaction: Database) => Promise<void>,
): Promise<ConnectionRow[]> {
  if (confirmation !== CONFIRMATION) failure('badRequest');
  const user = (await findUser(database, owner.userId)) ?? failure('notSignedIn');
  const hash = user.password_hash;
  if (hash !== null && !(await isCurrent(owner, hash, password ?? ''))) failure('passwordIncorrect');
  return database.transaction().execute(async (transaction) => {
    const now = await lockUser(transaction, user.id);
    // The password changed after it was verified.
    if (now?.password_hash !== hash) failure('passwordIncorrect');
    await check(transaction);
    return deleteUser(transaction, user.id);
  });
}

/** Deletes an account and returns its connections; sessions, favorites, playlists and covers are deleted by cascade. */
export async function deleteUser(transaction: Database, userId: number): Promise<ConnectionRow[]> {
  // OAuth flows first, like a disconnect: one lock order avoids deadlocks.
  await transaction.deleteFrom('oauth_transactions').where('user_id', '=', userId).execute();
  const connections = await transaction
    .deleteFrom('connections')
    .where('user_id', '=', userId)
    .returningAll()
    .execute();
  await transaction.deleteFrom('users').where('id', '=', userId).execute();
  return connections;
}
