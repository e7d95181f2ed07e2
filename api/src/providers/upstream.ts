// HTTP client for one provider service: time limit, size limit, no redirects, retries, circuit breaker, back-off after a 429.
import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { Agent } from 'undici';
import type { Clock } from '../time';
import { networkError } from './connection-failures';
import { ProviderError } from './music-provider';
import { createRateLimitBackoff, retryAfterSeconds } from './rate-limit-backoff';
import { resultOf, sendOnce, type UpstreamAnswer, type UpstreamRequest } from './send-once';
import type { SharedBackoff } from './shared-backoff';
import type { SentRequest, UpstreamEvents, UpstreamState } from './upstream-events';

export type Upstream = {
  /** Returns every answer below 500 except unexpected redirects and 429; everything else is thrown as a ProviderError. */
  send: (request: UpstreamRequest) => Promise<UpstreamAnswer>;
  state: () => UpstreamState;
  close: () => Promise<void>;
};

/** The body of a 429: whether a quota is used up, and the seconds to wait. */
export type RateLimitDetail = { quota: boolean; retryAfterS: number | null };

export type UpstreamOptions = {
  /** The name of this client in logs and in the shared back-off. */
  client: string;
  /** For the whole call, including retries and the wait for other calls. */
  timeoutMs: number;
  clock: Clock;
  events: UpstreamEvents;
  sharedBackoff: SharedBackoff;
  /** Reads the body of this service's 429 answers. */
  readRateLimit?: (body: string, now: Date) => RateLimitDetail;
};

const CONNECTIONS = 20;
const CAPACITY = 10;
const QUEUE_LENGTH = 100;
const RETRIES = { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 1000 }) };
const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 15_000;

const outages = handleWhen(
  (error) => error instanceof ProviderError && (error.kind === 'network' || error.kind === 'upstream'),
);

export function createUpstream(options: UpstreamOptions): Upstream {
  const { clock, events, timeoutMs } = options;
  const agent = new Agent({ connections: CONNECTIONS, keepAliveTimeout: 4000 });
  const backoff = createRateLimitBackoff(clock, options.client, options.sharedBackoff);
  const breaker = circuitBreaker(outages, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_PAUSE),
  });
  let isPaused = false;
  // The breaker opens again after each failed attempt.
  breaker.onBreak(() => {
    if (!isPaused)
      events.changed('warn', `failed five times in a row: it is asked every ${PAUSE_MS / 1000} s`);
    isPaused = true;
  });
  breaker.onReset(() => {
    isPaused = false;
    events.changed('info', 'answers again after failures');
  });
  const once = wrap(
    timeout(timeoutMs, TimeoutStrategy.Cooperative),
    bulkhead(CAPACITY, QUEUE_LENGTH),
    breaker,
  );
  const policies = { GET: wrap(once, retry(outages, RETRIES)), POST: once };

  async function attempt(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamAnswer> {
    await backoff.throwIfActive();
    const { operation, log, expectsRedirect } = request;
    const start = performance.now();
    const report = (result: SentRequest['result'], status: number | null) =>
      events.sent({ operation, result, status, ms: performance.now() - start }, log);
    const answer = await sendOnce(request, agent, signal).catch((error: unknown) => {
      report(error instanceof ProviderError ? 'malformed' : 'no-answer', null);
      throw error instanceof ProviderError ? error : networkError(error);
    });
    const { status } = answer;
    const result = resultOf(status, expectsRedirect);
    report(result, status);
    if (result === 'rate-limited') throw rateLimitError(answer);
    backoff.reset();
    if (result === 'failed') throw new ProviderError('upstream', { reason: `status ${status}` });
    // Following would let an answer choose whom this server talks to.
    if (result === 'malformed') throw new ProviderError('malformed', { reason: `redirect ${status}` });
    return answer;
  }

  function rateLimitError(answer: UpstreamAnswer): ProviderError {
    const now = clock();
    const detail = options.readRateLimit?.(answer.text, now) ?? { quota: false, retryAfterS: null };
    // Requests that were under way at a 429 get one too; the first speaks for all.
    const isFirst = backoff.secondsLeft() === 0;
    const seconds = retryAfterSeconds(answer.header('retry-after'), now) ?? detail.retryAfterS;
    const retryAfterS = backoff.start(seconds);
    const message = `answered 429: nothing is sent to it for ${retryAfterS} s`;
    if (isFirst) events.changed('warn', message, { seconds: retryAfterS });
    return new ProviderError(detail.quota ? 'quota' : 'rate', { retryAfterS, reason: 'status 429' });
  }

  return {
    async send(request) {
      try {
        await backoff.throwIfActive();
        const policy = request.isSentOnce ? once : policies[request.method];
        return await policy.execute(({ signal }) => attempt(request, signal));
      } catch (error) {
        const reason = withheldReason(error);
        throw reason === null ? error : new ProviderError('upstream', { reason });
      }
    },
    state: () => ({
      backoffSeconds: backoff.secondsLeft(),
      isPaused: breaker.state === CircuitState.Open,
    }),
    close: () => agent.close(),
  };
}

/** Why a request was not sent; null for the error of one that was. */
function withheldReason(error: unknown): string | null {
  if (error instanceof BrokenCircuitError) return 'paused after failures';
  const isBusy = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError;
  return isBusy ? 'too many at once' : null;
}
