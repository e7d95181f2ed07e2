// `npm test`: every check and test, also from a fresh checkout; `-- --all` goes on after a failed step. `npm run check` is
// `--quick`: without the build, the byte budget and the browser tests, and with the unit tests of what has changed.
import { existsSync, statfsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { log, reportError, secondsSince, UserError } from './log.mjs';
import { at, readJson } from './paths.mjs';
import { findPortPair } from './ports.mjs';
import { commandError, run, runMain, runNpm } from './processes.mjs';

const E2E_PORT = 4310;
/** Browser tests that may fail and then pass in a second run; more point to a defect. */
const MAX_FLAKY = 2;
const MEMORY_FOLDER = '/dev/shm';
const MEMORY_FOLDER_MIN_BYTES = 2 ** 31;
const flag = { type: /** @type {const} */ ('boolean'), default: false };
const { quick: isQuick, all: goesOn } = parseArgs({ options: { quick: flag, all: flag } }).values;

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

/** One npm command. `live` prints the output as it arrives. @typedef {{ name: string, args: string[], live?: boolean, env?: object }} Step */
/** @type {string[]} */
const failed = [];

/** Runs steps one after another. A failed one ends the run. @param {Step[]} steps */
async function runSteps(steps) {
  for (const { name, args, live = false, env } of steps) {
    const started = performance.now();
    const { code, output } = await runNpm(['--silent', ...args], { live, env: { ...process.env, ...env } });
    log(`${code === 0 ? '✓' : '✗'} ${name} (${secondsSince(started)})`);
    if (code === 0) continue;
    failed.push(name);
    const error = commandError(`${name} failed: see above.`, live ? '' : output, 200);
    if (!goesOn) throw error;
    reportError(error);
  }
}

/** What takes seconds, on both cores. @param {Step[]} rest */
async function runChecks(...rest) {
  const types = { name: 'types', args: ['run', 'types'] };
  // Imports of a package are looked up in its built types.
  const arch = { name: 'arch', args: ['run', 'arch'] };
  const lint = { name: 'lint', args: ['run', 'lint'] };
  const unused = { name: 'unused', args: ['exec', '--', 'knip', '--no-config-hints'] };
  await Promise.all([runSteps([types, arch]), runSteps([unused, lint, ...rest])]);
}

/** Unit tests. @param {string[]} args @returns {Step} */
const tests = (...args) => ({
  name: 'tests',
  args: ['exec', '--', 'jest', ...args],
  live: true,
  env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...temporaryFolder() },
});

async function runAll() {
  const chromium = ensureChromium();
  chromium.catch(() => undefined);
  await ensureInstalled();
  // Steps that fail soonest come first; from the build on each step uses both cores.
  await runChecks();
  const build = { name: 'build', args: ['run', 'build'] };
  const size = { name: 'size', args: ['run', 'size'], live: true };
  await runSteps([build, size, tests()]);
  const port = String(await findPortPair(Number(process.env.E2E_PORT) || E2E_PORT));
  const env = { CHROMIUM_PATH: await chromium, E2E_PORT: port, ...temporaryFolder() };
  await runSteps([{ name: 'e2e', args: ['run', 'e2e'], live: true, env }]);
  const { flaky } = readJson(at('reports/playwright.json')).stats;
  if (flaky > MAX_FLAKY) throw new UserError(`${flaky} flaky tests are more than ${MAX_FLAKY}: see above.`);
}

async function runQuick() {
  await ensureInstalled();
  await runChecks(tests(await changedTests()));
}

runMain(async () => {
  const started = performance.now();
  await (isQuick ? runQuick() : runAll());
  log(`all ${secondsSince(started)}`);
  if (failed.length > 0) throw new UserError(`Failed: ${failed.join(', ')}`);
});
