// Tokens as they are stored: sealed for one account and one provider, useless in any other row.
import type { Provider, ProviderToken } from '@segue/contract';
import type { Clock } from '../../clock';
import type { UserTokens } from '../../providers/music-provider';
import type { TokenCipher } from '../../secrets/token-cipher';
import type { ConnectionRow, TokenChange } from './repository';

type Owner = { user_id: number; provider: Provider };

const place = ({ user_id, provider }: Owner, kind: 'access' | 'refresh') => `${user_id}:${provider}:${kind}`;

// Whoever stores tokens ends every renewal of the former ones.
const NO_RENEWAL = { renewed_by: null, renewal_ends_at: null } as const;

/** New tokens, ready to be stored; without a new refresh token the old one stays. */
export function sealTokens(
  tokenCipher: TokenCipher,
  owner: Owner,
  tokens: UserTokens,
  keptRefreshToken: string | null = null,
): TokenChange {
  return {
    access_token: tokenCipher.encrypt(tokens.accessToken, place(owner, 'access')),
    refresh_token:
      tokens.refreshToken === null
        ? keptRefreshToken
        : tokenCipher.encrypt(tokens.refreshToken, place(owner, 'refresh')),
    token_expires_at: tokens.expiresAt.toISOString(),
    needs_reconnect: 0,
    ...NO_RENEWAL,
  };
}

/** Nothing is kept of tokens the provider does not accept any more. */
export const NO_TOKENS: TokenChange = {
  access_token: null,
  refresh_token: null,
  token_expires_at: null,
  needs_reconnect: 1,
  ...NO_RENEWAL,
};

/** The access token and when it ends, or null. */
export function openAccessToken(
  tokenCipher: TokenCipher,
  row: ConnectionRow,
): { token: string; endsAt: number } | null {
  const token =
    row.access_token === null ? null : tokenCipher.decrypt(row.access_token, place(row, 'access'));
  return token === null ? null : { token, endsAt: Date.parse(row.token_expires_at ?? '') || 0 };
}

/** The refresh token, or null. */
export function openRefreshToken(tokenCipher: TokenCipher, row: ConnectionRow): string | null {
  return row.refresh_token === null ? null : tokenCipher.decrypt(row.refresh_token, place(row, 'refresh'));
}

/** A token that ends sooner is renewed before it is handed out. */
export const MIN_LIFE_MS = 300_000;

/** The token with its remaining life, or null when too little of it is left. */
export function usable(
  access: { token: string; endsAt: number } | null,
  clock: Clock,
  minLifeMs: number,
): ProviderToken | null {
  const lifeMs = access ? access.endsAt - clock().getTime() : 0;
  if (!access || lifeMs <= 0 || lifeMs < minLifeMs) return null;
  return { token: access.token, expiresIn: Math.floor(lifeMs / 1000) };
}
