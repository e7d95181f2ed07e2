// One HTTP wrapper per service: deadline, size cap, no redirects, few repeats, a breaker, and respect for 429.
import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleWhen, type BulkheadPolicy } from 'cockatiel';
import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request as send } from 'undici';
import type { Clock } from '../clock';
import { ProviderError } from './music-provider';
import { createPenalty, retryAfterSeconds, type Penalty } from './penalty';

export type UpstreamRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
};

export type UpstreamAnswer = { status: number; header: (name: string) => string | null; text: string };

export type Upstream = {
  /** Any answer below 500 that is neither a redirect nor a 429; everything else is a ProviderError. */
  send: (request: UpstreamRequest) => Promise<UpstreamAnswer>;
  close: () => Promise<void>;
};

export type Refusal = { quota: boolean; retryAfterS: number | null };

export type UpstreamOptions = {
  /** From the call to its answer or error, repeats and the wait for a free slot included. */
  timeoutMs: number;
  clock: Clock;
  /** What a 429 of this service says beyond its headers. */
  readRefusal?: (body: string, now: Date) => Refusal;
};

const CONNECTIONS = 20;
const AT_ONCE = 10;
const WAITING = 100;
/** The part of the time limit that a request may wait for a free slot; later it would come to nothing anyway. */
const WAITING_PART = 0.5;
const RESPONSE_MAX_BYTES = 2 * 1024 * 1024;
const REPEATS = 2;
const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 15_000;
const JITTER_MS = 150;

export function createUpstream(options: UpstreamOptions): Upstream {
  const agent = new Agent({ connections: CONNECTIONS, keepAliveTimeout: 4000 });
  const penalty = createPenalty(options.clock);
  const outages = handleWhen(
    (error) => error instanceof ProviderError && (error.kind === 'network' || error.kind === 'upstream'),
  );
  const slots = bulkhead(AT_ONCE, WAITING);
  const breaker = circuitBreaker(outages, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_PAUSE),
  });
  return {
    async send(request) {
      penalty.refuse();
      const deadline = AbortSignal.timeout(options.timeoutMs);
      try {
        return await inSlot(slots, options.timeoutMs * WAITING_PART, () =>
          breaker.execute(() => sendWithRepeats(request, agent, penalty, options, deadline)),
        );
      } catch (error) {
        throw asProviderError(error);
      }
    },
    close: () => agent.close(),
  };
}

/** Does the work when a slot is free; rejects when none is within that time, and the work is then never begun. */
function inSlot<T>(slots: BulkheadPolicy, waitMs: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      reject(new BulkheadRejectedError(AT_ONCE, WAITING));
    }, waitMs);
    slots
      .execute(async () => {
        // Not by the bulkhead's own signal: it takes a cancelled entry for the next one, and the one behind it never starts.
        if (isTooLate) return;
        clearTimeout(timer);
        resolve(await work());
      })
      .catch(reject)
      .finally(() => clearTimeout(timer));
  });
}

async function sendWithRepeats(
  request: UpstreamRequest,
  agent: Agent,
  penalty: Penalty,
  options: UpstreamOptions,
  deadline: AbortSignal,
): Promise<UpstreamAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    penalty.refuse();
    try {
      const answer = await sendOnce(request, agent, deadline);
      if (answer.status === 429) throw refusalOf(answer, penalty, options);
      penalty.lift();
      if (answer.status >= 500) throw new ProviderError('upstream', { reason: `status ${answer.status}` });
      if (answer.status >= 300 && answer.status < 400) {
        // Following would let an answer choose whom this server talks to.
        throw new ProviderError('malformed', { reason: `redirect ${answer.status}` });
      }
      return answer;
    } catch (caught) {
      const error = asProviderError(caught);
      const mayRepeat = request.method === 'GET' && (error.kind === 'upstream' || error.kind === 'network');
      if (!mayRepeat || attempt >= REPEATS || deadline.aborted) throw error;
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

function refusalOf(answer: UpstreamAnswer, penalty: Penalty, options: UpstreamOptions): ProviderError {
  const now = options.clock();
  const said = options.readRefusal?.(answer.text, now) ?? { quota: false, retryAfterS: null };
  const seconds = retryAfterSeconds(answer.header('retry-after'), now) ?? said.retryAfterS;
  const retryAfterS = penalty.impose(seconds);
  return new ProviderError(said.quota ? 'quota' : 'rate', { retryAfterS, reason: 'status 429' });
}

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof BrokenCircuitError)
    return new ProviderError('upstream', { reason: 'paused after failures' });
  if (error instanceof BulkheadRejectedError)
    return new ProviderError('upstream', { reason: 'too many at once' });
  const { name } = error as { name?: unknown };
  const timedOut = name === 'TimeoutError' || name === 'AbortError';
  return new ProviderError('network', { reason: timedOut ? 'timed out' : 'no connection', cause: error });
}
