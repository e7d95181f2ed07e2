import type { ApiFailure } from '@segue/api-client';

const TOO_MANY_REQUESTS = 429;

/** When to try again after a 429, such as "Try again in 5 minutes."; null for any other failure. */
export function adviceOnTooMany(failure: ApiFailure): string | null {
  if (failure.kind !== 'answered' || failure.status !== TOO_MANY_REQUESTS) return null;
  if (failure.retryAfterS === undefined) return 'Please try again later.';
  const minutes = Math.max(1, Math.ceil(failure.retryAfterS / 60));
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
