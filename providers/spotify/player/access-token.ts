// Keeps the user's Spotify access token in memory; fetches a new one when it expired or was refused.
import type { ProviderToken } from '@segue/contract';

const TOKEN_LIFE_S = 3600;

/** After this time without an answer, the next caller sends a new request instead of waiting. */
const HANGING_MS = 2500;

export type AccessToken = ReturnType<typeof createAccessToken>;

export function createAccessToken(
  fetchToken: (rejected?: string) => Promise<ProviderToken>,
  now: () => number = Date.now,
) {
  let cached: { token: string; until: number } | null = null;
  let pending: Promise<string> | null = null;
  let requestedAt = 0;
  let rejected: string | undefined;
  /** Answers to requests of an earlier generation are not cached. */
  let generation = 0;

  async function request(): Promise<string> {
    const requestedIn = generation;
    const { token, expiresIn = TOKEN_LIFE_S } = await fetchToken(rejected);
    // No safety margin: a token that expires in use is refused, and then a new one is fetched.
    const until = now() + Math.min(TOKEN_LIFE_S, expiresIn) * 1000;
    if (requestedIn === generation) cached = { token, until };
    return token;
  }

  function forget(token?: string): void {
    rejected = token;
    generation += 1;
    cached = null;
    pending = null;
  }

  const unexpired = () => (cached && now() < cached.until ? cached.token : null);

  return {
    /** The token when it is known and has not expired, so that nothing has to be awaited. */
    cached: unexpired,
    /** A token that has not expired; concurrent callers share one request. Rejects with the request's error. */
    async get(): Promise<string> {
      const known = unexpired();
      if (known !== null) return known;
      if (!pending || now() - requestedAt > HANGING_MS) {
        requestedAt = now();
        const started = request().finally(() => {
          if (pending === started) pending = null;
        });
        pending = started;
      }
      return pending;
    },
    /** The service refused the token: requests a new one. */
    refused: () => forget(cached?.token ?? rejected),
    /** The user may have changed. */
    drop: () => forget(),
  };
}
