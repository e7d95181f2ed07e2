// Provider tokens as they are stored: encrypted for one account and provider, so that they decrypt in no other row.
import type { Provider, ProviderToken } from '@segue/contract';
import { cleanName } from '@segue/contract/cleaning';
import type { Database } from '../../database/tables';
import type { Clock } from '../../time';
import type { ProviderProfile, UserTokens } from '../../providers/music-provider';
import type { TokenCipher } from '../../secrets/token-cipher';
import { saveConnection, type ConnectionRow, type TokenChange } from './repository';

type Secrets = { tokenCipher: TokenCipher; clock: Clock };
type Owner = { user_id: number; provider: Provider };

/** The profile of a user who has just logged in at the provider. */
export type Identity = { provider: Provider; profile: ProviderProfile; tokens: UserTokens };

const associatedData = ({ user_id, provider }: Owner, kind: 'access' | 'refresh') =>
  `${user_id}:${provider}:${kind}`;

// Storing tokens ends any refresh of the former ones.
const NO_LEASE = { renewed_by: null, renewal_ends_at: null } as const;

/** New tokens, encrypted. Without a new refresh token the stored one stays. */
export function encryptTokens(
  tokenCipher: TokenCipher,
  owner: Owner,
  tokens: UserTokens,
  storedRefreshToken: string | null = null,
): TokenChange {
  return {
    access_token: tokenCipher.encrypt(tokens.accessToken, associatedData(owner, 'access')),
    refresh_token:
      tokens.refreshToken === null
        ? storedRefreshToken
        : tokenCipher.encrypt(tokens.refreshToken, associatedData(owner, 'refresh')),
    token_expires_at: tokens.expiresAt.toISOString(),
    needs_reconnect: 0,
    ...NO_LEASE,
  };
}

/** Removes tokens that the provider no longer accepts. */
export const NO_TOKENS: TokenChange = {
  access_token: null,
  refresh_token: null,
  token_expires_at: null,
  needs_reconnect: 1,
  ...NO_LEASE,
};

export const decryptAccessToken = (tokenCipher: TokenCipher, row: ConnectionRow): string | null =>
  row.access_token && tokenCipher.decrypt(row.access_token, associatedData(row, 'access'));

export const decryptRefreshToken = (tokenCipher: TokenCipher, row: ConnectionRow): string | null =>
  row.refresh_token && tokenCipher.decrypt(row.refresh_token, associatedData(row, 'refresh'));

/** The access token with its remaining lifetime; null when that is over, or shorter than `minLifetimeMs`. */
export function usableToken(
  { tokenCipher, clock }: Secrets,
  row: ConnectionRow,
  minLifetimeMs = 0,
): ProviderToken | null {
  const token = decryptAccessToken(tokenCipher, row);
  const lifetimeMs = Date.parse(row.token_expires_at ?? '') - clock().getTime();
  if (token === null || !(lifetimeMs > 0) || lifetimeMs < minLifetimeMs) return null;
  return { token, expiresIn: Math.floor(lifetimeMs / 1000) };
}

/** Saves a connection that the user has just made. */
export async function connect(
  database: Database,
  { tokenCipher, clock }: Secrets,
  userId: number,
  { provider, profile, tokens }: Identity,
): Promise<void> {
  const now = clock().toISOString();
  const owner = { user_id: userId, provider };
  await saveConnection(database, {
    ...owner,
    provider_user_id: profile.providerUserId,
    display_name: cleanName(profile.displayName) || null,
    premium: profile.premium === null ? null : profile.premium ? 1 : 0,
    scope: tokens.scope,
    connected_at: now,
    authorized_at: now,
    ...encryptTokens(tokenCipher, owner, tokens),
  });
}
