import { errorAnswerSchema } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { catalogueTrack, createFakeProviders } from '../testing/fake-services';
import { listen, openSocket, parseAnswer, type RawAnswer } from '../testing/raw-http';
import { startTestApp } from '../testing/test-app';
import { createAdmissionQueue, type Waiting } from './admission-queue';
import { mustReject } from './load-shedding';
import { securityHeaders } from './response-headers';

const read = { method: 'GET', url: '/api/playlists' };
const change = { method: 'POST', url: '/api/track/favorite' };
const search = { method: 'GET', url: '/api/search/love/spotify/20/0' };

test.each([
  ['a change that waited longer than the limit is rejected', change, 251, 2000, true],
  ['a late change in a rush of less than two seconds is handled', change, 1900, 1999, false],
  ['a search that waited longer than the limit is rejected', search, 251, 2000, true],
  ['a read that waited twice the limit is handled', read, 500, 2000, false],
  ['a read that waited longer than that is rejected', read, 501, 2000, true],
  ['a probe is handled however long it waited', { method: 'GET', url: '/readyz' }, 9000, 9000, false],
  [
    'a page whose name begins like a probe is rejected',
    { method: 'GET', url: '/livezone' },
    9000,
    9000,
    true,
  ],
])('overload: %s', (_, request, waitedMs, busyMs, isRejected) => {
  expect(mustReject(request, { waitedMs, busyMs }, 250)).toBe(isRejected);
});

test('overload: late searches get 503 with Retry-After, a probe 200, and later searches are answered', async () => {
  const fakes = createFakeProviders({ spotify: takeProcessor });
  const server = await startTestApp(
    { LIMIT_WAIT_MILLISECONDS: '10', LOG_LEVEL: 'warn' },
    { providers: fakes.providers },
  );
  const port = await listen(server.app);
  const paths = Array.from({ length: 40 }, (_, index) => `/api/search/song${index}/spotify/20/0`);
  try {
    const answers = await askTogether(server.app, port, [...paths, '/livez']);
    expect(answers.pop()?.status).toBe(200);
    const rejected = answers.filter(({ status }) => status === 503);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected.length).toBeLessThan(paths.length);
    for (const { headers, body } of rejected) {
      expect(headers).toMatchObject(securityHeaders(server.app.config));
      expect(headers['retry-after']).toMatch(/^[123]$/);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(errorAnswerSchema.parse(JSON.parse(body)).code).toBe('busy');
    }
    expect(server.lines.filter((line) => line.includes('overloaded'))).toHaveLength(1);
    const [later] = await askTogether(server.app, port, ['/api/search/later/spotify/20/0']);
    expect(later?.status).toBe(200);
  } finally {
    await server.close();
  }
});

async function takeProcessor() {
  const until = performance.now() + 10;
  while (performance.now() < until);
  return { tracks: [catalogueTrack('spotify', 'a')], hasMore: false };
}

/** Sends one request on each of as many accepted connections, at once. */
async function askTogether(
  app: FastifyInstance,
  port: number,
  paths: readonly string[],
): Promise<RawAnswer[]> {
  const sockets = paths.map(() => openSocket(port, ''));
  while ((await countConnections(app)) < sockets.length) await new Promise(setImmediate);
  return Promise.all(
    sockets.map(async (socket, index) => {
      let received = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
      socket.write(`GET ${paths[index]} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
      await new Promise((closed) => socket.once('close', closed));
      return parseAnswer(received);
    }),
  );
}

const countConnections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

/** A queue of jobs that take some milliseconds; `turn` is one look at the network. */
function createQueue(rejects: (waiting: Waiting) => boolean = () => false) {
  let time = 0;
  const deferred: (() => void)[] = [];
  const handled: { job: string; waitedMs: number; busyMs: number }[] = [];
  const queue = createAdmissionQueue<{ job: string; takesMs: number }>(
    ({ job, takesMs }, waiting) => {
      if (rejects(waiting)) return false;
      handled.push({ job, ...waiting });
      time += takesMs;
      return true;
    },
    { now: () => time, defer: (run) => deferred.push(run) },
  );
  return {
    add: (job: string, takesMs = 1) => queue.add({ job, takesMs }),
    turn: () => {
      for (const run of deferred.splice(0)) run();
    },
    pass: (ms: number) => (time += ms),
    jobs: () => handled.map(({ job }) => job),
    handled,
  };
}

test('admission: requests that arrive together are handled at once while they are quick', () => {
  const queue = createQueue();
  for (const job of ['a', 'b', 'c', 'd', 'e']) queue.add(job);
  expect(queue.jobs()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('admission: after 20 milliseconds others wait, and one is handled in each turn, in order', () => {
  const queue = createQueue();
  queue.add('slow', 21);
  for (const job of ['b', 'c']) queue.add(job);
  expect(queue.jobs()).toEqual(['slow']);
  queue.turn();
  queue.add('d');
  expect(queue.jobs()).toEqual(['slow', 'b']);
  queue.turn();
  queue.turn();
  expect(queue.jobs()).toEqual(['slow', 'b', 'c', 'd']);
});

test('admission: rejected requests leave the turn to the next one', () => {
  const queue = createQueue(({ waitedMs }) => waitedMs > 100);
  queue.add('slow', 21);
  for (const job of ['b', 'c']) queue.add(job);
  queue.pass(150);
  queue.add('d');
  queue.turn();
  expect(queue.jobs()).toEqual(['slow', 'd']);
});
