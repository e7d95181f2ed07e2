// Hands out provider access tokens and refreshes expiring ones; one refresh at a time per connection.
import type { Provider, ProviderToken } from '@segue/contract';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../time';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import {
  ProviderError,
  requireOAuth,
  requireProvider,
  type AskAsUser,
  type MusicProviders,
} from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import { newOpaqueId } from '../../secrets/opaque-id';
import type { TokenCipher } from '../../secrets/token-cipher';
import { providerFailure } from '../provider-failure';
import {
  decryptAccessToken,
  decryptRefreshToken,
  encryptTokens,
  NO_TOKENS,
  usableToken,
} from './encrypted-tokens';
import {
  changeLease,
  expireAccessToken,
  findConnection,
  isLeased,
  LEASE_MS,
  replaceTokens,
  savePremium,
  takeLease,
  type ConnectionRow,
} from './repository';

export type AccessTokens = {
  /** A token with its remaining lifetime, and not the `rejected` one. */
  of: (userId: number, provider: Provider, log?: CallLog, rejected?: string) => Promise<ProviderToken>;
  askAsUser: AskAsUser;
};

type Parts = {
  database: Database;
  providers: MusicProviders;
  tokenCipher: TokenCipher;
  clock: Clock;
  log?: Pick<FastifyBaseLogger, 'warn'>;
};

/** Tokens with less are refreshed before they are handed out. */
const MIN_LIFETIME_MS = 300_000;
/** Tokens with at least this much are handed out when the provider cannot refresh them. */
const FALLBACK_LIFETIME_MS = 30_000;
const POLL_MS = 60;
// Counted in polls, not by the clock: a clock that is set back must not prolong the waiting.
const POLLS_MAX = Math.ceil((LEASE_MS * 1.5) / POLL_MS);

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens;
  }
}

/** One instance per server, so that its requests share a refresh. */
export const accessTokensPlugin = fp(
  async (app) => {
    app.decorate('accessTokens', createAccessTokens(app));
  },
  { name: 'access-tokens', dependencies: ['database', 'providers', 'secrets'] },
);

export function createAccessTokens(parts: Parts): AccessTokens {
  const { database, tokenCipher } = parts;
  // Requests to this process share one refresh; between processes the lease in the database decides.
  const refreshing = new Map<string, Promise<ProviderToken>>();

  const connectionOf = async (userId: number, provider: Provider): Promise<ConnectionRow> => {
    const row = await findConnection(database, userId, provider);
    if (!row) failure('notConnected');
    if (row.needs_reconnect === 1) failure('reconnectNeeded');
    return row;
  };
  const stored = (row: ConnectionRow) => usableToken(parts, row, MIN_LIFETIME_MS);

  const refreshOrWait = async (userId: number, provider: Provider, log?: CallLog): Promise<ProviderToken> => {
    for (let poll = 0; poll < POLLS_MAX; poll += 1) {
      // Read again each time: another server may have refreshed the token.
      const row = await connectionOf(userId, provider);
      const token = stored(row) ?? (await refreshUnderLease(parts, row, log));
      if (token) return token;
      await sleep(POLL_MS);
    }
    return failure('providerUnavailable', { retryAfterS: 1 });
  };

  const refreshOnce = (userId: number, provider: Provider, log?: CallLog): Promise<ProviderToken> => {
    const key = `${userId}:${provider}`;
    const running = refreshing.get(key);
    if (running) return running;
    const refresh = refreshOrWait(userId, provider, log).finally(() => refreshing.delete(key));
    refreshing.set(key, refresh);
    return refresh;
  };

  const of: AccessTokens['of'] = async (userId, provider, log, rejected) => {
    requireProvider(parts.providers, provider);
    const row = await connectionOf(userId, provider);
    const isRejected = decryptAccessToken(tokenCipher, row) === rejected;
    if (isRejected) await expireAccessToken(database, row);
    return (isRejected ? null : stored(row)) ?? refreshOnce(userId, provider, log);
  };
  return {
    of,
    askAsUser: async ({ userId, provider, log }, ask) => {
      const { token } = await of(userId, provider, log);
      try {
        return await ask(token);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== 'auth') throw error;
        // Fails when the login has nothing to refresh, as with a password.
        return ask((await of(userId, provider, log, token)).token);
      }
    },
  };
}

/** Refreshes the tokens of this row; null when another server is doing so, and the row must be read again. */
async function refreshUnderLease(parts: Parts, row: ConnectionRow, log?: CallLog) {
  const { database, tokenCipher, clock } = parts;
  if (isLeased(row, clock())) return null;
  const holder = newOpaqueId();
  if (!(await takeLease(database, row, holder, clock()))) return null;
  // A log-in with a password has no refresh token.
  const isOAuth = requireProvider(parts.providers, row.provider).login.kind === 'oauth';
  const refreshToken = isOAuth ? decryptRefreshToken(tokenCipher, row) : null;
  if (refreshToken === null) return await requireReconnect(parts, row);
  // Requests to a provider may queue for longer than a lease lasts. When extending fails, the lease just expires.
  const extending = setInterval(() => {
    changeLease(database, row, holder, clock()).catch(() => clearInterval(extending));
  }, LEASE_MS / 3);
  try {
    return await refresh(parts, row, refreshToken, log);
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'auth' && error.reason === 'invalid_grant') {
      return await requireReconnect(parts, row);
    }
    await changeLease(database, row, holder, null);
    if (!(error instanceof ProviderError)) throw error;
    (log ?? parts.log)?.warn({ err: error, provider: row.provider }, 'a token could not be refreshed');
    return usableToken(parts, row, FALLBACK_LIFETIME_MS) ?? providerFailure(error);
  } finally {
    clearInterval(extending);
  }
}

async function refresh(
  parts: Parts,
  row: ConnectionRow,
  refreshToken: string,
  log?: CallLog,
): Promise<ProviderToken> {
  const { database, providers, tokenCipher } = parts;
  const tokens = await requireOAuth(providers, row.provider).refresh(refreshToken, log);
  const change = encryptTokens(tokenCipher, row, tokens, row.refresh_token);
  if (!(await replaceTokens(database, row, change))) return await currentToken(parts, row);
  if (row.premium === 0) await updatePremium(parts, row, tokens.accessToken);
  return usableToken(parts, { ...row, ...change }) ?? failure('providerUnavailable');
}

/** The refresh token is no longer valid: only the user can help, by connecting again. */
async function requireReconnect(parts: Parts, row: ConnectionRow): Promise<ProviderToken> {
  const isUnchanged = await replaceTokens(parts.database, row, NO_TOKENS);
  return isUnchanged ? failure('reconnectNeeded') : currentToken(parts, row);
}

/** The token after the user disconnected or connected again during the refresh. */
async function currentToken(parts: Parts, { user_id, provider }: ConnectionRow): Promise<ProviderToken> {
  const current = await findConnection(parts.database, user_id, provider);
  return usableToken(parts, current ?? failure('notConnected')) ?? failure('reconnectNeeded');
}

/** A user without Premium may have bought it since. When the provider does not answer, the token is handed out anyway. */
async function updatePremium(parts: Parts, row: ConnectionRow, accessToken: string): Promise<void> {
  try {
    const { premium } = await requireOAuth(parts.providers, row.provider).profile(accessToken);
    if (premium) await savePremium(parts.database, row, premium);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}
