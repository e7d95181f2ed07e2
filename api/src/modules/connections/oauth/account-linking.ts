// Finds or links the account of a provider identity. The identity is (provider, id) alone: accounts are never joined by email.
import type { FastifyInstance } from 'fastify';
import { retryOnUniqueViolation } from '../../../database/transaction';
import { lockSession } from '../../../plugins/sessions/session-store';
import { createUser, findUser, lockUser, type User } from '../../auth';
import { connect, type Identity } from '../encrypted-tokens';
import { lockOwner } from '../repository';
import { failFlow } from './provider-refusal';
import { deleteFlow, type OAuthFlow } from './repository';

type Parts = Pick<FastifyInstance, 'config' | 'clock' | 'database' | 'tokenCipher'>;

/** The account of this identity; a new one has no password and only a suggested email until its setup. */
export async function signInWith(
  parts: Parts,
  { invite_hash: invite }: Pick<OAuthFlow, 'invite_hash'>,
  identity: Identity,
): Promise<User> {
  return retryOnUniqueViolation(() =>
    parts.database.transaction().execute(async (transaction) => {
      const owner = await lockOwner(transaction, identity.provider, identity.profile.providerUserId);
      const known = owner === null ? null : await findUser(transaction, owner);
      const user = known ?? (await createUser(parts, transaction, identity.profile.email, invite));
      await connect(transaction, parts, user.id, identity);
      return user;
    }),
  );
}

/** If the user disconnects, logs out or changes the password during the provider request, the flow fails. */
export async function connectIdentity(
  parts: Omit<Parts, 'config'>,
  flow: OAuthFlow,
  identity: Identity,
): Promise<null> {
  const userId = flow.user_id ?? failFlow('session_changed');
  return retryOnUniqueViolation(() =>
    parts.database.transaction().execute(async (transaction) => {
      // The same lock order as changing the password, resetting it and disconnecting.
      await lockUser(transaction, userId);
      if (!(await deleteFlow(transaction, flow))) failFlow('state_invalid');
      if (!(await lockSession(transaction, flow.session_hash, userId))) failFlow('session_changed');
      const owner = await lockOwner(transaction, identity.provider, identity.profile.providerUserId);
      if (owner !== null && owner !== userId) failFlow('already_connected');
      await connect(transaction, parts, userId, identity);
      return null;
    }),
  );
}
