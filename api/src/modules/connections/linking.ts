// Whose account a provider identity opens. Found by (provider, id) alone: no e-mail ever joins two people.
import type { Kysely } from 'kysely';
import type { OAuthFailureCode, Provider } from '@segue/contract';
import { isUniqueViolation } from '../../database/failures';
import type { Database, Tables } from '../../database/tables';
import { lockSession } from '../../plugins/sessions/session-store';
import type { ProviderProfile, UserTokens } from '../../providers/music-provider';
import type { TokenCipher } from '../../secrets/token-cipher';
import { findUser, holdUser, insertUser, type User } from '../auth/repository';
import { holdOwner, saveConnection } from './repository';
import { sealTokens } from './sealed-tokens';
import { endTransaction, type OauthTransaction } from './transactions';

export type Identity = { provider: Provider; profile: ProviderProfile; tokens: UserTokens };

type Parts = { database: Kysely<Tables>; tokenCipher: TokenCipher };

/** The account of this identity, made on the first visit: without e-mail or password, which it sets up next. */
export async function signInWith(parts: Parts, identity: Identity, now: string): Promise<User> {
  return onceMoreIfRaced(() =>
    parts.database.transaction().execute(async (transaction) => {
      const owner = await holdOwner(transaction, identity.provider, identity.profile.providerUserId);
      const known = owner === null ? null : await findUser(transaction, owner);
      const user = known ?? (await insertUser(transaction, null, now));
      await keep(transaction, parts.tokenCipher, user.id, identity, now);
      return user;
    }),
  );
}

/**
 * Ends a round by adding the identity to its account, or says why not. Between the return and this moment the provider was
 * asked, and whoever disconnected it, signed out or changed the password meanwhile has the last word.
 */
export async function connectTo(
  parts: Parts,
  { round, userId }: { round: OauthTransaction; userId: number },
  identity: Identity,
  now: string,
): Promise<'connected' | OAuthFailureCode> {
  return onceMoreIfRaced(() =>
    parts.database.transaction().execute(async (transaction) => {
      // In the order in which changing the password, resetting it and disconnecting take their rows.
      await holdUser(transaction, userId);
      if (!(await endTransaction(transaction, round))) return 'state_invalid';
      if (!(await lockSession(transaction, round.session_hash, userId))) return 'session_changed';
      const owner = await holdOwner(transaction, identity.provider, identity.profile.providerUserId);
      if (owner !== null && owner !== userId) return 'already_connected';
      await keep(transaction, parts.tokenCipher, userId, identity, now);
      return 'connected';
    }),
  );
}

async function keep(
  database: Database,
  tokenCipher: TokenCipher,
  userId: number,
  { provider, profile, tokens }: Identity,
  now: string,
): Promise<void> {
  const owner = { user_id: userId, provider };
  await saveConnection(database, {
    ...owner,
    provider_user_id: profile.providerUserId,
    // Other people's words: kept as a name, without what no name needs and no database takes.
    display_name: profile.displayName?.replace(/\p{Cc}/gu, '') ?? null,
    premium: profile.premium === null ? null : profile.premium ? 1 : 0,
    scope: tokens.scope,
    connected_at: now,
    authorized_at: now,
    ...sealTokens(tokenCipher, owner, tokens),
    needs_reconnect: 0,
  });
}

/** Two rounds of one identity at once: the unique index lets one in, and the other then finds it. */
async function onceMoreIfRaced<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}
