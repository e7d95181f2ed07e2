import rateLimit from '@fastify/rate-limit';
import { routes } from '@segue/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { countRequest } from '../database/request-counts';
import {
  PASSWORD,
  databasePerTest,
  emptyServerPerTest,
  expectError,
  serverPerFile,
  startTestServer,
} from '../testing/server.fixture';
import { sharedLimitStore, type CountRequest } from './shared-limit-store';

const server = emptyServerPerTest({ SEGUE_RAISED_LIMITS: '0', LIMIT_WRITES: '40' });
const limited = serverPerFile({ SEARCHES_PER_MINUTE: '2' });

test('after five failed sign-ins with one email the next gets 429 with Retry-After', async () => {
  await server.member('guessed@example.com');
  const guess = (password: string) => server.visitor().signIn('guessed@example.com', password);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await guess(`Wrong${attempt}pass`)).statusCode).toBe(401);
  }
  const refused = await guess(PASSWORD);
  expectError(refused, 'tooMany');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  server.wait(301);
  expect((await guess(PASSWORD)).statusCode).toBe(200);
});

test('forwarded headers from an untrusted client do not change its counted network', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const answer = await server.visitor().send({
      method: 'POST',
      url: '/api/auth/signIn',
      headers: { 'x-forwarded-for': `198.51.100.${guess}`, forwarded: `for=198.51.100.${guess}` },
      payload: { email: 'guessed@example.com', password: `Wrong${guess}pass` },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, false, false, true]);
});

test('too many started OAuth flows redirect to the sign-in screen with an error', async () => {
  const answers = [];
  for (let start = 0; start < 21; start += 1) {
    answers.push(await server.visitor().visit('/api/auth/spotify/'));
  }
  expect(answers.at(19)?.headers.location).toContain('https://spotify.test/authorize');
  expect(answers.at(20)?.headers.location).toBe('/sign-in?error=too_many&provider=spotify');
});

test.each([
  ['thirty accounts in ten minutes', 30, {}],
  ['a hundred accounts a day', 100, { LIMIT_NEW_ACCOUNTS: '1000' }],
])('one network can create %s', async (_what, count, env) => {
  const limited = await startTestServer({ SEGUE_RAISED_LIMITS: '0', ...env });
  const statuses = [];
  for (let person = 0; person <= count; person += 1) {
    // The password is too short on purpose: failed attempts count too, and nothing has to be hashed.
    statuses.push((await limited.visitor().register(`many-${person}@example.com`, 'short')).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: count }, () => 400), 429]);
  await limited.close();
});

test.each([
  `${routes.openLink.path}?url=spotify:track:1`,
  `/api/shared/${'a'.repeat(43)}`,
  '/api/search/a/spotify/20/0',
  '/api/catalogue/spotify/artists/a',
])('SEARCHES_PER_MINUTE limits %s for each network', async (url) => {
  const call = () => limited.visitor().call('GET', url);
  const statuses = [(await call()).statusCode, (await call()).statusCode];
  expect(statuses).not.toContain(429);
  const refused = await call();
  expectError(refused, 'tooMany');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a provider token is handed out thirty times an hour per user', async () => {
  const browser = await server.member();
  for (let times = 0; times < 30; times += 1) expect((await browser.askToken()).statusCode).toBe(404);
  expect((await browser.askToken()).statusCode).toBe(429);
  const other = await server.member();
  expect((await other.askToken()).statusCode).toBe(404);
});

test('a user can make LIMIT_WRITES changes a minute in all sessions; reads are not limited', async () => {
  const one = await server.member('busy@example.com');
  const other = await server.signedIn('busy@example.com');
  const statuses: number[] = [];
  for (let change = 0; change < 42; change += 1) {
    const browser = change % 2 === 0 ? one : other;
    const answer = await browser.call('PUT', '/api/playback/volume', { newVolume: change / 200 });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  expect(statuses.slice(40)).toEqual([429, 429]);
  expect((await one.call('GET', '/api/playlists')).statusCode).toBe(200);
  const otherUser = await server.member();
  expect((await otherUser.call('PUT', '/api/playback/volume', { newVolume: 0.1 })).statusCode).toBe(200);
});

describe('limits that servers share', () => {
  const MINUTE_MS = 60_000;
  const opened = databasePerTest();
  let servers: FastifyInstance[];
  let now: number;
  let queries: number;
  beforeEach(() => {
    servers = [];
    now = Date.parse('2026-03-01T12:00:00.000Z');
    queries = 0;
  });
  afterEach(() => Promise.all(servers.map((server) => server.close())));

  const counted: CountRequest = (request) => {
    queries += 1;
    return countRequest(opened.database, request);
  };

  /** A limiter with two routes of two requests a minute, and one without a route's limit. */
  async function startServer(count = counted): Promise<FastifyInstance> {
    const limiter = Fastify();
    servers.push(limiter);
    const store = sharedLimitStore(count, () => new Date(now));
    await limiter.register(rateLimit, {
      global: false,
      store,
      skipOnError: true,
      keyGenerator: () => 'user 1',
    });
    for (const url of ['/one', '/other']) {
      limiter.get(url, { config: { rateLimit: { max: 2, timeWindow: MINUTE_MS } } }, async () => 'ok');
    }
    return limiter;
  }

  const statusesOf = async (askers: readonly FastifyInstance[], url = '/one') => {
    const statuses = [];
    for (const limiter of askers) statuses.push((await limiter.inject(url)).statusCode);
    return statuses;
  };

  test('servers on one database count together, each route apart, until the window ends', async () => {
    const [one, other] = [await startServer(), await startServer()];
    expect(await statusesOf([one, other, one, other])).toEqual([200, 200, 429, 429]);
    expect(await statusesOf([one, other], '/other')).toEqual([200, 200]);
    now += MINUTE_MS + 1;
    expect(await statusesOf([other])).toEqual([200]);
  });

  test('over the limit no query is sent, and Retry-After says when the window ends', async () => {
    const limiter = await startServer();
    await statusesOf([limiter, limiter, limiter]);
    queries = 0;
    now += 10_000;
    const refused = await limiter.inject('/one');
    expect([refused.statusCode, refused.headers['retry-after'], queries]).toEqual([429, '50', 0]);
  });

  test('while the database fails requests are not limited', async () => {
    const limiter = await startServer(() => Promise.reject(new Error('no database')));
    expect(await statusesOf([limiter, limiter, limiter])).toEqual([200, 200, 200]);
  });
});
