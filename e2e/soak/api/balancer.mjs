// Three servers on one PostgreSQL behind HAProxy with deploy/haproxy.cfg, under 200 users (BALANCER_USERS): each server is restarted,
// then each is killed. Needs HAProxy (Debian: `apt-get install haproxy`).
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '../../../tooling/start/log.mjs';
import { at } from '../../../tooling/start/paths.mjs';
import { findPortPair } from '../../../tooling/start/ports.mjs';
import { startApi } from '../../../tooling/start/product.mjs';
import { postgresDatabase, storeTracks } from './crash/databases.mjs';
import { atMost, none, report } from './report.mjs';
import { createUsers } from './balancer/users.mjs';
import { serverSettings, WITHOUT_SANDBOX } from './server.mjs';

const SERVERS = 3;
const USERS = Number(process.env.BALANCER_USERS) || 200;
/** The balancer needs two good checks, one second apart. */
const BALANCED_AFTER_MS = 3000;
const DOWN_MS = 2000;

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'segue-balancer-'));
  const database = await postgresDatabase();
  const servers = [];
  let balancer;
  try {
    await startServers(servers, SERVERS, folder, {
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '10',
      // A machine that is too busy for the test would be counted as a restart that was noticed.
      LIMIT_WAIT_MILLISECONDS: '60000',
      ...database.settings,
    });
    storeTracks(database);
    balancer = await startBalancer(
      folder,
      servers.map(({ origin }) => origin),
    );
    const users = await createUsers(balancer.origin, USERS, database);
    users.start();
    for (const server of servers) {
      await server.restart();
      await delay(BALANCED_AFTER_MS);
    }
    const { answered } = users.results();
    const seen = [...users.failures];
    for (const server of servers) {
      await server.kill();
      await delay(DOWN_MS);
      await server.start();
      await delay(BALANCED_AFTER_MS);
    }
    const lost = users.failures.slice(seen.length);
    const isRead = (failure) => failure.startsWith('GET');
    const findings = await users.stop();
    return report('balancer', [
      none(`each server restarted: errors that users saw in ${answered} answers`, seen),
      none('each server killed: failed reads', lost.filter(isRead)),
      atMost(
        'each server killed: changes under way there, of one user in twenty per kill',
        SERVERS * Math.ceil(USERS / 20),
        lost.filter((failure) => !isRead(failure)).length,
      ),
      none(`acknowledged changes (${users.results().acknowledged}) lost, or made twice`, findings),
    ]);
  } finally {
    balancer?.stop();
    await Promise.all(servers.map((server) => server.kill()));
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** HAProxy with the deployed configuration; only addresses and the user differ. */
async function startBalancer(folder, origins) {
  const port = await findPortPair(4690);
  const deployed = readFileSync(at('deploy/haproxy.cfg'), 'utf8');
  const config = deployed
    .replace(/bind :80\n/, '')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace(/.*redirect scheme.*\n/, '')
    .replaceAll(/^ {2}(log|user|group) .*\n/gm, '')
    .replaceAll(/10\.0\.0\.1(\d):4000/g, (_, number) => new URL(origins[number - 1]).host);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'ignore' });
  const failed = new Promise((_, reject) => {
    child.once('error', () => reject(new UserError('HAProxy is not installed: apt-get install haproxy.')));
    child.once('exit', (code) => reject(new UserError(`HAProxy ended with code ${code}.`)));
  });
  await Promise.race([failed, delay(BALANCED_AFTER_MS)]);
  // It is killed at the end.
  failed.catch(() => undefined);
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGKILL') };
}

/**
 * Starts servers with one key and raised limits, without the sandbox, and adds each to the list once it runs.
 * @param {ReturnType<typeof createServer>[]} servers @param {number} count
 * @param {string} folder their data @param {Record<string, string>} environment settings beside those of this process
 */
async function startServers(servers, count, folder, environment) {
  const SEGUE_SECRET_KEY = randomBytes(32).toString('hex');
  const common = { SEGUE_RAISED_LIMITS: '1', SEGUE_SECRET_KEY, ...WITHOUT_SANDBOX, ...environment };
  for (let index = 0; index < count; index += 1) {
    const server = createServer(await serverSettings(folder, common));
    await server.start();
    servers.push(server);
  }
}

function createServer(settings) {
  let server;
  const start = async () => {
    server = startApi(settings);
    await server.ready;
  };
  const end = async (signal) => {
    server.process.kill(signal);
    await server.ended;
  };
  return {
    origin: settings.address,
    start,
    restart: () => end('SIGTERM').then(start),
    kill: () => end('SIGKILL'),
  };
}
