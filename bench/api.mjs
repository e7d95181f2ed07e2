// Benchmark of the API: reads and durable writes against a bare Fastify route, in requests and in processor time; with
// `--users 1000 --minutes 10`, the answers to many users.
import { log, UserError } from '../tooling/start/log.mjs';
import { ensureBuilt } from '../tooling/start/product.mjs';
import { HEAVY_USERS, JSON_HEADERS, requestsOf, trackOf, USERS, USERS_WITH_LISTS } from './api/data.mjs';
import { sendLoad } from './api/load.mjs';
import { startServers } from './api/servers.mjs';
import { atLeast, atMost, compare, median, ofGoal } from './report.mjs';

const CONNECTIONS = 8;
const SECONDS = 3;
const GOAL = 0.6;
const USER_LIMITS = { p99Ms: 150, memoryMb: 300 };
/** Each user sends a request in so many seconds. */
const PAUSE_SECONDS = 3;

/** @param {{ rounds: number, users?: string, minutes?: string }} options */
export async function measure({ rounds, users, minutes = '10' }) {
  await ensureBuilt();
  const servers = await startServers();
  try {
    return users === undefined
      ? await compareWithBare(servers, rounds)
      : await measureUsers(servers, Number(users), Number(minutes));
  } finally {
    servers.stop();
  }
}

async function compareWithBare({ api, bare, cookies }, rounds) {
  const users = Array.from({ length: HEAVY_USERS }, (_, index) => index + 1);
  const favorite = (user) => ({
    path: '/api/track/favorite',
    headers: { ...JSON_HEADERS, cookie: cookies[user] },
  });
  const bareFavorite = (user) => ({ path: `/favorite/${user}`, headers: JSON_HEADERS });
  const loads = [
    [api, users.map((id) => ({ path: '/api/playlists', headers: { cookie: cookies[id] } }))],
    [bare, users.map((id) => ({ path: `/playlists/${id}` }))],
    [api, [newFavorites(favorite)]],
    [bare, [newFavorites(bareFavorite)]],
  ];
  // Compiles the code of both servers.
  for (const [server, requests] of loads) await run(server, requests, 2);
  const results = loads.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, [server, requests]] of loads.entries())
      results[index].push(await run(server, requests, SECONDS));
  }
  const [apiRead, bareRead, apiWrite, bareWrite] = results;
  return [
    ...ofGoal('P8', rowsOf('GET /api/playlists', apiRead, bareRead)),
    ...ofGoal('P9', rowsOf('POST /api/track/favorite', apiWrite, bareWrite)),
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

/** Requests per second, and per second of the server's processor time. */
async function run({ origin, cpuMs }, requests, duration) {
  const before = cpuMs();
  const result = await sendLoad({ url: origin, connections: CONNECTIONS, duration, requests });
  const perCpuSecond = (result.requests.total * 1000) / (cpuMs() - before);
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`Requests to ${origin} failed: ${JSON.stringify(result.statusCodeStats)}`);
  return { perSecond: result.requests.total / result.duration, perCpuSecond };
}

/** The share that the API reaches of the bare server. */
function rowsOf(route, api, bare) {
  const row = (what, figure) => {
    const [ours, theirs] = [api, bare].map((results) => results.map((result) => result[figure]));
    const { ratio, spread } = compare(ours, theirs);
    const note = `${median(ours).toFixed(0)} of ${median(theirs).toFixed(0)}/s; ${spread}`;
    return atLeast(`${route}: requests per second${what}, of a bare route`, GOAL, ratio, undefined, note);
  };
  return [row('', 'perSecond'), row(' of processor time', 'perCpuSecond')];
}

/** P10: each connection sends the requests of several users in turn, one in each second. */
async function measureUsers({ api, cookies }, users, minutes) {
  if (!(users >= PAUSE_SECONDS && users <= USERS_WITH_LISTS && minutes > 0))
    throw new UserError(`The number of users is ${PAUSE_SECONDS} to ${USERS_WITH_LISTS}.`);
  const before = api.cpuMs();
  const connections = Math.floor(users / PAUSE_SECONDS);
  let connected = 0;
  const { latency, non2xx, errors, timeouts, requests, statusCodeStats } = await sendLoad({
    url: api.origin,
    connections,
    overallRate: connections,
    duration: minutes * 60,
    setupClient(client) {
      const first = 1 + PAUSE_SECONDS * connected++;
      const own = cookies.slice(first, first + PAUSE_SECONDS);
      client.setRequests(own.flatMap((cookie, index) => requestsOf(cookie, first + index)));
    },
  });
  const load = (api.cpuMs() - before) / (minutes * 600);
  const what = `${users} users, ${minutes} minutes`;
  const note = `p50 ${latency.p50} ms, ${requests.total} requests, ${load.toFixed(0)} % of a processor`;
  log(`answers: ${JSON.stringify(statusCodeStats)}`);
  return ofGoal('P10', [
    atMost(`${what}: p99 of all answers`, USER_LIMITS.p99Ms, latency.p99, 'ms', note),
    atMost(`${what}: failed requests`, 0, non2xx + errors + timeouts),
    atMost(`${what}: memory of the server, peak`, USER_LIMITS.memoryMb, api.peakMb(), 'MB'),
  ]);
}
