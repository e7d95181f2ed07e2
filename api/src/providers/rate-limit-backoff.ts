// Back-off after a 429 of this server or another one: until the provider allows requests again, they are rejected here without being
// sent.
import type { Clock } from '../clock';
import { ProviderError } from './music-provider';
import type { SharedBackoff } from './shared-backoff';

const BACKOFF_MAX_S = 3600;
/** Without a Retry-After the wait is guessed: it starts here and doubles with each 429 in a row. */
const FIRST_GUESS_S = 5;
const GUESS_MAX_S = 300;

export type RateLimitBackoff = {
  /** Starts after a 429; null when the provider named no time. Returns the seconds to wait. */
  start: (retryAfterS: number | null) => number;
  /** Call after an answer that is not a 429. */
  reset: () => void;
  /** Throws a `rate` error with the seconds left. */
  throwIfActive: () => Promise<void>;
};

/** `shared` is null when this is the only server. */
export function createRateLimitBackoff(
  clock: Clock,
  client: string,
  shared: SharedBackoff | null,
): RateLimitBackoff {
  let until = 0;
  let rateLimitsInARow = 0;
  return {
    start(retryAfterS) {
      const guess = Math.min(FIRST_GUESS_S * 2 ** rateLimitsInARow, GUESS_MAX_S);
      rateLimitsInARow += 1;
      const seconds = Math.min(Math.max(retryAfterS ?? guess, 0), BACKOFF_MAX_S);
      until = Math.max(until, clock().getTime() + seconds * 1000);
      shared?.write(client, until);
      return seconds;
    },
    reset() {
      rateLimitsInARow = 0;
    },
    async throwIfActive() {
      if (shared) until = Math.max(until, await shared.read(client));
      const remaining = until - clock().getTime();
      if (remaining > 0) {
        throw new ProviderError('rate', {
          retryAfterS: Math.ceil(remaining / 1000),
          reason: 'waiting out a 429',
        });
      }
    },
  };
}

/** Seconds from a Retry-After header, which is a number or a date; null when it is missing or invalid. */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const value = header.trim();
  if (/^\d+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
}
