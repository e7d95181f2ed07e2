// One renewal of one connection's tokens, by whoever holds the lease.
import type { ProviderToken } from '@segue/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { ProviderError, type MusicProviders } from '../../providers/music-provider';
import { newOpaqueId } from '../../secrets/opaque-id';
import type { TokenCipher } from '../../secrets/token-cipher';
import { dropLease, extendLease, isLeased, LEASE_MS, takeLease } from './renewal-lease';
import { findConnection, replaceTokens, savePremium, type ConnectionRow } from './repository';
import { NO_TOKENS, openAccessToken, openRefreshToken, sealTokens, usable } from './sealed-tokens';

export type TokenParts = {
  database: Database;
  providers: MusicProviders;
  tokenCipher: TokenCipher;
  clock: Clock;
};

// A token this old is still worth more than an error while the provider is down.
const LAST_RESORT_LIFE_MS = 30_000;

/** New tokens for what was read; null when somebody else has them in hand, so that the row must be read again. */
export async function renew(parts: TokenParts, row: ConnectionRow): Promise<ProviderToken | null> {
  const { database, tokenCipher, clock } = parts;
  if (isLeased(row, clock())) return null;
  const holder = newOpaqueId();
  if (!(await takeLease(database, row, holder, clock()))) return null;
  const refreshToken = openRefreshToken(tokenCipher, row);
  if (refreshToken === null) return await giveUp(parts, row);
  // A request may wait its turn for longer than a lease lasts. Should extending fail, the lease just ends.
  const extending = setInterval(() => {
    extendLease(database, row, holder, clock()).catch(() => clearInterval(extending));
  }, LEASE_MS / 3);
  try {
    return await renewWith(parts, row, refreshToken);
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'auth' && error.reason === 'invalid_grant') {
      return await giveUp(parts, row);
    }
    await dropLease(database, row, holder);
    if (!(error instanceof ProviderError)) throw error;
    const old = usable(openAccessToken(tokenCipher, row), clock, LAST_RESORT_LIFE_MS);
    if (old) return old;
    return failure(
      'providerUnavailable',
      error.retryAfterS === null ? {} : { retryAfterS: error.retryAfterS },
    );
  } finally {
    clearInterval(extending);
  }
}

async function renewWith(
  parts: TokenParts,
  row: ConnectionRow,
  refreshToken: string,
): Promise<ProviderToken | null> {
  const { database, providers, tokenCipher, clock } = parts;
  const tokens = await providers[row.provider].refresh(refreshToken);
  const change = sealTokens(tokenCipher, row, tokens, row.refresh_token);
  if (!(await replaceTokens(database, row, change))) return await whatIsThereNow(parts, row);
  if (row.premium === 0) await askForPremiumAgain(parts, row, tokens.accessToken);
  return (
    usable({ token: tokens.accessToken, endsAt: tokens.expiresAt.getTime() }, clock, 0) ??
    failure('providerUnavailable')
  );
}

/** Only the owner can help now, by connecting again. */
async function giveUp(parts: TokenParts, row: ConnectionRow): Promise<ProviderToken> {
  const isOurs = await replaceTokens(parts.database, row, NO_TOKENS);
  return isOurs ? failure('reconnectNeeded') : whatIsThereNow(parts, row);
}

/** Disconnected, or connected anew, while we asked. */
async function whatIsThereNow(
  { database, tokenCipher, clock }: TokenParts,
  row: ConnectionRow,
): Promise<ProviderToken> {
  const now = await findConnection(database, row.user_id, row.provider);
  if (!now) return failure('notConnected');
  return usable(openAccessToken(tokenCipher, now), clock, 0) ?? failure('reconnectNeeded');
}

/** Who had no paid plan may have one by now; not knowing is no reason to keep the token back. */
async function askForPremiumAgain(parts: TokenParts, row: ConnectionRow, accessToken: string): Promise<void> {
  try {
    const { premium } = await parts.providers[row.provider].profile(accessToken);
    if (premium) await savePremium(parts.database, row, premium);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}
