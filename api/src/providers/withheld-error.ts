// The error of a request that was not sent.
import { ProviderError } from './music-provider';
import type { Withheld } from './upstream-events';

export class WithheldError extends ProviderError {
  readonly why: Withheld;

  constructor(why: 'paused' | 'busy');
  constructor(why: 'back-off', retryAfterS: number);
  constructor(why: Withheld, retryAfterS?: number) {
    super(why === 'back-off' ? 'rate' : 'upstream', {
      reason: REASONS[why],
      ...(retryAfterS !== undefined && { retryAfterS }),
    });
    this.why = why;
  }
}

const REASONS: Record<Withheld, string> = {
  'back-off': 'waiting out a 429',
  paused: 'paused after failures',
  busy: 'too many at once',
};
