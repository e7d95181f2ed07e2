// One-time links that reset a lost password: created by an operator on the server, never sent by email.
import type { Kysely } from 'kysely';
import { forgetAttempts } from '../../database/attempts';
import type { Database, Tables } from '../../database/tables';
import { hashOf, isOpaqueId, newOpaqueId } from '../../secrets/opaque-id';
import { deleteSessionsOf } from '../../plugins/sessions/session-store';
import { changeCredentials, findUser, type User } from './repository';
import { anonymousAttempts } from './sign-in-limiter';

const LIFE_MS = 3_600_000;

/** Creates a token that is valid for an hour, and deletes the account's former one. */
export async function createReset(database: Kysely<Tables>, user: User, now: Date): Promise<string> {
  const token = newOpaqueId();
  await database.transaction().execute(async (transaction) => {
    await deleteReset(transaction, user.id);
    await transaction
      .insertInto('password_resets')
      .values({
        token_hash: hashOf(token),
        user_id: user.id,
        expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
      })
      .execute();
    // Failed sign-ins of others must not block the user after the reset.
    if (user.email_key !== null) await forgetAttempts(transaction, [anonymousAttempts(user.email_key)]);
  });
  return token;
}

export async function deleteReset(database: Database, userId: number): Promise<void> {
  await database.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** The account of a token; does not use it up. */
export async function findReset(database: Database, token: unknown, now: Date): Promise<User | undefined> {
  if (!isOpaqueId(token)) return undefined;
  const row = await database
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && findUser(database, row.user_id);
}

/** Also ends all sessions and connections: an intruder may have connected a provider account to sign in again with. */
export async function redeemReset(database: Kysely<Tables>, token: string, passwordHash: string, now: Date) {
  return database.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now.toISOString())
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return null;
    await changeCredentials(transaction, used.user_id, { password: { to: passwordHash } }, now.toISOString());
    // OAuth flows first, like a disconnect: one lock order avoids deadlocks.
    await transaction.deleteFrom('oauth_transactions').where('user_id', '=', used.user_id).execute();
    await transaction.deleteFrom('connections').where('user_id', '=', used.user_id).execute();
    return { userId: used.user_id, ended: await deleteSessionsOf(transaction, used.user_id) };
  });
}
