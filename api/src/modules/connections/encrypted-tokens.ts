// Provider tokens as they are stored: encrypted for one account and provider, so that they decrypt in no other row.
import type { Provider, ProviderToken } from '@segue/contract';
import type { Clock } from '../../time';
import type { UserTokens } from '../../providers/music-provider';
import type { TokenCipher } from '../../secrets/token-cipher';
import type { ConnectionRow, TokenChange } from './repository';

type Owner = { user_id: number; provider: Provider };

export type AccessToken = { token: string; expiresAt: number };

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

export function decryptAccessToken(tokenCipher: TokenCipher, row: ConnectionRow): AccessToken | null {
  const token =
    row.access_token === null ? null : tokenCipher.decrypt(row.access_token, associatedData(row, 'access'));
  return token === null ? null : { token, expiresAt: Date.parse(row.token_expires_at ?? '') || 0 };
}

export function decryptRefreshToken(tokenCipher: TokenCipher, row: ConnectionRow): string | null {
  return row.refresh_token === null
    ? null
    : tokenCipher.decrypt(row.refresh_token, associatedData(row, 'refresh'));
}

/** The token with its remaining lifetime, or null when that is shorter than `minLifetimeMs`. */
export function usableToken(
  access: AccessToken | null,
  clock: Clock,
  minLifetimeMs: number,
): ProviderToken | null {
  const lifetimeMs = access ? access.expiresAt - clock().getTime() : 0;
  if (!access || lifetimeMs <= 0 || lifetimeMs < minLifetimeMs) return null;
  return { token: access.token, expiresIn: Math.floor(lifetimeMs / 1000) };
}
