// Three API processes on one PostgreSQL behind HAProxy with deploy/haproxy.cfg: users are at work while each is restarted, and while
// each is killed. Needs HAProxy (Debian: `apt-get install haproxy`).
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runUsers } from '../../../bench/api/users.mjs';
import { UserError } from '../../../tooling/start/log.mjs';
import { at } from '../../../tooling/start/paths.mjs';
import { findPortPair } from '../../../tooling/start/ports.mjs';
import { startServer } from '../../../tooling/start/processes.mjs';
import { settingsFrom } from '../../../tooling/start/settings.mjs';
import { fillPostgres } from './postgres-users.mjs';
import { createPostgres } from './postgres.mjs';
import { atMost, none, report } from './report.mjs';
import { WITHOUT_SANDBOX } from './server.mjs';

const SERVERS = 3;
/** The balancer needs two good checks, one second apart. */
const BALANCED_AFTER_MS = 3000;
const DOWN_MS = 2000;
const USERS = Number(process.env.BALANCER_USERS) || 200;
const SETTINGS = {
  ...WITHOUT_SANDBOX,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://music.example.com',
  // The host name that the users of this test send.
  ALLOWED_HOSTS: '127.0.0.1',
  TRUSTED_PROXIES: '127.0.0.1',
  SEGUE_SECRET_KEY: 'only for this test, at least 32 characters',
  LOG_LEVEL: 'error',
  DRAIN_SECONDS: '10',
};

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'segue-balancer-'));
  const postgres = await createPostgres();
  const servers = [];
  let balancer;
  try {
    for (let index = 0; index < SERVERS; index += 1)
      servers.push(await serverIn(join(folder, String(index)), postgres.url, index));
    for (const server of servers) await server.start();
    const users = fillPostgres(postgres, USERS, '__Host-session');
    balancer = await startBalancer(
      folder,
      servers.map(({ port }) => port),
    );
    const origin = balancer.origin;
    const usersDuring = async (minutes, change) => {
      const work = runUsers({ origin, ...users }, USERS, minutes);
      for (const server of servers) await change(server);
      return work;
    };
    const calm = await usersDuring(0.5, async () => undefined);
    const restarts = await usersDuring(1, restart);
    const kills = await usersDuring(0.75, kill);
    const isRead = (failure) => failure.startsWith('GET');
    return report('balancer', [
      p99Of('nothing happens', calm),
      none('nothing happens: failed requests', calm.failures),
      p99Of('each server is restarted', restarts),
      none('each server is restarted: failed requests', restarts.failures),
      p99Of('each server is killed', kills),
      none('each server is killed: failed reads', kills.failures.filter(isRead)),
      atMost(
        'each server is killed: changes without an answer, one under way per kill',
        SERVERS,
        kills.failures.filter((failure) => !isRead(failure)).length,
      ),
    ]);
  } finally {
    balancer?.stop();
    for (const server of servers) server.process()?.kill('SIGKILL');
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One API that can be started again on its port. */
async function serverIn(folder, url) {
  mkdirSync(folder);
  const port = await findPortPair((Number(process.env.SOAK_PORT) || 4700) + Number(folder.at(-1)) * 2);
  const { apiEnv, address } = settingsFrom({
    ...process.env,
    ...SETTINGS,
    DATABASE_URL: url,
    SEGUE_DATA_DIR: folder,
    PORT: String(port),
  });
  let running;
  return {
    port,
    process: () => running?.process,
    async start() {
      running = startServer({
        title: `API ${port}`,
        entry: 'api/dist/main.js',
        url: `${address}/readyz`,
        env: apiEnv,
      });
      await running.ready;
    },
    /** @param {NodeJS.Signals} signal */
    async end(signal) {
      running.process.kill(signal);
      await running.ended;
    },
  };
}

async function restart(server) {
  await server.end('SIGTERM');
  await server.start();
  await delay(BALANCED_AFTER_MS);
}

async function kill(server) {
  await server.end('SIGKILL');
  await delay(DOWN_MS);
  await server.start();
  await delay(BALANCED_AFTER_MS);
}

/** @param {string} what @param {{ latencies: readonly number[] }} result */
const p99Of = (what, { latencies }) =>
  atMost(
    `${what}: p99 of all answers`,
    150,
    latencies[Math.ceil(latencies.length * 0.99) - 1] ?? null,
    'ms',
    `${latencies.length} requests of ${USERS} users`,
  );

/** HAProxy with the deployed configuration; only addresses and the user differ. */
async function startBalancer(folder, ports) {
  const port = await findPortPair(4690);
  const deployed = readFileSync(at('deploy/haproxy.cfg'), 'utf8');
  const config = deployed
    .replace(/bind :80\n/, '')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace(/.*redirect scheme.*\n/, '')
    .replaceAll(/^ {2}(log|user|group) .*\n/gm, '')
    .replaceAll(/10\.0\.0\.1(\d):4000/g, (_, number) => `127.0.0.1:${ports[number - 1]}`);
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
