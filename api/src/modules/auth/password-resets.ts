// One-time links for a lost password: made by an operator on the server, never sent by e-mail, used once.
import type { Kysely } from 'kysely';
import { forgetAttempts } from '../../database/attempts';
import type { Database, Tables } from '../../database/tables';
import { hashOf, isOpaqueId, newOpaqueId } from '../../secrets/opaque-id';
import { deleteSessionsOf } from '../../plugins/sessions/session-store';
import { findUser, type User } from './repository';
import { strangersAt } from './sign-in-limiter';

const LIFE_MS = 3_600_000;

/** A new link's token, good for an hour; the account's former link is dead. */
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
    // Whom an operator helps shall not be kept out by those who guessed.
    if (user.email_key !== null) await forgetAttempts(transaction, [strangersAt(user.email_key)]);
  });
  return token;
}

/** Ends the account's link, if there is one. */
export async function deleteReset(database: Database, userId: number): Promise<void> {
  await database.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Whose link this is; looking does not use it up. */
export async function findReset(database: Database, token: unknown, now: Date): Promise<User | null> {
  if (!isOpaqueId(token)) return null;
  const row = await database
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? findUser(database, row.user_id) : null;
}

/**
 * Uses the link up: the new password, and the end of every session and of every connected provider, or nothing. Who had the
 * account before may have connected a provider account of theirs, and would come in by it again.
 */
export async function spendReset(
  database: Kysely<Tables>,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<{ userId: number; ended: number } | null> {
  return database.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now.toISOString())
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return null;
    await transaction
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        password_updated_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .where('id', '=', used.user_id)
      .execute();
    // The rounds first, as disconnecting does: two who hold the same rows in two orders would wait for one another.
    await transaction.deleteFrom('oauth_transactions').where('user_id', '=', used.user_id).execute();
    await transaction.deleteFrom('connections').where('user_id', '=', used.user_id).execute();
    return { userId: used.user_id, ended: await deleteSessionsOf(transaction, used.user_id) };
  });
}
