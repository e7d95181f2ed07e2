// Whose account a provider identity opens. Found by (provider, id) alone: no e-mail ever joins two people.
import type { Kysely } from 'kysely';
import type { Provider } from '@segue/contract';
import { isUniqueViolation } from '../../database/connection';
import type { Database, Tables } from '../../database/tables';
import type { ProviderProfile, UserTokens } from '../../providers/music-provider';
import type { Vault } from '../../secrets/vault';
import { findUser, insertUser, type User } from '../auth/repository';
import { findOwner, saveConnection } from './repository';
import { sealTokens } from './sealed-tokens';

export type Identity = { provider: Provider; profile: ProviderProfile; tokens: UserTokens };

type Parts = { database: Kysely<Tables>; vault: Vault };

/** The account of this identity, made on the first visit: without e-mail or password, which it sets up next. */
export async function signInWith(parts: Parts, identity: Identity, now: string): Promise<User> {
  return onceMoreIfRaced(() =>
    parts.database.transaction().execute(async (transaction) => {
      const owner = await findOwner(transaction, identity.provider, identity.profile.providerUserId);
      const known = owner === null ? null : await findUser(transaction, owner);
      const user = known ?? (await insertUser(transaction, null, now));
      await keep(transaction, parts.vault, user.id, identity, now);
      return user;
    }),
  );
}

/** Adds the identity to this account; false when it is another account's. */
export async function connectTo(
  parts: Parts,
  userId: number,
  identity: Identity,
  now: string,
): Promise<boolean> {
  return onceMoreIfRaced(() =>
    parts.database.transaction().execute(async (transaction) => {
      const owner = await findOwner(transaction, identity.provider, identity.profile.providerUserId);
      if (owner !== null && owner !== userId) return false;
      await keep(transaction, parts.vault, userId, identity, now);
      return true;
    }),
  );
}

async function keep(
  database: Database,
  vault: Vault,
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
    ...sealTokens(vault, owner, tokens),
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
