// Back-off after a 429, also from before a restart: until it ends, requests are rejected here without being sent.
import type { Clock } from '../time';
import { ProviderError } from './music-provider';
import type { SharedBackoff } from './shared-backoff';

/** The maximum; a longer wait is an error of the service or of a clock. */
const LONGEST_S = 7 * 86_400;
/** Without a Retry-After the wait is guessed: it starts here and doubles with each 429 in a row. */
const FIRST_GUESS_S = 5;
const GUESS_MAX_S = 300;

export function createRateLimitBackoff(clock: Clock, client: string, shared: SharedBackoff) {
  let until = 0;
  let rateLimitsInARow = 0;
  const secondsLeft = () => Math.max(0, Math.ceil((until - clock().getTime()) / 1000));
  return {
    /** Starts after a 429; null when the provider named no time. Returns the seconds to wait. */
    start(retryAfterS: number | null): number {
      const guess = Math.min(FIRST_GUESS_S * 2 ** rateLimitsInARow, GUESS_MAX_S);
      rateLimitsInARow += 1;
      const seconds = retryAfterS !== null && isPossible(retryAfterS) ? retryAfterS : guess;
      until = Math.max(until, clock().getTime() + seconds * 1000);
      shared.write(client, until);
      return seconds;
    },
    /** Call after an answer that is not a 429. */
    reset(): void {
      rateLimitsInARow = 0;
    },
    /** 0 = no back-off is active. */
    secondsLeft,
    /** Throws a `rate` error with the seconds left. */
    async throwIfActive(): Promise<void> {
      const stored = await shared.read(client);
      if (isPossible((stored - clock().getTime()) / 1000)) until = Math.max(until, stored);
      const retryAfterS = secondsLeft();
      if (retryAfterS > 0) throw new ProviderError('rate', { retryAfterS, reason: 'waiting out a 429' });
    },
  };
}

const isPossible = (seconds: number) => seconds >= 0 && seconds <= LONGEST_S;

/** Seconds from a Retry-After header, which is a number or a date; null when it is missing or invalid. */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const value = header.trim();
  if (/^\d+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
}
