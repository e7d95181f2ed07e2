// Interrupted database upgrades, on SQLite and PostgreSQL: processes are killed while they upgrade an empty database or one of an
// older schema (SOAK_ROUNDS kills per schema). Every database must start again and keep its data.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { loadSource } from '../../../tooling/registry/load-source.mjs';
import { log } from '../../../tooling/start/log.mjs';
import { at } from '../../../tooling/start/paths.mjs';
import { createPostgres } from './postgres.mjs';
import { none, report } from './report.mjs';
import { WITHOUT_SANDBOX } from './server.mjs';

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 10);
const PARALLEL_STARTS = 4;
/** The last migration of each older schema; null is an empty database. */
const SCHEMAS = [null, '0002-collections', '0003-account-safety', '0004-track-references', '0005-email-keys'];

/** A process that upgrades the database and ends. Several of them wait for each other. */
function startUpgrade({ url, folder }) {
  const child = spawn(process.execPath, [at('api/dist/main.js'), 'migrate'], {
    env: {
      ...process.env,
      SEGUE_DATA_DIR: folder,
      ...WITHOUT_SANDBOX,
      DATABASE_URL: url ?? '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (part) => (output += part));
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal, output })),
  );
  return { kill: () => child.kill('SIGKILL'), ended };
}

async function killUpgrades(name, engine, { makeOlderDatabase, readPlace: readDatabase }) {
  let killed = 0;
  const failures = [];
  const startsAgain = async (database, count) => {
    const ends = await Promise.all(Array.from({ length: count }, () => startUpgrade(database).ended));
    const failed = ends.filter(({ code }) => code !== 0);
    failures.push(...failed.map(({ output }) => output.trim().split('\n').at(-1)));
    return failed.length === 0;
  };
  for (const last of SCHEMAS) {
    const fill = async (database) => last && (await makeOlderDatabase(database, last));
    const [length, expected] = await engine.inDatabase(async (database) => {
      await fill(database);
      return [await engine.run(startUpgrade(database), database, Infinity), await readDatabase(database)];
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      await engine.inDatabase(async (database) => {
        await fill(database);
        const upgrade = startUpgrade(database);
        await engine.run(upgrade, database, Math.random() * length);
        if ((await upgrade.ended).signal === 'SIGKILL') killed += 1;
        const isUp = await startsAgain(database, round % 2 === 0 ? 1 : PARALLEL_STARTS);
        if (isUp && !isDeepStrictEqual(await readDatabase(database), expected))
          failures.push(`${last}: data differs`);
      });
    }
  }
  log(
    `${name}: ${SCHEMAS.length * ROUNDS} upgrades, ${killed} of them killed; every second database then started by ` +
      `${PARALLEL_STARTS} parallel processes`,
  );
  return none(`${name}: databases that did not start again or lost data`, failures);
}

const sqlite = {
  /** Kills an upgrade this many milliseconds after it has opened the file; resolves with its duration. */
  async run(upgrade, { folder }, killAt) {
    let isOver = false;
    void upgrade.ended.then(() => (isOver = true));
    const wal = join(folder, 'segue.sqlite-wal');
    while (!isOver && !(statSync(wal, { throwIfNoEntry: false })?.size > 0)) await delay(1);
    const started = performance.now();
    const timer = killAt === Infinity ? undefined : setTimeout(upgrade.kill, killAt);
    await upgrade.ended;
    clearTimeout(timer);
    return performance.now() - started;
  },
  async inDatabase(work) {
    const folder = mkdtempSync(join(tmpdir(), 'segue-migration-'));
    try {
      return await work({ url: null, folder });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function postgresEngine(postgres, serverLog) {
  let number = 0;
  return {
    /** Kills an upgrade after this many statements in PostgreSQL's log; resolves with their number. */
    async run(upgrade, _database, killAt) {
      let count = 0;
      serverLog.listener = (line) => {
        if (!/ (statement|execute .*): /.test(line)) return;
        count += 1;
        if (count > killAt) upgrade.kill();
      };
      await upgrade.ended;
      serverLog.listener = null;
      return count;
    },
    inDatabase(work) {
      const database = `upgrade_${(number += 1)}`;
      postgres.query(`create database ${database}`);
      return sqlite.inDatabase(({ folder }) =>
        work({ url: postgres.url.replace(/postgres$/, database), folder }),
      );
    },
  };
}

export async function run() {
  const older = await loadSource('api', 'src/testing/older-database.ts');
  const serverLog = { listener: null };
  const postgres = await createPostgres({
    settings: ['log_statement=all'],
    onLog: (line) => serverLog.listener?.(line),
  });
  try {
    return report('migrations', [
      await killUpgrades('SQLite', sqlite, older),
      await killUpgrades('PostgreSQL', postgresEngine(postgres, serverLog), older),
    ]);
  } finally {
    await postgres.remove();
  }
}
