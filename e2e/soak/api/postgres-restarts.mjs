// Kills and restarts PostgreSQL under writers. The API must keep running, respond within five seconds after PostgreSQL accepts
// connections, and keep every acknowledged change. SOAK_ROUNDS sets the number of restarts.
import { setTimeout as delay } from 'node:timers/promises';
import { log } from '../../../tooling/start/log.mjs';
import { countValues, spread } from './figures.mjs';
import { createPostgres } from './postgres.mjs';
import { createClient, playlistForm, startApiServer, WITHOUT_SANDBOX } from './server.mjs';

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 50);
const WRITERS = 24;
const BUSY_MS = 400;
const RECOVERY_LIMIT_MS = 5000;
/** A user may have 500. */
const PLAYLISTS_EACH = 450;

const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** The faults, used one after another. */
const FAULTS = {
  'postmaster killed': async (postgres) => postgres.stop('killed'),
  'backends terminated': async (postgres) => void postgres.query(TERMINATE),
  'fast restart': async (postgres) => postgres.stop('fast'),
  'immediate restart': async (postgres) => postgres.stop('immediate'),
};

const statuses = [];
const unexpected = [];

/** Creates playlists until the test is over; returns the acknowledged ones of each account. */
async function write(origin, index, isOver) {
  const accounts = [];
  for (let account = 0; !isOver(); account += 1) {
    let call;
    try {
      call = await createClient(origin, `writer-${index}-${account}@example.com`);
    } catch {
      await delay(50);
      continue;
    }
    const names = [];
    accounts.push({ call, names });
    for (let count = 0; count < PLAYLISTS_EACH && !isOver(); count += 1) {
      const name = `${account} ${count}`;
      try {
        const response = await call('PUT', '/api/playlists', playlistForm(name));
        statuses.push(response.status);
        if (response.status === 201) names.push(name);
        else if (response.status !== 503 || response.body.code !== 'busy' || !response.retryAfter)
          unexpected.push(
            `${response.status} ${JSON.stringify(response.body)} Retry-After ${response.retryAfter}`,
          );
      } catch (error) {
        statuses.push('no response');
        unexpected.push(String(error.cause ?? error));
      }
    }
  }
  return accounts;
}

/** Milliseconds until the readiness probe and a signed-in read both succeed. */
async function recoveryTime(api, call) {
  const started = performance.now();
  for (;;) {
    const probe = await fetch(`${api.origin}/readyz`).catch(() => null);
    await probe?.arrayBuffer();
    if (probe?.status === 200 && (await call('GET', '/api/playlists')).status === 200) break;
    if (api.exitCode() !== null || performance.now() - started > 4 * RECOVERY_LIMIT_MS) return Infinity;
    await delay(20);
  }
  return performance.now() - started;
}

export async function run() {
  const postgres = await createPostgres();
  const api = await startApiServer({
    DATABASE_URL: postgres.url,
    SEGUE_RAISED_LIMITS: '1',
    ...WITHOUT_SANDBOX,
  });
  try {
    const reader = await createClient(api.origin, 'reader@example.com');
    let isOver = false;
    const writers = Array.from({ length: WRITERS }, (_, index) => write(api.origin, index, () => isOver));
    const recoveries = [];
    let exits = 0;
    for (let round = 0; round < ROUNDS && exits === 0; round += 1) {
      const [name, fault] = Object.entries(FAULTS)[round % Object.keys(FAULTS).length];
      await delay(BUSY_MS);
      await fault(postgres);
      await postgres.start();
      const ms = await recoveryTime(api, reader);
      recoveries.push(ms);
      if (api.exitCode() !== null) {
        exits += 1;
        log(`round ${round + 1}, ${name}: the API ended with ${api.exitCode()}`);
      }
    }
    isOver = true;
    const accounts = (await Promise.all(writers)).flat();
    let lost = 0;
    for (const { call, names } of accounts) {
      const { body } = await call('GET', '/api/playlists');
      const kept = new Set(body.playlists?.map((playlist) => playlist.name));
      lost += names.filter((name) => !kept.has(name)).length;
    }
    const { p50, max } = spread(recoveries);
    log(`${recoveries.length} kills and restarts of PostgreSQL under ${WRITERS} writers`);
    log(`responses to the writers: ${JSON.stringify(countValues(statuses))}`);
    log(
      `responses other than 201 and 503 with Retry-After: ${unexpected.length} ${unexpected.slice(0, 3).join('; ')}`,
    );
    log(`exits of the API: ${exits}; acknowledged playlists lost: ${lost}`);
    log(`recovery after PostgreSQL accepts connections: p50 ${p50.toFixed(0)} ms, max ${max.toFixed(0)} ms`);
    return exits === 0 && lost === 0 && unexpected.length === 0 && max < RECOVERY_LIMIT_MS;
  } finally {
    await api.stop();
    await postgres.remove();
  }
}
