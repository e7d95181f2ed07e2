// HTTP client for one provider service: time limit, size limit, no redirects, retries, circuit breaker, back-off after a 429.
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request as send } from 'undici';
import type { Clock } from '../clock';
import { createSemaphore } from '../semaphore';
import { ProviderError } from './music-provider';
import { createRateLimitBackoff, retryAfterSeconds, type RateLimitBackoff } from './rate-limit-backoff';
import type { SharedBackoff } from './shared-backoff';

export type UpstreamRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
};

export type UpstreamAnswer = { status: number; header: (name: string) => string | null; text: string };

export type Upstream = {
  /** Returns every answer below 500 except redirects and 429; everything else is thrown as a ProviderError. */
  send: (request: UpstreamRequest) => Promise<UpstreamAnswer>;
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
  /** Absent when this is the only server. */
  sharedBackoff?: SharedBackoff | undefined;
  /** Reads the body of this service's 429 answers. */
  readRateLimit?: (body: string, now: Date) => RateLimitDetail;
};

const CONNECTIONS = 20;
const CAPACITY = 10;
const QUEUE_LENGTH = 100;
/** Share of the time limit that a request may wait for the semaphore: one that starts later could hardly finish in time. */
const WAIT_SHARE = 0.5;
const RESPONSE_MAX_BYTES = 2 * 1024 * 1024;
const RETRIES = 2;
const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 15_000;
const JITTER_MS = 150;

export function createUpstream(options: UpstreamOptions): Upstream {
  const agent = new Agent({ connections: CONNECTIONS, keepAliveTimeout: 4000 });
  const backoff = createRateLimitBackoff(options.clock, options.client, options.sharedBackoff ?? null);
  const semaphore = createSemaphore({
    capacity: CAPACITY,
    queueLength: QUEUE_LENGTH,
    busyError: () => new ProviderError('upstream', { reason: 'too many at once' }),
  });
  const outages = handleWhen(
    (error) => error instanceof ProviderError && (error.kind === 'network' || error.kind === 'upstream'),
  );
  const breaker = circuitBreaker(outages, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_PAUSE),
  });
  return {
    async send(request) {
      await backoff.throwIfActive();
      const deadline = AbortSignal.timeout(options.timeoutMs);
      const waitLimit = AbortSignal.timeout(options.timeoutMs * WAIT_SHARE);
      const sendNow = () =>
        breaker.execute(() => sendWithRetries(request, agent, backoff, options, deadline));
      try {
        return await semaphore.run(sendNow, { waitLimit });
      } catch (error) {
        throw asProviderError(error);
      }
    },
    close: () => agent.close(),
  };
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
      const answer = await sendOnce(request, agent, deadline);
      if (answer.status === 429) throw rateLimitError(answer, backoff, options);
      backoff.reset();
      if (answer.status >= 500) throw new ProviderError('upstream', { reason: `status ${answer.status}` });
      if (answer.status >= 300 && answer.status < 400) {
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

async function sendOnce(
  request: UpstreamRequest,
  agent: Agent,
  signal: AbortSignal,
): Promise<UpstreamAnswer> {
  const { statusCode, headers, body } = await send(request.url, {
    dispatcher: agent,
    method: request.method,
    headers: { 'user-agent': 'Segue', accept: 'application/json; charset=utf-8', ...request.headers },
    ...(request.body !== undefined && { body: request.body }),
    signal,
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    // Leaving the loop destroys the body and with it the connection.
    if (size > RESPONSE_MAX_BYTES) throw new ProviderError('malformed', { reason: 'answer too large' });
    chunks.push(chunk as Buffer);
  }
  return {
    status: statusCode,
    header: (name) => {
      const value = headers[name];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    text: Buffer.concat(chunks).toString('utf8'),
  };
}

function rateLimitError(
  answer: UpstreamAnswer,
  backoff: RateLimitBackoff,
  options: UpstreamOptions,
): ProviderError {
  const now = options.clock();
  const detail = options.readRateLimit?.(answer.text, now) ?? { quota: false, retryAfterS: null };
  const seconds = retryAfterSeconds(answer.header('retry-after'), now) ?? detail.retryAfterS;
  const retryAfterS = backoff.start(seconds);
  return new ProviderError(detail.quota ? 'quota' : 'rate', { retryAfterS, reason: 'status 429' });
}

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof BrokenCircuitError)
    return new ProviderError('upstream', { reason: 'paused after failures' });
  const { name } = error as { name?: unknown };
  const timedOut = name === 'TimeoutError' || name === 'AbortError';
  return new ProviderError('network', { reason: timedOut ? 'timed out' : 'no connection', cause: error });
}
