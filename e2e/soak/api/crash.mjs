// Crash test: kills the server at random moments under writers and starts it again on the same files. Every acknowledged change
// must be there, every other one wholly or not at all. CRASH_DATABASE=postgres uses a temporary PostgreSQL and kills that in every
// second cycle; CRASH_CYCLES sets the number of cycles; CRASH_CONTROL=1 loses writes on purpose, which the test must notice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WITHOUT_SANDBOX } from '../../../bench/api/servers.mjs';
import { atLeast, atMost, median, none, quantile } from '../../../bench/report.mjs';
import { log, secondsSince } from '../../../tooling/start/log.mjs';
import { postgresDatabase, sqliteDatabase, storeTracks } from './crash/databases.mjs';
import { createRig, EXAMINED_EVERY } from './crash/rig.mjs';
import { serverSettings } from './server.mjs';

const ON_POSTGRES = process.env.CRASH_DATABASE === 'postgres';
const CYCLES = Number(process.env.CRASH_CYCLES ?? (ON_POSTGRES ? 50 : 1000));
const LOSES_WRITES = process.env.CRASH_CONTROL === '1';
const LIMIT = { readyP99Ms: 2000, recoveryMs: 5000 };
const LOGGED_EVERY = 50;

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'segue-crash-'));
  const database = ON_POSTGRES ? await postgresDatabase() : sqliteDatabase(folder);
  const settings = await serverSettings(folder, {
    SEGUE_RAISED_LIMITS: '1',
    ...WITHOUT_SANDBOX,
    ...database.settings,
  });
  const rig = createRig(settings, database, { losesWrites: LOSES_WRITES });
  try {
    await rig.start();
    storeTracks(database);
    await rig.registerWriters();
    const started = performance.now();
    for (let cycle = 1; cycle <= CYCLES && rig.isSound(); cycle += 1) {
      await rig.runCycle(cycle);
      if (cycle % LOGGED_EVERY === 0)
        log(`${cycle} cycles in ${secondsSince(started)}: ${summary(rig.results())}`);
    }
    await rig.checkAll();
    return rowsOf(rig.results());
  } finally {
    await rig.stop();
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const p50 = (values) => `p50 ${Math.round(median(values))} ms`;

const summary = ({ tally, readyMs }) =>
  `${tally.acknowledged} acknowledged, ${tally.unanswered} unanswered (${tally.done} done), ready ${p50(readyMs)}`;

function rowsOf(results) {
  const { tally, findings, kills, readyMs, recoveryMs, accounts } = results;
  const kinds = Object.entries(kills).map(([kind, times]) => `${times} ${kind}`);
  const all = Object.values(kills).reduce((sum, times) => sum + times, 0);
  const changes = `${tally.acknowledged} acknowledged changes in ${accounts} accounts`;
  log(`\n${summary(results)}; answers to changes: ${JSON.stringify(tally.statuses)}`);
  return [
    atLeast('kills', CYCLES, all, undefined, kinds.join(', ')),
    none(`${changes}: lost or half made`, findings.lost),
    none(`damaged files, half-made rows (each ${EXAMINED_EVERY}th cycle and at the end)`, findings.damaged),
    none('answers other than success and "busy, try again"', tally.unexpected),
    none('exits of the server', findings.exits),
    atMost('ready after a kill, p99', LIMIT.readyP99Ms, quantile(readyMs, 0.99), 'ms', p50(readyMs)),
    atMost(
      'answers after a fault of PostgreSQL, slowest',
      LIMIT.recoveryMs,
      Math.max(0, ...recoveryMs),
      'ms',
    ),
  ];
}
