// The listener's Spotify token: in memory only, fetched again when it is old or was refused.
import { PROVIDER_TOKEN_LIFE_S, type ProviderToken } from '@segue/contract';

/** A request that is silent for so long is not waited for by those who come later. */
const HANGING_MS = 2500;

export type AccessToken = {
  /** A token with life left; callers that come together share one request. Rejects with what the request failed with. */
  get: () => Promise<string>;
  /** Forgets the token: it was refused, or the listener is another one now. */
  drop: () => void;
};

export function createAccessToken(
  fetchToken: () => Promise<ProviderToken>,
  now: () => number = Date.now,
): AccessToken {
  let kept: { token: string; until: number } | null = null;
  let asking: Promise<string> | null = null;
  let askedAt = 0;
  /** Counts the droppings: an answer to a question from before one is not kept. */
  let epoch = 0;

  async function ask(): Promise<string> {
    const askedIn = epoch;
    const { token, expiresIn = PROVIDER_TOKEN_LIFE_S } = await fetchToken();
    // Without a margin: a token that ends while it is being used is refused, and then asked for anew.
    const until = now() + Math.min(PROVIDER_TOKEN_LIFE_S, expiresIn) * 1000;
    if (askedIn === epoch) kept = { token, until };
    return token;
  }

  return {
    async get() {
      if (kept && now() < kept.until) return kept.token;
      if (!asking || now() - askedAt > HANGING_MS) {
        askedAt = now();
        const asked = ask().finally(() => {
          if (asking === asked) asking = null;
        });
        asking = asked;
      }
      return asking;
    },
    drop() {
      epoch += 1;
      kept = null;
      asking = null;
    },
  };
}
