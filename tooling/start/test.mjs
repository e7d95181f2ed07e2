// `npm test`: the whole truth, from nothing. Every step runs even when an earlier one failed, unless it needs it.
import { existsSync } from 'node:fs';
import { arch, jest, lint, types, unused } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { createRun, forgetReports, tool } from './lanes.mjs';
import { requireNode } from './node-version.mjs';
import { at } from './places.mjs';
import { freePortPair } from './ports.mjs';
import { runNode } from './run.mjs';
import { complain, say } from './say.mjs';
import { stopOnSignals, stopWith } from './stopping.mjs';

const E2E_PORT = 4310;
/** A checklist kept beside the project, when there is one. */
const CHECKLIST = at('../shared/acceptance.md');

/** Browser tests that may fail at first and pass when run once more; with more, something is wrong. */
const FLAKY_AT_MOST = 2;

const build = { name: 'build', work: () => ensureBuild() };

const size = {
  name: 'size',
  needs: ['build'],
  work: tool([['tooling/size/size.mjs']], { sentence: 'A bundle is larger than its budget.' }),
};

const browserTests = {
  name: 'e2e',
  needs: ['build'],
  work: async () => {
    const chromium = await ensureChromium();
    const port = await freePortPair(Number(process.env.E2E_PORT) || E2E_PORT);
    const env = { ...process.env, CHROMIUM_PATH: chromium, E2E_PORT: String(port) };
    const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
    await tool([command], { live: true, env, sentence: 'Some browser tests failed: see above.' })();
  },
};

async function summarise() {
  // Read late: nothing of the product may be needed to say how it went.
  const { countOutcomes, readResults } = await import('../acceptance/reports.mjs');
  if (existsSync(CHECKLIST)) {
    const { output } = await runNode(['tooling/acceptance/acceptance.mjs', CHECKLIST, '--summary']);
    say(output.trim());
  }
  return countOutcomes(
    readResults({ jest: at('reports/jest.json'), playwright: at('reports/playwright.json') }),
  );
}

async function test() {
  const started = performance.now();
  forgetReports('jest.json', 'playwright.json', 'size.json');
  await ensureInstall();
  const run = createRun();
  await run.lanes([types, arch, unused], [lint({ cached: false })]);
  await run.lanes([jest({ quick: false })]);
  await run.lanes([build, size]);
  await run.lanes([browserTests]);
  const { passed, failed, skipped, flaky } = await summarise();
  say(`${run.summary()} · all ${Math.round((performance.now() - started) / 1000)} s`);
  const broken = run.notPassed();
  if (skipped > 0) say(`${skipped} skipped`);
  for (const title of flaky) say(`Flaky, it passed when run once more: ${title}`);
  if (flaky.length > FLAKY_AT_MOST) say(`${flaky.length} flaky tests are more than ${FLAKY_AT_MOST}.`);
  if (broken.length > 0) say(`Not passed: ${broken.join(', ')}`);
  say(`${passed} passed, ${failed} failed`);
  return broken.length > 0 || failed > 0 || flaky.length > FLAKY_AT_MOST ? 1 : 0;
}

requireNode();
stopOnSignals(130);
test().then(stopWith, (error) => {
  complain(error);
  return stopWith(1);
});
