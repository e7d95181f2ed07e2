import { type ApiFailure, failedWith } from '@segue/api-client';

/**
 * Why there is no answer: no network, our rate limit, the provider's, a provider that refuses this site, or one that does not
 * answer; or there is nothing at this address. `waitUntil` (epoch milliseconds) is null when nobody named a time.
 */
export type SearchFailure = {
  kind: 'offline' | 'limited' | 'provider-limited' | 'refused' | 'unavailable' | 'missing';
  waitUntil: number | null;
};

const MISSING = ['catalogueNotFound', 'providerNotConfigured', 'badRequest'] as const;

export function failureOf(failure: ApiFailure): SearchFailure {
  const seconds = (failure.kind === 'answered' && failure.retryAfterS) || null;
  const waitUntil = seconds === null ? null : Date.now() + seconds * 1000;
  return { kind: kindOf(failure, waitUntil !== null), waitUntil };
}

/** A provider that is unavailable until a known time has answered: it limits this site. */
function kindOf(failure: ApiFailure, isTimed: boolean): SearchFailure['kind'] {
  if (failure.kind === 'unreachable') return 'offline';
  if (failedWith(failure, 'tooMany')) return 'limited';
  if (failedWith(failure, 'appRefused')) return 'refused';
  if (MISSING.some((code) => failedWith(failure, code))) return 'missing';
  return isTimed && failedWith(failure, 'providerUnavailable') ? 'provider-limited' : 'unavailable';
}
