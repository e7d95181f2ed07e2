// `npm run proof:migrations`: interrupted upgrades. The API's tests interrupt them at every statement, on both databases; then
// real processes are killed in the middle, fresh and from each older schema, and several start at once. PROOF_ROUNDS sets how
// often each. No database may fail to start, and none may lose anything.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadSource } from '../registry/load-kernel.mjs';
import { at, root } from '../start/places.mjs';
import { say } from '../start/say.mjs';
import { track } from '../start/stopping.mjs';
import { UNUSED_PROVIDERS } from './api-under-test.mjs';
import { onABuild } from './on-a-build.mjs';
import { createPostgres } from './throwaway-postgres.mjs';

const ROUNDS = Number(process.env.PROOF_ROUNDS ?? 10);
const AT_ONCE = 4;
const STARTS = [null, '0002-collections', '0003-account-safety', '0004-track-references', '0005-email-keys'];

/** The upgrade alone, as a process of its own: the command opens the database, lists the accounts and ends. */
function startUpgrade({ url, folder }) {
  const child = spawn(process.execPath, [at('api/dist/main.js'), 'user', 'list'], {
    env: {
      ...process.env,
      SEGUE_DATA_DIR: folder,
      ...UNUSED_PROVIDERS,
      DATABASE_URL: url ?? '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  track(child);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (part) => (output += part));
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal, output })),
  );
  return { kill: () => child.kill('SIGKILL'), ended };
}

async function proveEngine(name, engine, { makeOlderDatabase, readPlace }) {
  let killed = 0;
  const failures = [];
  const started = async (place, count) => {
    const ends = await Promise.all(Array.from({ length: count }, () => startUpgrade(place).ended));
    const bad = ends.filter(({ code }) => code !== 0);
    failures.push(...bad.map(({ output }) => output.trim().split('\n').at(-1)));
    return bad.length === 0;
  };
  for (const last of STARTS) {
    const fill = async (place) => last && (await makeOlderDatabase(place, last));
    const [length, expected] = await engine.inPlace(async (place) => {
      await fill(place);
      return [await engine.run(startUpgrade(place), place, Infinity), await readPlace(place)];
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      await engine.inPlace(async (place) => {
        await fill(place);
        const upgrade = startUpgrade(place);
        await engine.run(upgrade, place, Math.random() * length);
        if ((await upgrade.ended).signal === 'SIGKILL') killed += 1;
        const isUp = await started(place, round % 2 === 0 ? 1 : AT_ONCE);
        if (isUp && !isDeepStrictEqual(await readPlace(place), expected))
          failures.push(`${last}: data differs`);
      });
    }
  }
  say(
    `${name}: ${STARTS.length * ROUNDS} upgrades, ${killed} of them killed; every second one then started by ${AT_ONCE} processes ` +
      `at once. Did not start or lost data: ${failures.length} ${[...new Set(failures)].slice(0, 3).join('; ')}`,
  );
  return failures.length === 0;
}

const sqlite = {
  /** Runs an upgrade and kills it so many milliseconds after it has opened the file; resolves with how many it took. */
  async run(upgrade, { folder }, killAt) {
    let isOver = false;
    void upgrade.ended.then(() => (isOver = true));
    const wal = join(folder, 'segue.sqlite-wal');
    while (!isOver && !(statSync(wal, { throwIfNoEntry: false })?.size > 0)) await pause(1);
    const begun = performance.now();
    const timer = killAt === Infinity ? undefined : setTimeout(upgrade.kill, killAt);
    await upgrade.ended;
    clearTimeout(timer);
    return performance.now() - begun;
  },
  async inPlace(work) {
    const folder = mkdtempSync(join(tmpdir(), 'segue-migration-'));
    try {
      return await work({ url: null, folder });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function postgresEngine(postgres, log) {
  let number = 0;
  return {
    /** Runs an upgrade and kills it when PostgreSQL's log has had so many statements; resolves with how many it had. */
    async run(upgrade, _place, killAt) {
      let count = 0;
      log.listener = (line) => {
        if (!/ (statement|execute .*): /.test(line)) return;
        count += 1;
        if (count > killAt) upgrade.kill();
      };
      await upgrade.ended;
      log.listener = null;
      return count;
    },
    inPlace(work) {
      const database = `upgrade_${(number += 1)}`;
      postgres.query(`create database ${database}`);
      return sqlite.inPlace(({ folder }) =>
        work({ url: postgres.url.replace(/postgres$/, database), folder }),
      );
    },
  };
}

/** The tests that interrupt an upgrade at every statement. */
async function proveEveryStatement(name, environment) {
  const words = ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--', 'interrupted-upgrade'];
  const tests = spawn(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  track(tests);
  const code = await new Promise((resolve) => tests.once('exit', resolve));
  say(`${name}: every statement of every upgrade, ${code === 0 ? 'passed' : 'FAILED'}`);
  return code === 0;
}

async function prove() {
  const older = await loadSource('api', 'src/testing/older-database.ts');
  const log = { listener: null };
  const postgres = await createPostgres({
    settings: ['log_statement=all'],
    onLog: (line) => log.listener?.(line),
  });
  try {
    const outcomes = [
      await proveEveryStatement('SQLite', { TEST_DATABASE_URL: '' }),
      await proveEveryStatement('PostgreSQL', { TEST_DATABASE_URL: postgres.url }),
      await proveEngine('SQLite', sqlite, older),
      await proveEngine('PostgreSQL', postgresEngine(postgres, log), older),
    ];
    return outcomes.every(Boolean);
  } finally {
    await postgres.remove();
  }
}

await onABuild(prove);
