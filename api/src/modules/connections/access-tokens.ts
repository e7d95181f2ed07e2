// Hands out access tokens that will last a while, and renews each at one place at a time.
import type { Provider, ProviderToken } from '@segue/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { failure } from '../../failure';
import { LEASE_MS } from './renewal-lease';
import { findConnection, type ConnectionRow } from './repository';
import { renew, type TokenParts } from './renewal';
import { MIN_LIFE_MS, openAccessToken, usable } from './sealed-tokens';

export type AccessTokens = {
  /** A token with its remaining life. */
  of: (userId: number, provider: Provider) => Promise<ProviderToken>;
};

const LOOK_AGAIN_MS = 60;
// Counted in looks, not in time of day: a clock that is set back must not make anybody wait for ever.
const LOOKS_MAX = Math.ceil((LEASE_MS * 1.5) / LOOK_AGAIN_MS);

/** Tokens of the accounts on this database. */
export function createAccessTokens(parts: TokenParts): AccessTokens {
  const { database, tokenCipher, clock } = parts;
  // Within this process whoever comes meanwhile waits for the same answer; between processes the lease decides.
  const renewing = new Map<string, Promise<ProviderToken>>();

  const live = async (userId: number, provider: Provider): Promise<ConnectionRow> => {
    const row = await findConnection(database, userId, provider);
    if (!row) failure('notConnected');
    if (row.needs_reconnect === 1) failure('reconnectNeeded');
    return row;
  };

  const renewOrWait = async (userId: number, provider: Provider): Promise<ProviderToken> => {
    for (let look = 0; look < LOOKS_MAX; look += 1) {
      // Read anew each time: what another server has renewed meanwhile is as good.
      const row = await live(userId, provider);
      const token =
        usable(openAccessToken(tokenCipher, row), clock, MIN_LIFE_MS) ?? (await renew(parts, row));
      if (token) return token;
      await sleep(LOOK_AGAIN_MS);
    }
    return failure('providerUnavailable', { retryAfterS: 1 });
  };

  const renewOnce = (userId: number, provider: Provider): Promise<ProviderToken> => {
    const key = `${userId}:${provider}`;
    const running = renewing.get(key);
    if (running) return running;
    const renewal = renewOrWait(userId, provider).finally(() => renewing.delete(key));
    renewing.set(key, renewal);
    return renewal;
  };

  return {
    of: async (userId, provider) => {
      const row = await live(userId, provider);
      return usable(openAccessToken(tokenCipher, row), clock, MIN_LIFE_MS) ?? renewOnce(userId, provider);
    },
  };
}
