// Benchmark of the API: reads and durable writes against a bare Fastify route, in requests and in processor time.
import autocannon from 'autocannon';
import { existsSync } from 'node:fs';
import { log } from '../tooling/start/log.mjs';
import { at } from '../tooling/start/paths.mjs';
import { ensureBuilt } from '../tooling/start/product.mjs';
import { HEAVY_USERS, trackOf, USERS } from './api/data.mjs';
import { startServers } from './api/servers.mjs';
import { simulateUsers } from './api/simulation.mjs';
import { median, quartiles } from './figures.mjs';
import { atLeast, runBenchmark } from './report.mjs';

const CONNECTIONS = 8;
const SECONDS = 3;
const GOAL = 0.6;
const JSON_HEADERS = { 'content-type': 'application/json' };

const options = { users: { type: 'string' }, minutes: { type: 'string' } };

/** Two results: the simulation takes minutes, and must not replace the comparison in `reports`. */
const name = process.argv.includes('--users') ? 'users' : 'api';

runBenchmark(name, { rounds: 5, options }, async ({ rounds, users, minutes = '10' }) => {
  await ensureBuilt(existsSync(at('dist/registry.json')) ? ['api'] : []);
  const servers = await startServers();
  try {
    return users === undefined
      ? await compare(servers, rounds)
      : await simulateUsers(servers, { id: 'P10', users: Number(users), minutes: Number(minutes) });
  } finally {
    servers.stop();
  }
});

async function compare(servers, rounds) {
  const loads = loadsOf(servers);
  // Compiles the code of both servers.
  for (const { server, requests } of loads) await measure(server, requests, 2);
  const results = loads.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, { name, server, requests }] of loads.entries()) {
      const result = await measure(server, requests, SECONDS);
      const { perSecond, cpuUs } = result;
      log(
        `round ${round}, ${name}: ${perSecond.toFixed(0)}/s, ${cpuUs.toFixed(1)} µs of processor time each`,
      );
      results[index].push(result);
    }
  }
  const [apiRead, bareRead, apiWrite, bareWrite] = results;
  return [
    ...rowsOf('P8', 'GET /api/playlists', apiRead, bareRead),
    ...rowsOf('P9', 'POST /api/track/favorite', apiWrite, bareWrite),
  ];
}

/** Reads of many users in turn, and writes of which each is a new row. */
function loadsOf({ api, bare, cookies }) {
  const users = Array.from({ length: HEAVY_USERS }, (_, index) => index + 1);
  return [
    {
      name: 'API, read',
      server: api,
      requests: users.map((id) => ({ path: '/api/playlists', headers: { cookie: cookies[id] } })),
    },
    { name: 'bare, read', server: bare, requests: users.map((id) => ({ path: `/playlists/${id}` })) },
    {
      name: 'API, write',
      server: api,
      requests: [
        newFavorites((user) => ({
          path: '/api/track/favorite',
          headers: { ...JSON_HEADERS, cookie: cookies[user] },
        })),
      ],
    },
    {
      name: 'bare, write',
      server: bare,
      requests: [newFavorites((user) => ({ path: `/favorite/${user}`, headers: JSON_HEADERS }))],
    },
  ];
}

/** Favorites of users in turn, none of which exists. @param {(user: number) => object} requestOf */
function newFavorites(requestOf) {
  let sent = 0;
  return {
    method: 'POST',
    setupRequest: (request) => {
      const user = USERS - (sent % (USERS / 2));
      const body = JSON.stringify(trackOf(Math.floor(sent / (USERS / 2))));
      sent += 1;
      return { ...request, ...requestOf(user), body };
    },
  };
}

async function measure({ origin, cpuMs }, requests, seconds) {
  const before = cpuMs();
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration: seconds, requests });
  const cpu = cpuMs() - before;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0)
    throw new Error(`${failed} requests to ${origin} failed: ${JSON.stringify(result.statusCodeStats)}`);
  const { total } = result.requests;
  return { perSecond: total / result.duration, cpuUs: (cpu * 1000) / total };
}

/** The share that the API reaches of the bare server, by rounds. */
function rowsOf(id, route, api, bare) {
  const ratios = api.map(({ perSecond }, round) => perSecond / bare[round].perSecond);
  const cpuRatios = api.map(({ cpuUs }, round) => bare[round].cpuUs / cpuUs);
  const of = (results, figure) => median(results.map((result) => result[figure]));
  return [
    atLeast(
      id,
      `${route}: requests per second, of a bare route`,
      GOAL,
      median(ratios),
      undefined,
      `${of(api, 'perSecond').toFixed(0)} of ${of(bare, 'perSecond').toFixed(0)}/s; quartiles ${quartiles(ratios)}`,
    ),
    atLeast(
      id,
      `${route}: requests per second of processor time, of a bare route`,
      GOAL,
      median(cpuRatios),
      undefined,
      `${of(api, 'cpuUs').toFixed(0)} against ${of(bare, 'cpuUs').toFixed(0)} µs; quartiles ${quartiles(cpuRatios)}`,
    ),
  ];
}
