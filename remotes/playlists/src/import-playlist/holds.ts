// Which services are not asked for a while, because they gave no answer or asked to wait. Transitions, pure.
import { type ApiFailure, failedWith } from '@segue/api-client';
import type { Provider } from '@segue/contract';
import type { Hold, ReviewChange, Service } from './import-state';

const RETRY_MS = 5000;
const RETRY_MAX_MS = 20_000;
const NO_HOLD: Hold = { until: 0, failures: 0, isAskedToWait: false };

/** Whether the request itself was refused, which asking again would not change. */
export const isRefused = (failure: ApiFailure) =>
  failure.kind === 'answered' && failure.status < 500 && failure.status !== 429;

/** Who failed: the music service when the server says so, else the server itself or the way to it. */
export function failedService(failure: ApiFailure, provider: Provider): Service {
  const isProvider = failedWith(failure, 'providerUnavailable') || failedWith(failure, 'appRefused');
  return isProvider || isRefused(failure) ? provider : 'site';
}

/** Holds a service for the time that its answer names, else for longer after each failure. */
export const held =
  (service: Service, failure: ApiFailure, now: number): ReviewChange =>
  (review) => {
    const hold = review.holds[service] ?? NO_HOLD;
    const waitS = failure.kind === 'answered' ? failure.retryAfterS : undefined;
    // Of searches that fail together the first one counts.
    const failures = hold.until > 0 ? hold.failures : hold.failures + 1;
    const waitMs =
      waitS === undefined ? Math.min(RETRY_MS * 2 ** (failures - 1), RETRY_MAX_MS) : waitS * 1000;
    const next = { until: now + Math.max(waitMs, 1000), failures, isAskedToWait: waitS !== undefined };
    return { ...review, holds: { ...review.holds, [service]: hold.until > next.until ? hold : next } };
  };

/** Asks the services again whose time has come. */
export const released = (now: number) =>
  withHolds((hold) => (hold.until <= now ? { ...hold, until: 0 } : hold));

/** A service answered: its next failure is the first one. */
export const answered = (services: readonly Service[]) =>
  withHolds((hold, service) => (services.includes(service) && hold.until === 0 ? NO_HOLD : hold));

const withHolds =
  (change: (hold: Hold, service: Service) => Hold): ReviewChange =>
  (review) => {
    const holds = Object.entries(review.holds) as [Service, Hold][];
    return {
      ...review,
      holds: Object.fromEntries(holds.map(([service, hold]) => [service, change(hold, service)])),
    };
  };
