// Which services are not asked for a while, because they gave no answer or asked to wait. Transitions, pure.
import { type ApiFailure, failedWith } from '@segue/api-client';
import type { Provider } from '@segue/contract';
import type { ReviewChange, Service } from './import-state';

const RETRY_S = 10;

/** Whether the request itself was refused, which asking again would not change. */
export const isRefused = (failure: ApiFailure) =>
  failure.kind === 'answered' && failure.status < 500 && failure.status !== 429;

/** The service that failed: the music service when the server says so, else the server itself or the way to it. */
export function failedService(failure: ApiFailure, provider: Provider): Service {
  const isProvider = failedWith(failure, 'providerUnavailable') || failedWith(failure, 'appRefused');
  return isProvider || isRefused(failure) ? provider : 'site';
}

/** Holds a service for the time that its answer names. */
export const held =
  (service: Service, failure: ApiFailure, now: number): ReviewChange =>
  (review) => {
    const waitS = failure.kind === 'answered' ? failure.retryAfterS : undefined;
    const hold = { until: now + 1000 * (waitS || RETRY_S), isAskedToWait: waitS !== undefined };
    const before = review.holds[service];
    const longest = before && before.until > hold.until ? before : hold;
    return { ...review, holds: { ...review.holds, [service]: longest } };
  };

/** Removes the holds that are over, so that their services are asked again. */
export const released =
  (now: number): ReviewChange =>
  (review) => ({
    ...review,
    holds: Object.fromEntries(Object.entries(review.holds).filter(([, { until }]) => until > now)),
  });
