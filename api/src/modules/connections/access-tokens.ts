// Hands out access tokens that will last a while, and renews them one at a time.
import type { Provider, ProviderToken } from '@segue/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { ProviderError, type MusicProviders } from '../../providers/music-provider';
import type { Vault } from '../../secrets/vault';
import { findConnection, replaceTokens, savePremium, type ConnectionRow } from './repository';
import { NO_TOKENS, openAccessToken, openRefreshToken, sealTokens } from './sealed-tokens';

export type AccessTokens = {
  /** A token with its remaining life. */
  of: (userId: number, provider: Provider) => Promise<ProviderToken>;
};

type Parts = { database: Database; providers: MusicProviders; vault: Vault; clock: Clock };

const MIN_LIFE_MS = 300_000;
// A token this old is still worth more than an error while the provider is down.
const LAST_RESORT_LIFE_MS = 30_000;

/** Tokens of the accounts on this database. */
export function createAccessTokens(parts: Parts): AccessTokens {
  const { database, vault, clock } = parts;
  // A refresh token may be good for one use: whoever comes meanwhile waits for the same answer.
  const renewing = new Map<string, Promise<ProviderToken>>();

  const renewOnce = (row: ConnectionRow): Promise<ProviderToken> => {
    const key = `${row.user_id}:${row.provider}`;
    const running = renewing.get(key);
    if (running) return running;
    const renewal = renew(parts, row).finally(() => renewing.delete(key));
    renewing.set(key, renewal);
    return renewal;
  };

  return {
    of: async (userId, provider) => {
      const row = await findConnection(database, userId, provider);
      if (!row) failure('notConnected');
      if (row.needs_reconnect === 1) failure('reconnectNeeded');
      return usable(openAccessToken(vault, row), clock, MIN_LIFE_MS) ?? renewOnce(row);
    },
  };
}

async function renew(parts: Parts, row: ConnectionRow): Promise<ProviderToken> {
  const { database, providers, vault, clock } = parts;
  const refreshToken = openRefreshToken(vault, row);
  if (refreshToken === null) return await giveUp(parts, row);
  try {
    const tokens = await providers[row.provider].refresh(refreshToken);
    const change = sealTokens(vault, row, tokens, row.refresh_token);
    if (!(await replaceTokens(database, row, change))) return await whatIsThereNow(parts, row);
    if (row.premium === 0) await askForPremiumAgain(parts, row, tokens.accessToken);
    return (
      usable({ token: tokens.accessToken, endsAt: tokens.expiresAt.getTime() }, clock, 0) ??
      failure('providerUnavailable')
    );
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'auth' && error.reason === 'invalid_grant') return await giveUp(parts, row);
    const old = usable(openAccessToken(vault, row), clock, LAST_RESORT_LIFE_MS);
    if (old) return old;
    return failure(
      'providerUnavailable',
      error.retryAfterS === null ? {} : { retryAfterS: error.retryAfterS },
    );
  }
}

/** Only the owner can help now, by connecting again. */
async function giveUp(parts: Parts, row: ConnectionRow): Promise<ProviderToken> {
  const isOurs = await replaceTokens(parts.database, row, NO_TOKENS);
  return isOurs ? failure('reconnectNeeded') : whatIsThereNow(parts, row);
}

/** Disconnected, connected anew, or renewed by another server while we asked. */
async function whatIsThereNow({ database, vault, clock }: Parts, row: ConnectionRow): Promise<ProviderToken> {
  const now = await findConnection(database, row.user_id, row.provider);
  if (!now) return failure('notConnected');
  return usable(openAccessToken(vault, now), clock, 0) ?? failure('reconnectNeeded');
}

/** Who had no paid plan may have one by now; not knowing is no reason to keep the token back. */
async function askForPremiumAgain(parts: Parts, row: ConnectionRow, accessToken: string): Promise<void> {
  try {
    const { premium } = await parts.providers[row.provider].profile(accessToken);
    if (premium) await savePremium(parts.database, row, premium);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

function usable(
  access: { token: string; endsAt: number } | null,
  clock: Clock,
  minLifeMs: number,
): ProviderToken | null {
  const lifeMs = access ? access.endsAt - clock().getTime() : 0;
  if (!access || lifeMs <= 0 || lifeMs < minLifeMs) return null;
  return { token: access.token, expiresIn: Math.floor(lifeMs / 1000) };
}
