// `npm run soak` lists the long-running tests; `npm run soak -- <name>` runs one against a current build.
import { UserError, log } from '../../tooling/start/log.mjs';
import { runMain } from '../../tooling/start/processes.mjs';
import { ensureBuilt } from '../../tooling/start/product.mjs';
import { SOAK_TESTS } from './soak-tests.mjs';

function list() {
  const width = Math.max(...Object.keys(SOAK_TESTS).map((name) => name.length));
  for (const [name, { about, minutes }] of Object.entries(SOAK_TESTS)) {
    log(`${name.padEnd(width)}  ${about} (${minutes} min)`);
  }
}

runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) return list();
  const soakTest = SOAK_TESTS[name];
  if (!soakTest) throw new UserError(`Unknown soak test: ${name}. npm run soak lists all.`);
  await ensureBuilt();
  return (await soakTest.run(args)) ? 0 : 1;
});
