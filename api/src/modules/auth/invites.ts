// Invite links: each lets one person register within seven days. The database has only the hash of the token.
import { screens } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
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
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + LIFE_MS).toISOString();
  await database.deleteFrom('invites').where('expires_at', '<=', createdAt).execute();
  await database
    .insertInto('invites')
    .values({
      token_hash: hashOf(token),
      created_by: createdBy,
      created_at: createdAt,
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

type Lookup = (database: Database, hash: string, now: string) => Promise<object | undefined>;

export const findInvite: Lookup = (database, hash, now) =>
  database
    .selectFrom('invites')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Of concurrent transactions one gets the invite. */
const consumeInvite: Lookup = (database, hash, now) =>
  database
    .deleteFrom('invites')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();

/** Fails unless a new user may register. Uses up the invite where registration needs one; `invite` is the hash of its token. */
export async function admitNewUser(
  { config, clock }: Pick<FastifyInstance, 'config' | 'clock'>,
  database: Database,
  invite: string | null,
  accept = consumeInvite,
): Promise<void> {
  if (config.registration === 'open') return;
  if (config.registration === 'closed') failure('registrationClosed');
  if (invite === null) failure('inviteRequired');
  if (!(await accept(database, invite, clock().toISOString()))) failure('inviteInvalid');
}
