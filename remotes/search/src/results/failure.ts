import { type ApiFailure, failedWith } from '@segue/api-client';

/**
 * Why there is no answer: no network, our rate limit, the provider's, a provider that refuses this site, or one that does not
 * answer; or there is nothing at this address. `retryAfterS` is null when nobody knows when it is worth trying again.
 */
export type SearchFailure = {
  kind: 'offline' | 'limited' | 'provider-limited' | 'refused' | 'unavailable' | 'missing';
  retryAfterS: number | null;
};

const MISSING = ['catalogueNotFound', 'providerNotConfigured', 'badRequest'] as const;

export function failureOf(failure: ApiFailure): SearchFailure {
  const retryAfterS = (failure.kind === 'answered' && failure.retryAfterS) || null;
  return { kind: kindOf(failure, retryAfterS !== null), retryAfterS };
}

/** A provider that is unavailable until a known time has answered: it limits this site. */
function kindOf(failure: ApiFailure, isTimed: boolean): SearchFailure['kind'] {
  if (failure.kind === 'unreachable') return 'offline';
  if (failedWith(failure, 'tooMany')) return 'limited';
  if (failedWith(failure, 'appRefused')) return 'refused';
  if (MISSING.some((code) => failedWith(failure, code))) return 'missing';
  return isTimed && failedWith(failure, 'providerUnavailable') ? 'provider-limited' : 'unavailable';
}
