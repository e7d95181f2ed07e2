// `npm test`: every check and test, also from a fresh checkout. `npm run check` is `--quick`: without the build, the byte
// budget, the browser tests and the tests in `*.slow.test.ts`.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
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
const { quick: isQuick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
/** ESLint's cache misses a type that changed in another file, so only the quick run uses it. */
const LINT_CACHE = ['--', '--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'];

/** @type {Record<string, import('./steps.mjs').Step>} */
const steps = {
  types: { name: 'types', args: ['run', 'types'], lowPriority: true },
  arch: { name: 'arch', args: ['run', 'arch'], lowPriority: true },
  lint: { name: 'lint', args: ['run', 'lint', ...(isQuick ? LINT_CACHE : [])], lowPriority: true },
  unused: { name: 'unused', args: ['exec', '--', 'knip', '--no-config-hints'], lowPriority: true },
  tests: {
    name: 'tests',
    args: ['exec', '--', 'jest', '--json', '--outputFile=reports/jest.json', '--maxWorkers=2'],
    live: true,
    env: async () => ({
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      SEGUE_QUICK_TESTS: isQuick ? '1' : '',
    }),
  },
  build: { name: 'build', args: ['run', 'build'] },
  size: { name: 'size', args: ['run', 'size'], needs: ['build'], live: true },
  e2e: {
    name: 'e2e',
    args: ['run', 'e2e'],
    needs: ['build'],
    live: true,
    env: async () => ({
      CHROMIUM_PATH: await ensureChromium(),
      E2E_PORT: String(await findPortPair(Number(process.env.E2E_PORT) || E2E_PORT)),
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
  const notPassed = runner.notPassed();
  log(`${runner.summary()} · all ${secondsSince(started)}`);
  if (skipped > 0) log(`${skipped} skipped`);
  for (const title of flaky) log(`Flaky, passed in a second run: ${title}`);
  if (flaky.length > MAX_FLAKY) log(`${flaky.length} flaky tests are more than ${MAX_FLAKY}.`);
  if (notPassed.length > 0) log(`Not passed: ${notPassed.join(', ')}`);
  log(`${passed} passed, ${failed} failed`);
  return notPassed.length > 0 || failed > 0 || flaky.length > MAX_FLAKY ? 1 : 0;
}

runMain(async () => {
  const started = performance.now();
  // Jest does not create the folder of its report. Reports of an earlier run must not count.
  mkdirSync(at('reports'), { recursive: true });
  for (const report of ['jest.json', 'playwright.json']) rmSync(at('reports', report), { force: true });
  await ensureInstalled();
  const runner = createStepRunner();
  await runner.run([steps.types, steps.arch, steps.unused], [steps.lint], [steps.tests]);
  if (!isQuick) {
    await runner.run([steps.build, steps.size]);
    await runner.run([steps.e2e]);
  }
  return summarize(runner, started);
});
