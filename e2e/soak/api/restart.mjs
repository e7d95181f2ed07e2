// Restarts under 200 users (RESTART_USERS). Two servers on one PostgreSQL behind a balancer, each restarted in turn SOAK_ROUNDS times:
// no user notices, and a server that is killed costs the requests in flight only. Then one server on SQLite: how long it is away.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { log } from '../../../tooling/start/log.mjs';
import { findPortPair } from '../../../tooling/start/ports.mjs';
import { postgresDatabase, sqliteDatabase, storeTracks } from './crash/databases.mjs';
import { countValues, partOf } from './figures.mjs';
import { atLeast, atMost, none, report } from './report.mjs';
import { startBalancer } from './restart/balancer.mjs';
import { createUsers } from './restart/users.mjs';
import { startServers } from './servers.mjs';

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 10);
const USERS = Number(process.env.RESTART_USERS ?? 200);
const SERVERS = 2;
/** The balancer asks each second. */
const DRAIN_SECONDS = 3;
const PAUSE_MS = 1000;
const LIMIT = { withoutServiceP99Ms: 3000 };

export async function run() {
  const rows = [...(await restartSeveral()), ...(await restartOne())];
  return report('restart', rows);
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'segue-restart-'));

async function restartSeveral() {
  const folder = newFolder();
  const database = await postgresDatabase();
  const servers = [];
  let balancer;
  try {
    await startServers(servers, SERVERS, folder, {
      // A machine that is too busy for the test would be counted as a restart that was noticed.
      LIMIT_WAIT_MILLISECONDS: '60000',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      ...database.settings,
    });
    storeTracks(database);
    balancer = await startBalancer(
      servers.map(({ origin }) => origin),
      await findPortPair(4800),
    );
    const users = await createUsers(balancer.origin, USERS, database);
    users.start();
    await delay(PAUSE_MS);

    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const server of servers) {
        await server.restart();
        await balancer.sees(server.origin, true);
      }
      log(`round ${round}: ${users.results().answered} answers, ${users.failures.length} failures`);
    }
    const { answered } = users.results();
    const seen = [...users.failures];

    const [killed] = servers;
    const before = balancer.countsOf(killed.origin);
    await killed.kill();
    // Until its connections are closed the balancer cannot know that it is gone.
    const unanswered = before.inFlight + balancer.countsOf(killed.origin).sent - before.sent;
    await balancer.sees(killed.origin, false);
    await delay(PAUSE_MS);
    const lostByKill = users.failures.length - seen.length;
    await killed.start();
    const findings = await users.stop();
    return [
      atLeast(`${SERVERS} servers: restarts under ${USERS} users`, ROUNDS * SERVERS, ROUNDS * SERVERS),
      none(`errors that users saw in ${answered} answers`, seen),
      none(
        'restarts that did not end with code 0',
        servers.flatMap(({ exits }) => exits),
      ),
      atMost(
        'requests that failed when a server was killed; the limit is those in flight',
        unanswered,
        lostByKill,
      ),
      none(`acknowledged changes (${users.results().acknowledged}) lost, or made twice`, findings),
    ];
  } finally {
    balancer?.close();
    await Promise.all(servers.map((server) => server.stop()));
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restartOne() {
  const folder = newFolder();
  const database = sqliteDatabase(folder);
  const servers = [];
  try {
    await startServers(servers, 1, folder, { LIMIT_WAIT_MILLISECONDS: '60000' });
    const [server] = servers;
    storeTracks(database);
    const users = await createUsers(server.origin, USERS, database);
    users.start();
    const restarts = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await delay(PAUSE_MS);
      restarts.push(await server.restart());
    }
    const findings = await users.stop();
    const { acknowledged } = users.results();
    const awayMs = restarts.map(({ endMs, startMs }) => endMs + startMs);
    const slowest = restarts.reduce((one, other) =>
      one.endMs + one.startMs > other.endMs + other.startMs ? one : other,
    );
    return [
      none(`one server on SQLite: acknowledged changes (${acknowledged}) lost, or made twice`, findings),
      none('one server: restarts that did not end with code 0', server.exits),
      atMost(
        'one server: time without service, p99',
        LIMIT.withoutServiceP99Ms,
        partOf(awayMs, 0.99),
        'ms',
        `p50 ${Math.round(partOf(awayMs, 0.5))} ms; slowest: ${Math.round(slowest.endMs)} ms to end, ${Math.round(slowest.startMs)} ms to start; ` +
          `answers meanwhile: ${JSON.stringify(countValues(users.failures.map((one) => one.split(': ')[1])))}`,
      ),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
