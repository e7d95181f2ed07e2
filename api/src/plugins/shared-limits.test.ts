import Fastify, { type FastifyInstance } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { countRequest } from '../database/request-counts';
import { sharedLimitStore, type CountRequest } from './shared-limit-store';
import { databasePerTest } from '../testing/server.fixture';

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

/** A server with two routes of two requests a minute, and one without a route's limit. */
async function startServer(count = counted): Promise<FastifyInstance> {
  const server = Fastify();
  servers.push(server);
  const store = sharedLimitStore(count, () => new Date(now));
  await server.register(rateLimit, { global: false, store, skipOnError: true, keyGenerator: () => 'user 1' });
  for (const url of ['/one', '/other']) {
    server.get(url, { config: { rateLimit: { max: 2, timeWindow: MINUTE_MS } } }, async () => 'ok');
  }
  return server;
}

const statusesOf = async (askers: readonly FastifyInstance[], url = '/one') => {
  const statuses = [];
  for (const server of askers) statuses.push((await server.inject(url)).statusCode);
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
  const server = await startServer();
  await statusesOf([server, server, server]);
  queries = 0;
  now += 10_000;
  const refused = await server.inject('/one');
  expect([refused.statusCode, refused.headers['retry-after'], queries]).toEqual([429, '50', 0]);
});

test('while the database fails requests are not limited', async () => {
  const server = await startServer(() => Promise.reject(new Error('no database')));
  expect(await statusesOf([server, server, server])).toEqual([200, 200, 200]);
});
