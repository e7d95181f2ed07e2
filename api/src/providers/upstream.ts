// HTTP client for one provider service: time limit, size limit, no redirects, retries, circuit breaker, back-off after a 429.
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import type { Clock } from '../clock';
import { createSemaphore } from '../semaphore';
import { networkError } from './connection-failures';
import { ProviderError } from './music-provider';
import {
  createRateLimitBackoff,
  retryAfterSeconds,
  WithheldError,
  type RateLimitBackoff,
} from './rate-limit-backoff';
import { sendOnce, type UpstreamAnswer, type UpstreamRequest } from './send-once';
import type { SharedBackoff } from './shared-backoff';
import type { UpstreamEvents, UpstreamState } from './upstream-events';

export type Upstream = {
  /** Returns every answer below 500 except unexpected redirects and 429; everything else is thrown as a ProviderError. */
  send: (request: UpstreamRequest) => Promise<UpstreamAnswer>;
  state: () => UpstreamState;
  close: () => Promise<void>;
};

/** What the body of a 429 says: a used-up quota, and the seconds to wait. */
export type RateLimitDetail = { quota: boolean; retryAfterS: number | null };

export type UpstreamOptions = {
  /** Names this client among those of all providers. */
  client: string;
  /** For the whole call, including retries and the wait for the semaphore. */
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
/** Share of the time limit that a request may wait for the semaphore: one that starts later could hardly finish in time. */
const WAIT_SHARE = 0.5;
const RETRIES = 2;
const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 15_000;
const JITTER_MS = 150;

export function createUpstream(options: UpstreamOptions): Upstream {
  const { clock, events, timeoutMs } = options;
  const agent = new Agent({ connections: CONNECTIONS, keepAliveTimeout: 4000 });
  const backoff = createRateLimitBackoff(clock, options.client, options.sharedBackoff, events);
  const semaphore = createSemaphore({
    capacity: CAPACITY,
    queueLength: QUEUE_LENGTH,
    busyError: () => new WithheldError('busy'),
  });
  const breaker = createBreaker(events);
  return {
    async send(request) {
      try {
        await backoff.throwIfActive();
        const deadline = AbortSignal.timeout(timeoutMs);
        const waitLimit = AbortSignal.timeout(timeoutMs * WAIT_SHARE);
        const sendNow = () =>
          breaker.execute(() => sendWithRetries(request, agent, backoff, options, deadline));
        return await semaphore.run(sendNow, { waitLimit });
      } catch (caught) {
        const error = asProviderError(caught);
        if (error instanceof WithheldError) events.withheld(request.operation, error.why);
        throw error;
      }
    },
    state: () => ({
      ...semaphore.usage(),
      backoffSeconds: backoff.secondsLeft(),
      isPaused: breaker.state === CircuitState.Open,
    }),
    close: () => agent.close(),
  };
}

function createBreaker(events: UpstreamEvents) {
  const outages = handleWhen(
    (error) => error instanceof ProviderError && (error.kind === 'network' || error.kind === 'upstream'),
  );
  const breaker = circuitBreaker(outages, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_PAUSE),
  });
  let isReported = false;
  // It opens again after each failed attempt.
  breaker.onBreak(() => {
    if (!isReported) events.paused(PAUSE_MS / 1000);
    isReported = true;
  });
  breaker.onReset(() => {
    isReported = false;
    events.resumed();
  });
  return breaker;
}

async function sendWithRetries(
  request: UpstreamRequest,
  agent: Agent,
  backoff: RateLimitBackoff,
  options: UpstreamOptions,
  deadline: AbortSignal,
): Promise<UpstreamAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    await backoff.throwIfActive();
    try {
      const answer = await sendOnce(request, { agent, signal: deadline, events: options.events });
      if (answer.status === 429) throw rateLimitError(answer, backoff, options);
      backoff.reset();
      if (answer.status >= 500) throw new ProviderError('upstream', { reason: `status ${answer.status}` });
      if (answer.status >= 300 && answer.status < 400 && !request.expectsRedirect) {
        // Following would let an answer choose whom this server talks to.
        throw new ProviderError('malformed', { reason: `redirect ${answer.status}` });
      }
      return answer;
    } catch (caught) {
      const error = asProviderError(caught);
      const mayRetry = request.method === 'GET' && (error.kind === 'upstream' || error.kind === 'network');
      if (!mayRetry || attempt >= RETRIES || deadline.aborted) throw error;
      await sleep(JITTER_MS * 2 ** attempt * (0.5 + Math.random()), undefined, { signal: deadline });
    }
  }
}

function rateLimitError(answer: UpstreamAnswer, backoff: RateLimitBackoff, options: UpstreamOptions) {
  const now = options.clock();
  const detail = options.readRateLimit?.(answer.text, now) ?? { quota: false, retryAfterS: null };
  const seconds = retryAfterSeconds(answer.header('retry-after'), now) ?? detail.retryAfterS;
  const retryAfterS = backoff.start(seconds);
  return new ProviderError(detail.quota ? 'quota' : 'rate', { retryAfterS, reason: 'status 429' });
}

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof BrokenCircuitError) return new WithheldError('paused');
  return networkError(error);
}
