import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderError } from './music-provider';
import { retryAfterSeconds } from './rate-limit-backoff';
import { createUpstream, type Upstream } from './upstream';
import { NO_SHARED_BACKOFF } from './shared-backoff';
import { type UpstreamEvents } from './upstream-events';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[];
let service: Server;
let url: string;
let upstream: Upstream;
let reported: unknown[][];

beforeEach(async () => {
  asked = [];
  reported = [];
  service = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  upstream = startUpstream(2000);
});
afterEach(async () => {
  jest.useRealTimers();
  await upstream.close();
  await new Promise((resolve) => service.close(resolve));
});

const startUpstream = (timeoutMs: number) =>
  createUpstream({
    client: 'test',
    timeoutMs,
    clock: () => new Date(),
    events: recorded(),
    sharedBackoff: NO_SHARED_BACKOFF,
  });

/** Each event as its name and its details; of a sent request only the result. */
const recorded = (): UpstreamEvents => {
  const record = (...event: unknown[]) => void reported.push(event);
  return {
    sent: ({ result }) => record('sent', result),
    changed: (level, message) => record(level, message),
  };
};

/** Only the time of day is fake. */
const fakeClock = () =>
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'],
  });

const failing = (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(503).end('<html>');
const post = () => upstream.send({ operation: 'search', method: 'POST', url, body: 'grant_type=x' });
const get = () => upstream.send({ operation: 'search', method: 'GET', url });

test('an answer below 500 is returned unchanged', async () => {
  answer = (_request, response) => response.writeHead(404, { 'x-kind': 'none' }).end('gone');
  const { status, header, text } = await get();
  expect([status, header('x-kind'), header('x-other'), text]).toEqual([404, 'none', null, 'gone']);
});

test.each([
  ['a redirect', { location: 'http://127.0.0.1:9/' }, 302, '', 'redirect 302'],
  ['more than two megabytes', {}, 200, 'x'.repeat(3 * 1024 * 1024), expect.anything()],
])('%s is an error, and not followed or read', async (_what, headers, status, body, reason) => {
  answer = (_request, response) => response.writeHead(status, headers).end(body);
  await expect(get()).rejects.toMatchObject({ kind: 'malformed', reason });
  expect(asked).toHaveLength(1);
});

test('a POST is never retried', async () => {
  answer = failing;
  await expect(post()).rejects.toMatchObject({ kind: 'upstream' });
  expect(asked).toEqual(['POST /']);
});

test('circuit breaker: opens after five failures for fifteen seconds, then tries one request', async () => {
  fakeClock();
  answer = failing;
  for (let failure = 1; failure <= 5; failure += 1) await expect(post()).rejects.toThrow('status 503');
  await expect(post()).rejects.toThrow('paused after failures');
  expect(asked).toHaveLength(5);

  jest.setSystemTime(Date.now() + 15_500);
  await expect(post()).rejects.toThrow('status 503');
  await expect(post()).rejects.toThrow('paused after failures');
  expect(asked).toHaveLength(6);

  answer = (_request, response) => response.end('{}');
  jest.setSystemTime(Date.now() + 15_500);
  await expect(post()).resolves.toMatchObject({ status: 200 });
  await expect(post()).resolves.toMatchObject({ status: 200 });
  const failed = ['sent', 'failed'];
  expect(reported).toEqual([
    ...[failed, failed, failed, failed, failed],
    ['warn', 'failed five times in a row: it is asked every 15 s'],
    failed,
    ...[
      ['sent', 'ok'],
      ['info', 'answers again after failures'],
      ['sent', 'ok'],
    ],
  ]);
});

test('at most ten requests run at the same time', async () => {
  let underWay = 0;
  let most = 0;
  answer = (_request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    setImmediate(() => {
      underWay -= 1;
      response.end('{}');
    });
  };
  await Promise.all(Array.from({ length: 60 }, get));
  expect(most).toBeLessThanOrEqual(10);
  expect(asked).toHaveLength(60);
});

const limited = (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(429, { 'retry-after': '2' }).end('Too many requests');

test('rate limit: during the back-off requests are rejected without being sent', async () => {
  answer = limited;
  await expect(get()).rejects.toMatchObject({ kind: 'rate', retryAfterS: 2 });
  const started = performance.now();
  const results = await Promise.allSettled(Array.from({ length: 40 }, get));
  expect(performance.now() - started).toBeLessThan(1000);
  for (const result of results) expect(result).toMatchObject({ reason: { kind: 'rate', retryAfterS: 2 } });
  expect(asked).toHaveLength(1);
  expect(upstream.state()).toEqual({ backoffSeconds: 2, isPaused: false });
  expect(reported).toEqual([
    ['sent', 'rate-limited'],
    ['warn', 'answered 429: nothing is sent to it for 2 s'],
  ]);
});

test('hanging service: calls end with the time limit, and at once when too many wait', async () => {
  answer = () => undefined;
  const hasty = startUpstream(500);
  const started = performance.now();
  const ends = await Promise.all(
    Array.from({ length: 120 }, () =>
      hasty.send({ operation: 'search', method: 'GET', url }).then(
        () => ({ reason: null, at: 0 }),
        ({ reason }: ProviderError) => ({ reason, at: performance.now() - started }),
      ),
    ),
  );
  service.closeAllConnections();
  const rejected = ends.filter(({ at }) => at < 400).map(({ reason }) => reason);
  expect(rejected).toEqual(Array(10).fill('too many at once'));
  expect(Math.max(...ends.map(({ at }) => at))).toBeLessThan(2000);
  await hasty.close();
});

test.each([
  [null, null],
  ['7', 7],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
])('Retry-After %j means %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, new Date('2026-11-21T12:00:00Z'))).toBe(seconds);
});
