// The app's own token at one provider (client credentials): stored, refreshed before it expires, one refresh at a time.
import type { Provider } from '@segue/contract';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../time';
import type { AppTokenStore } from './app-token-store';
import { ProviderError, type UserTokens } from './music-provider';
import { jsonOrNull } from './wire';

/** The share of a token's lifetime after which it is refreshed: each server waits a little longer than that, so that one does it for all. */
const REFRESH_AFTER = 0.8;
const REFRESH_SPREAD = 0.05;
/** Pauses after each rejection of the app: SoundCloud counts them, and a new app is rejected until it is activated. */
const REJECTED_PAUSES_MS = [120_000, 600_000, 3_600_000] as const;

const storedToken = z.object({
  client: z.string(),
  accessToken: z.string(),
  refreshToken: z.nullable(z.string()),
  obtainedAt: z.number(),
  expiresAt: z.number(),
});
type StoredToken = z.infer<typeof storedToken>;

export type AppTokens = ReturnType<typeof createAppTokens>;

/** Identifies the credentials and the token URL that a token was obtained with, without containing the secret. */
export function appTokenClient(
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  tokenUrl: string,
): string {
  const digest = createHash('sha256').update(clientSecret).digest('base64url');
  return `${clientId} at ${tokenUrl} ${digest}`;
}

export function createAppTokens(options: {
  provider: Provider;
  /** Identifies the app's credentials, from `appTokenClient`; a stored token of other credentials is not used. */
  client: string;
  store: AppTokenStore;
  clock: Clock;
  /** Requests a token from the provider, with the last refresh token if there is one. */
  obtain: (refreshToken: string | null) => Promise<UserTokens>;
  /** Called when the store fails: tokens still work, but are lost at a restart. */
  report: (error: unknown) => void;
  /** The provider rejects the app's credentials: no token is requested for this time. */
  rejected?: (reason: string | null, seconds: number) => void;
}) {
  const { provider, client, store, clock, report } = options;
  let current: StoredToken | null = null;
  let discarded: string | null = null;
  let refreshing: Promise<StoredToken> | null = null;
  let rejected: { error: ProviderError; until: number } | null = null;
  let rejections = 0;

  const now = () => clock().getTime();
  const isValid = (token: StoredToken) => token.accessToken !== discarded && token.expiresAt > now();
  const refreshAfter = REFRESH_AFTER + Math.random() * REFRESH_SPREAD;
  const isFresh = (token: StoredToken) =>
    isValid(token) && now() < token.obtainedAt + refreshAfter * (token.expiresAt - token.obtainedAt);

  /** Another server may have obtained a token, or this one before its restart. */
  async function readStored(): Promise<void> {
    const payload = await store.read(provider).catch((error: unknown) => {
      report(error);
      return null;
    });
    const stored = parseStored(payload, client);
    if (stored && stored.obtainedAt >= (current?.obtainedAt ?? 0)) current = stored;
  }

  async function refresh(): Promise<StoredToken> {
    await readStored();
    if (current && isFresh(current)) return current;
    if (rejected && rejected.until > now()) throw rejected.error;
    const obtainedAt = now();
    const tokens = await obtain(current?.refreshToken ?? null);
    current = {
      client,
      accessToken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
      obtainedAt,
      expiresAt: tokens.expiresAt.getTime(),
    };
    // The old refresh token is no longer valid, so the new pair is stored before its first use.
    await store.write(provider, JSON.stringify(current)).catch(report);
    return current;
  }

  async function obtain(refreshToken: string | null): Promise<UserTokens> {
    try {
      const tokens = await options.obtain(refreshToken);
      rejections = 0;
      return tokens;
    } catch (error) {
      if (error instanceof ProviderError && (error.kind === 'auth' || error.kind === 'app-refused')) {
        const pauseMs = REJECTED_PAUSES_MS[Math.min(rejections, REJECTED_PAUSES_MS.length - 1)]!;
        rejections += 1;
        rejected = { error, until: now() + pauseMs };
        options.rejected?.(error.reason, pauseMs / 1000);
      }
      throw error;
    }
  }

  return {
    async get(): Promise<string> {
      if (current && isFresh(current)) return current.accessToken;
      refreshing ??= refresh().finally(() => {
        refreshing = null;
      });
      try {
        return (await refreshing).accessToken;
      } catch (error) {
        if (current && isValid(current)) return current.accessToken;
        throw error;
      }
    },
    /** Call when the provider rejected this token: the next `get` returns another one. */
    discard(accessToken: string): void {
      discarded = accessToken;
    },
  };
}

function parseStored(payload: string | null, client: string): StoredToken | null {
  const parsed = storedToken.safeParse(payload === null ? null : jsonOrNull(payload));
  return parsed.success && parsed.data.client === client ? parsed.data : null;
}
