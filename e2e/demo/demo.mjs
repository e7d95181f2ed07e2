// `npm run demo -- kill | deploy | skew`: shows in a visible browser what releases and failing remotes do to a page
// that plays music. With --headless it takes screenshots into reports/demo instead.
import { log, UserError } from '../../tooling/start/log.mjs';
import { runMain } from '../../tooling/start/processes.mjs';
import { ensureBuilt } from '../../tooling/start/product.mjs';
import { runLive } from '../soak/run-live.mjs';

const DEMOS = {
  kill: 'remotes fail in several ways, one heals by itself, the others by "Try again"',
  deploy: 'a new version of a remote is checked, goes live, and is taken back',
  skew: 'a remote that needs a newer kernel is not promoted, and not shown',
};

runMain(async () => {
  const [name, ...options] = process.argv.slice(2);
  if (!Object.hasOwn(DEMOS, name ?? '')) {
    for (const [known, about] of Object.entries(DEMOS)) log(`${known.padEnd(9)}${about}`);
    if (name !== undefined) throw new UserError(`Unknown demo: ${name}.`);
    return 0;
  }
  await ensureBuilt();
  const isHeadless = options.includes('--headless');
  const test = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/demo/playwright.config.ts'];
  const hasPassed = await runLive([...test, '--grep', `${name}$`, ...(isHeadless ? [] : ['--headed'])], {
    DEMO_HEADLESS: isHeadless ? '1' : '',
  });
  return hasPassed ? 0 : 1;
});
