// `npm test`: every check and test, also from a fresh checkout; `-- --all` goes on after a failed step. `npm run check` is
// `--quick`: without the build, the byte budget and the browser tests, and with the unit tests of what has changed.
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countOutcomes, readResults } from '../acceptance/reports.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { log, secondsSince } from './log.mjs';
import { at } from './paths.mjs';
import { findPortPair } from './ports.mjs';
import { run, runMain } from './processes.mjs';
import { createStepRunner } from './steps.mjs';

const E2E_PORT = 4310;
/** Browser tests that may fail and then pass in a second run; more point to a defect. */
const MAX_FLAKY = 2;
const MEMORY_FOLDER = '/dev/shm';
const MEMORY_FOLDER_MIN_BYTES = 2 ** 31;
const { quick: isQuick, all } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
}).values;

/** Databases of tests in memory: thousands of them wait for the disk otherwise. */
function temporaryFolder() {
  if (!existsSync(MEMORY_FOLDER)) return {};
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize < MEMORY_FOLDER_MIN_BYTES ? {} : { TMPDIR: MEMORY_FOLDER };
}

/** Jest's arguments: the tests of what is not committed, or else of the last commit. */
async function changedTests() {
  const { output } = await run('git', ['status', '--porcelain']);
  return output.trim() === '' ? '--lastCommit' : '--onlyChanged';
}

/** @type {Record<string, import('./steps.mjs').Step>} */
const steps = {
  types: { name: 'types', args: ['run', 'types'] },
  arch: { name: 'arch', args: ['run', 'arch'] },
  lint: { name: 'lint', args: ['run', 'lint'] },
  unused: { name: 'unused', args: ['exec', '--', 'knip', '--no-config-hints'] },
  tests: {
    name: 'tests',
    args: ['exec', '--', 'jest', '--json', '--outputFile=reports/jest.json'],
    live: true,
    env: async () => ({ FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...temporaryFolder() }),
  },
  build: { name: 'build', args: ['run', 'build'] },
  size: { name: 'size', args: ['run', 'size'], live: true },
  e2e: {
    name: 'e2e',
    args: ['run', 'e2e'],
    live: true,
    env: async () => ({
      CHROMIUM_PATH: await ensureChromium(),
      E2E_PORT: String(await findPortPair(Number(process.env.E2E_PORT) || E2E_PORT)),
      ...temporaryFolder(),
    }),
  },
};

/** Prints the results; the exit code. */
async function summarize(runner, started) {
  const results = readResults({ jest: at('reports/jest.json'), playwright: at('reports/playwright.json') });
  const { passed, failed, skipped, flaky } = countOutcomes(results);
  if (!isQuick && existsSync(at('docs/specification.md'))) {
    const { output } = await run(process.execPath, [at('tooling/acceptance/acceptance.mjs'), '--summary']);
    log(output.trim());
  }
  log(`${runner.summary()} · all ${secondsSince(started)}`);
  if (skipped > 0) log(`${skipped} skipped`);
  for (const title of flaky) log(`Flaky, passed in a second run: ${title}`);
  if (flaky.length > MAX_FLAKY) log(`${flaky.length} flaky tests are more than ${MAX_FLAKY}.`);
  if (runner.failed().length > 0) log(`Failed: ${runner.failed().join(', ')}`);
  log(`${passed} passed, ${failed} failed`);
  return runner.failed().length > 0 || failed > 0 || flaky.length > MAX_FLAKY ? 1 : 0;
}

runMain(async () => {
  const started = performance.now();
  // Jest does not create the folder of its report. Reports of an earlier run must not count.
  mkdirSync(at('reports'), { recursive: true });
  for (const report of ['jest.json', 'playwright.json']) rmSync(at('reports', report), { force: true });
  const chromium = isQuick ? undefined : ensureChromium();
  chromium?.catch(() => undefined);
  await ensureInstalled();
  log(`✓ installed (${secondsSince(started)})`);
  const runner = createStepRunner({ all });
  if (isQuick) {
    steps.tests.args.push(await changedTests());
    await runner.run([steps.types, steps.arch, steps.unused], [steps.lint, steps.tests]);
    return summarize(runner, started);
  }
  // What is red soonest comes first; from the build on each step uses both cores.
  const stages = [
    [
      // Imports of a package are looked up in its built types.
      [steps.types, steps.arch],
      [steps.unused, steps.lint],
    ],
    [[steps.build, steps.size]],
    [[steps.tests]],
    [[steps.e2e]],
  ];
  for (const lanes of stages) if (!(await runner.run(...lanes))) break;
  return summarize(runner, started);
});
