// After a 429 nothing is sent to that service until it allows it again.
import type { Clock } from '../clock';
import { ProviderError } from './music-provider';

/** A wait up to this long is waited; a longer one fails the request at once. */
export const SHORT_WAIT_S = 2;
const LONGEST_PENALTY_S = 3600;
const FIRST_GUESS_S = 5;
const LONGEST_GUESS_S = 300;

export type Penalty = {
  /** How long the service still wants silence, in milliseconds; 0 when it may be asked. */
  remainingMs: () => number;
  /** The service said 429; null seconds means it did not say for how long. Answers the seconds imposed. */
  impose: (retryAfterS: number | null) => number;
  lift: () => void;
  /** Throws when the wait is too long to sit out. */
  refuseWhenLong: () => void;
};

export function createPenalty(clock: Clock): Penalty {
  let until = 0;
  let refusalsInARow = 0;
  const remainingMs = () => Math.max(0, until - clock().getTime());
  return {
    remainingMs,
    impose(retryAfterS) {
      const guess = Math.min(FIRST_GUESS_S * 2 ** refusalsInARow, LONGEST_GUESS_S);
      refusalsInARow += 1;
      const seconds = Math.min(Math.max(retryAfterS ?? guess, 0), LONGEST_PENALTY_S);
      until = Math.max(until, clock().getTime() + seconds * 1000);
      return seconds;
    },
    lift() {
      refusalsInARow = 0;
    },
    refuseWhenLong() {
      const remaining = remainingMs();
      if (remaining > SHORT_WAIT_S * 1000) {
        throw new ProviderError('rate', {
          retryAfterS: Math.ceil(remaining / 1000),
          reason: 'waiting out a 429',
        });
      }
    },
  };
}

/** Seconds from a Retry-After header, which is a number or a date; null when there is none. */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const value = header.trim();
  if (/^\d+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
}
