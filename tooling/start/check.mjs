// `npm run check`: what to run before every commit. Types, lint, boundaries and the quick tests; no build, no browser.
import { arch, jest, lint, types, unused } from './checks.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { createRun } from './lanes.mjs';
import { requireNode } from './node-version.mjs';
import { complain, say } from './say.mjs';
import { stopOnSignals, stopWith } from './stopping.mjs';

async function check() {
  await ensureInstall();
  const run = createRun();
  await run.lanes([types, arch, unused], [lint({ cached: true })]);
  await run.lanes([jest({ quick: true })]);
  say(run.summary());
  const broken = run.notPassed();
  if (broken.length > 0) say(`Not passed: ${broken.join(', ')}`);
  return broken.length > 0 ? 1 : 0;
}

requireNode();
stopOnSignals(130);
check().then(stopWith, (error) => {
  complain(error);
  return stopWith(1);
});
