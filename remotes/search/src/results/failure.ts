import { type ApiFailure, failedWith } from '@segue/kernel/request';

/** Why there is no answer; `missing`: nothing is at this address. `waitUntil` (epoch milliseconds): null when nobody named a time. */
export type SearchFailure = {
  kind: 'offline' | 'limited' | 'provider-limited' | 'refused' | 'unavailable' | 'missing';
  waitUntil: number | null;
  tries: number;
  /** When it is retried automatically; null when only the operator can help, or nobody. */
  retryAt: number | null;
};

const MISSING = ['catalogueNotFound', 'providerNotConfigured', 'badRequest'] as const;
/** With the longest interval a recovery is noticed within 10 seconds. */
const PAUSES_MS: readonly number[] = [2000, 4000, 8000];
/** A part of each pause is random: pages that failed together do not ask together. */
const JITTER = 0.25;

export function failureOf(failure: ApiFailure, former: SearchFailure | null): SearchFailure {
  const seconds = (failure.kind === 'answered' && failure.retryAfterS) || null;
  const waitUntil = seconds === null ? null : Date.now() + seconds * 1000;
  const kind = kindOf(failure, waitUntil !== null);
  const tries = (former?.tries ?? 0) + 1;
  const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1]! * (1 - JITTER * Math.random());
  const isHopeless = kind === 'refused' || kind === 'missing';
  return {
    kind,
    waitUntil,
    tries,
    retryAt: isHopeless ? null : Math.max(Date.now() + pauseMs, waitUntil ?? 0),
  };
}

export const isDue = ({ kind, retryAt }: SearchFailure, now: number): boolean =>
  kind === 'offline' || (retryAt !== null && retryAt <= now);

/** A provider that is unavailable until a known time has answered: it limits this site. */
function kindOf(failure: ApiFailure, isTimed: boolean): SearchFailure['kind'] {
  if (failure.kind === 'unreachable') return 'offline';
  if (failedWith(failure, 'tooMany')) return 'limited';
  if (failedWith(failure, 'appRefused')) return 'refused';
  if (MISSING.some((code) => failedWith(failure, code))) return 'missing';
  return isTimed && failedWith(failure, 'providerUnavailable') ? 'provider-limited' : 'unavailable';
}
