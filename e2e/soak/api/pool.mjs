// Requests a second and their slowest percent with 5, 10, 20 and 40 connections to PostgreSQL (DATABASE_POOL), with 64 requests at
// once. The sizes take turns, so that a busy machine slows all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendRequest } from '../../../bench/api/http.mjs';
import { startApi } from '../../../tooling/start/product.mjs';
import { postgresDatabase, storeTracks } from './crash/databases.mjs';
import { trackKey, TRACKS } from './crash/operations.mjs';
import { partOf } from './figures.mjs';
import { atLeast, none, report } from './report.mjs';
import { insertAccounts } from './restart/users.mjs';
import { serverSettings, WITHOUT_SANDBOX } from './server.mjs';

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 3);
const SIZES = [5, 10, 20, 40];
const AT_ONCE = 64;
const WARM_MS = 1000;
const MEASURED_MS = 3000;

const READS = ['/api/playlists', '/api/track/favorite'];
const LOADS = {
  reads: (count) => ({ path: READS[count % READS.length] }),
  writes: (count) => {
    const [provider, trackId] = trackKey(count % TRACKS).split(' ');
    const method = Math.floor(count / TRACKS) % 2 === 0 ? 'POST' : 'DELETE';
    return { method, path: '/api/track/favorite', body: { provider, trackId } };
  },
};

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'segue-pool-'));
  const database = await postgresDatabase();
  const settings = await serverSettings(folder, {
    SEGUE_RAISED_LIMITS: '1',
    LIMIT_WAIT_MILLISECONDS: '60000',
    ...WITHOUT_SANDBOX,
    ...database.settings,
  });
  const failures = [];
  /** @type {Record<string, { perSecond: number, p99: number }[]>} */
  const measured = {};
  let accounts = null;
  try {
    for (let turn = 0; turn < ROUNDS * SIZES.length; turn += 1) {
      const size = SIZES[turn % SIZES.length];
      const server = startApi({ ...settings, apiEnv: { ...settings.apiEnv, DATABASE_POOL: String(size) } });
      try {
        await server.ready;
        if (!accounts) storeTracks(database);
        accounts ??= await insertAccounts(settings.address, AT_ONCE, database);
        await load(settings.address, accounts, LOADS.reads, WARM_MS, []);
        for (const [what, next] of Object.entries(LOADS)) {
          const result = await load(settings.address, accounts, next, MEASURED_MS, failures);
          (measured[`${what} with ${size} connections`] ??= []).push(result);
        }
      } finally {
        await server.stop();
      }
    }
    const median = (values) => partOf(values, 0.5);
    const rows = Object.entries(measured).map(([what, results]) => {
      const p99 = Math.round(median(results.map((one) => one.p99)));
      const perSecond = Math.round(median(results.map((one) => one.perSecond)));
      return atLeast(what, 1, perSecond, 'a second', `p99 ${p99} ms`);
    });
    return report('pool', [...rows, none('answers other than success', failures)]);
  } finally {
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each account sends its next request when the last one is answered. */
async function load(origin, accounts, next, ms, failures) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const latencies = [];
  const until = performance.now() + ms;
  const send = async ({ cookie }) => {
    for (let count = 0; performance.now() < until; count += 1) {
      const request = next(count);
      const from = performance.now();
      const { status } = await sendRequest(agent, origin, { ...request, cookie });
      latencies.push(performance.now() - from);
      if (status >= 300) failures.push(`${request.path}: ${status}`);
    }
  };
  await Promise.all(accounts.map(send));
  agent.destroy();
  return { perSecond: (latencies.length * 1000) / ms, p99: partOf(latencies, 0.99) };
}
