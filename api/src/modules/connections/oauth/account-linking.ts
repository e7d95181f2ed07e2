// Finds or links the account of a provider identity. The identity is (provider, id) alone: accounts are never joined by email.
import type { FastifyInstance } from 'fastify';
import { isEmail } from '@segue/contract';
import type { OAuthFailureCode } from '@segue/contract/oauth-failures';
import { isUniqueViolation } from '../../../database/failures';
import { lockSession } from '../../../plugins/sessions/session-store';
import type { ProviderProfile } from '../../../providers/music-provider';
import { admitNewUser, findUser, insertUser, lockUser, type User } from '../../auth';
import { connect, type Identity } from '../encrypted-tokens';
import { lockOwner } from '../repository';
import { deleteFlow, type OAuthFlow } from './repository';

type Parts = Pick<FastifyInstance, 'config' | 'clock' | 'database' | 'tokenCipher'>;

/**
 * The account of this identity; a new one has no password and only a suggested email until its setup.
 * @param invite The hash of the invite with which the flow was started.
 */
export async function signInWith(
  parts: Parts,
  identity: Identity,
  now: string,
  invite: string | null,
): Promise<User> {
  return retryOnConflict(() =>
    parts.database.transaction().execute(async (transaction) => {
      const owner = await lockOwner(transaction, identity.provider, identity.profile.providerUserId);
      const known = owner === null ? null : await findUser(transaction, owner);
      if (!known) await admitNewUser(parts, transaction, invite);
      const user = known ?? (await insertUser(transaction, null, now, suggestedEmail(identity.profile)));
      await connect(transaction, parts.tokenCipher, user.id, identity, now);
      return user;
    }),
  );
}

/** If the user disconnects, logs out or changes the password during the provider request, the flow fails. */
export async function connectIdentity(
  parts: Pick<Parts, 'database' | 'tokenCipher'>,
  { flow, userId }: { flow: OAuthFlow; userId: number },
  identity: Identity,
  now: string,
): Promise<'connected' | OAuthFailureCode> {
  return retryOnConflict(() =>
    parts.database.transaction().execute(async (transaction) => {
      // The same lock order as changing the password, resetting it and disconnecting.
      await lockUser(transaction, userId);
      if (!(await deleteFlow(transaction, flow))) return 'state_invalid';
      if (!(await lockSession(transaction, flow.session_hash, userId))) return 'session_changed';
      const owner = await lockOwner(transaction, identity.provider, identity.profile.providerUserId);
      if (owner !== null && owner !== userId) return 'already_connected';
      await connect(transaction, parts.tokenCipher, userId, identity, now);
      return 'connected';
    }),
  );
}

function suggestedEmail({ email }: ProviderProfile): string | null {
  return email && isEmail(email) ? email.trim() : null;
}

/** Of two flows that link one identity at once, the unique index lets one in; the other runs again and finds it. */
async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}
