// After a 429 nothing is sent to that service until it allows it again; requests in that time are refused at once.
import type { Clock } from '../clock';
import { ProviderError } from './music-provider';

const LONGEST_PENALTY_S = 3600;
const FIRST_GUESS_S = 5;
const LONGEST_GUESS_S = 300;

export type Penalty = {
  /** The service said 429; null seconds means it did not say for how long. Answers the seconds imposed. */
  impose: (retryAfterS: number | null) => number;
  lift: () => void;
  /** Throws with the seconds left while the service may not be asked. */
  refuse: () => void;
};

export function createPenalty(clock: Clock): Penalty {
  let until = 0;
  let refusalsInARow = 0;
  return {
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
    refuse() {
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

/** Seconds from a Retry-After header, which is a number or a date; null when there is none. */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const value = header.trim();
  if (/^\d+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
}
