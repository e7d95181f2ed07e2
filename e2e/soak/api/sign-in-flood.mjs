// Load test: password guesses faster than the server can hash, while signed-in users go on. Prints all measurements and fails
// when a limit is missed.
import autocannon from 'autocannon';
import { randomBytes } from 'node:crypto';
import { log } from '../../../tooling/start/log.mjs';
import { atMost, report } from './report.mjs';
import { clientWith, playlistForm, registerUser, startApiServer, WITHOUT_SANDBOX } from './server.mjs';

const FLOOD_PER_SECOND = Number(process.env.FLOOD_PER_SECOND ?? 300);
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 60);
const USER_REQUESTS_PER_SECOND = 40;
/** So many that each user stays below the write limit of a minute. */
const USERS = 8;
const PLAYLISTS = 30;
const GUESSES = 100;
const GOAL = { p99Ms: 150, memoryMb: 300 };

const UNLIMITED = '100000000';
const WITHOUT_LIMITS = {
  LIMIT_SIGN_INS_PER_NETWORK: UNLIMITED,
  LIMIT_SIGN_INS_PER_ADDRESS: UNLIMITED,
  LIMIT_SIGN_INS_PER_ADDRESS_A_DAY: UNLIMITED,
  LIMIT_ADDRESSES_PER_NETWORK_AN_HOUR: UNLIMITED,
};
/** Rate limits reject a flood from one network; a distributed one meets only the semaphore of the password hasher. */
const SCENARIOS = [
  { title: 'from one network', limits: {} },
  { title: 'distributed', limits: WITHOUT_LIMITS },
  { title: 'distributed, with forged device cookies', limits: WITHOUT_LIMITS, hasDevice: true },
];

const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** The requests of a signed-in user, as autocannon sends them. */
const userRequests = (cookie) => [
  { method: 'GET', path: '/api/playlists', headers: { cookie } },
  { method: 'GET', path: '/api/auth/checkAuth', headers: { cookie } },
  { method: 'GET', path: '/api/track/favorite', headers: { cookie } },
  {
    method: 'PUT',
    path: '/api/playback/volume',
    headers: { ...JSON_HEADERS, cookie },
    body: JSON.stringify({ newVolume: 0.4 }),
  },
  { method: 'GET', path: '/home', headers: { accept: 'text/html' } },
  { method: 'GET', path: '/readyz' },
];

/** Sign-ins with wrong passwords, every second one for an existing account. */
const guesses = (emails, hasDevice) =>
  Array.from({ length: GUESSES }, (_, index) => ({
    method: 'POST',
    path: '/api/auth/signIn',
    headers: {
      ...JSON_HEADERS,
      ...(hasDevice && { cookie: `segue-device=${randomBytes(32).toString('base64url')}.x` }),
    },
    body: JSON.stringify({
      email: index % 2 === 0 ? emails[index % emails.length] : `nobody-${index}@example.com`,
      password: `Guess${index}x1`,
    }),
  }));

async function createUsers(origin) {
  const users = [];
  for (let index = 0; index < USERS; index += 1) {
    const email = `user-${index}@example.com`;
    const cookie = await registerUser(origin, email);
    const client = clientWith(cookie, origin);
    for (let count = 0; count < PLAYLISTS; count += 1) {
      await client('PUT', '/api/playlists', playlistForm(`Playlist ${count}`));
    }
    users.push({ email, cookie });
  }
  return users;
}

/** @param {string} name @param {import('autocannon').Result} result */
function logResult(name, { latency, statusCodeStats, errors, timeouts }) {
  const counts = Object.entries(statusCodeStats).map(([status, { count }]) => `${count} × ${status}`);
  const { p50, p99, max } = latency;
  log(
    `${name}: p50 ${p50} ms, p99 ${p99} ms, max ${max} ms; ${counts.join(', ')}; ${errors + timeouts} unanswered`,
  );
}

async function runScenario({ title, limits, hasDevice = false }) {
  const server = await startApiServer({ DEMO_CATALOGUE: '0', ...WITHOUT_SANDBOX, ...limits });
  try {
    const users = await createUsers(server.origin);
    const load = (requests, perSecond, connections, duration) =>
      // A worker thread: the work of the sender does not delay the measurements of the other one.
      autocannon({
        url: server.origin,
        workers: 1,
        timeout: 30,
        requests,
        connections,
        duration,
        overallRate: perSecond,
      });
    const useProduct = (duration) =>
      load(
        users.flatMap(({ cookie }) => userRequests(cookie)),
        USER_REQUESTS_PER_SECOND,
        USERS,
        duration,
      );

    log(`\n${FLOOD_PER_SECOND} sign-ins a second for ${SECONDS} s, ${title}`);
    logResult('users before the flood', await useProduct(Math.min(10, SECONDS)));
    const emails = users.map(({ email }) => email);
    const [flood, during] = await Promise.all([
      load(guesses(emails, hasDevice), FLOOD_PER_SECOND, FLOOD_PER_SECOND, SECONDS),
      useProduct(SECONDS),
    ]);
    logResult('users during the flood', during);
    logResult('sign-ins', flood);
    const memory = server.memory();
    return [
      atMost(`${title}: p99 of users`, GOAL.p99Ms, during.latency.p99, 'ms'),
      atMost(`${title}: failed requests of users`, 0, during.non2xx + during.errors + during.timeouts),
      atMost(`${title}: sign-ins without an answer`, 0, flood.errors + flood.timeouts),
      ...(memory ? [atMost(`${title}: memory of the server, peak`, GOAL.memoryMb, memory.peak, 'MB')] : []),
    ];
  } finally {
    await server.stop();
  }
}

export async function run() {
  const rows = [];
  for (const scenario of SCENARIOS) rows.push(...(await runScenario(scenario)));
  return report('sign-in-flood', rows);
}
