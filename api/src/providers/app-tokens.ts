// The product's own token at one service: kept, renewed before it ends, one renewal at a time.
import type { Provider } from '@segue/contract';
import * as z from 'zod/mini';
import type { Clock } from '../clock';
import type { AppTokenStore } from './app-token-store';
import { ProviderError, type UserTokens } from './music-provider';
import { jsonOrNull } from './wire';

/** Renewed when this part of its life is over. */
const RENEW_AT = 0.8;
/** A wrong client secret stays wrong; attempts count against the service's limit. */
const REFUSED_PAUSE_MS = 120_000;

const keptToken = z.object({
  client: z.string(),
  accessToken: z.string(),
  refreshToken: z.nullable(z.string()),
  obtainedAt: z.number(),
  expiresAt: z.number(),
});
type KeptToken = z.infer<typeof keptToken>;

export type AppTokens = {
  /** A token with life left. */
  get: () => Promise<string>;
  /** The service refused this token: the next `get` brings another one. */
  discard: (accessToken: string) => void;
};

export function createAppTokens(options: {
  provider: Provider;
  /** Whose token it is and where it came from; a kept token of another client is not used. */
  client: string;
  store: AppTokenStore;
  clock: Clock;
  /** Asks the service for a token, with the refresh token of the last one when there is one. */
  obtain: (refreshToken: string | null) => Promise<UserTokens>;
  /** Told when the store fails: tokens still work, they only do not survive a restart. */
  report: (error: unknown) => void;
}): AppTokens {
  const { provider, client, store, clock, report } = options;
  let current: KeptToken | null = null;
  let discarded: string | null = null;
  let wasRead = false;
  let renewal: Promise<KeptToken> | null = null;
  let refused: { error: ProviderError; until: number } | null = null;

  const now = () => clock().getTime();
  const alive = (token: KeptToken) => token.accessToken !== discarded && token.expiresAt > now();
  const fresh = (token: KeptToken) =>
    alive(token) && now() < token.obtainedAt + RENEW_AT * (token.expiresAt - token.obtainedAt);

  async function renew(): Promise<KeptToken> {
    if (!wasRead) {
      const payload = await store.read(provider).catch((error: unknown) => {
        report(error);
        return null;
      });
      current = readKept(payload, client);
      wasRead = true;
      if (current && fresh(current)) return current;
    }
    if (refused && refused.until > now()) throw refused.error;
    const obtainedAt = now();
    const tokens = await obtain(current?.refreshToken ?? null);
    current = {
      client,
      accessToken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
      obtainedAt,
      expiresAt: tokens.expiresAt.getTime(),
    };
    // The old refresh token is dead by now: the pair is kept before anyone uses it.
    await store.write(provider, JSON.stringify(current)).catch(report);
    return current;
  }

  async function obtain(refreshToken: string | null): Promise<UserTokens> {
    try {
      return await options.obtain(refreshToken);
    } catch (error) {
      if (error instanceof ProviderError && error.kind === 'auth') {
        refused = { error, until: now() + REFUSED_PAUSE_MS };
      }
      throw error;
    }
  }

  return {
    async get() {
      if (current && fresh(current)) return current.accessToken;
      renewal ??= renew().finally(() => {
        renewal = null;
      });
      try {
        return (await renewal).accessToken;
      } catch (error) {
        if (current && alive(current)) return current.accessToken;
        throw error;
      }
    },
    discard(accessToken) {
      discarded = accessToken;
    },
  };
}

function readKept(payload: string | null, client: string): KeptToken | null {
  const parsed = keptToken.safeParse(payload === null ? null : jsonOrNull(payload));
  return parsed.success && parsed.data.client === client ? parsed.data : null;
}

/** Calls with the app's token; when the service rejects the token, calls once more with a new one. */
export async function withAppToken<T>(
  tokens: AppTokens,
  call: (accessToken: string) => Promise<T>,
): Promise<T> {
  const first = await tokens.get();
  try {
    return await call(first);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'auth') throw error;
    tokens.discard(first);
    return call(await tokens.get());
  }
}
