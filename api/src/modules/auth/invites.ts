// Invite links: each lets one person register within seven days. The database has only the hash of the token.
import { screens } from '@segue/contract';
import type { Config } from '../../config';
import type { Database } from '../../database/tables';
import { hashOf, newOpaqueId } from '../../secrets/opaque-id';

const LIFE_MS = 7 * 86_400_000;

/** `createdBy` is null for an invite of the operator. Also deletes the expired ones. */
export async function createInvite(
  database: Database,
  { publicUrl }: Config,
  createdBy: number | null,
  now: Date,
): Promise<{ url: string; expiresAt: string }> {
  const token = newOpaqueId();
  const expiresAt = new Date(now.getTime() + LIFE_MS).toISOString();
  await database.deleteFrom('invites').where('expires_at', '<=', now.toISOString()).execute();
  await database
    .insertInto('invites')
    .values({
      token_hash: hashOf(token),
      created_by: createdBy,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return { url: `${publicUrl}${screens.signUp}?invite=${token}`, expiresAt };
}

/** The unused invites of a user. */
export async function selectInvites(database: Database, userId: number, now: Date) {
  return database
    .selectFrom('invites')
    .select(['created_at', 'expires_at'])
    .where('created_by', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .execute();
}

export async function findInvite(database: Database, hash: string, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('invites')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the invite; of concurrent transactions one gets true. */
export async function consumeInvite(database: Database, hash: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('invites')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
