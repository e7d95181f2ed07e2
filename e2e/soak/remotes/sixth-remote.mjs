// Follows docs/how-to/add-a-remote.md in a clone of this repository, in front of a running server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log, secondsSince } from '../../../tooling/start/log.mjs';
import { cloneInto, commandsOf, runCommand } from './guide.mjs';
import { expectCharts, startLiveSite } from './live-site.mjs';

const GUIDE = 'docs/how-to/add-a-remote.md';
/** What `npm test` would say about the structure of the repository with one remote more. */
const CHECKS = [
  'npx jest tooling/architecture tooling/new-remote',
  // The import rules follow the declarations that this writes.
  'npm run -s types',
  'npm run -s arch',
  'npx prettier --check remotes/charts tsconfig.json tsconfig.tests.json tooling/size/budgets.json',
];

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'segue-sixth-'));
  const clone = join(folder, 'segue');
  let site;
  try {
    await cloneInto(clone);
    site = await startLiveSite();
    const started = performance.now();
    for (const command of commandsOf(GUIDE)) {
      await runCommand(command.replaceAll('/srv/segue', site.deployment), clone);
    }
    log(`The guide took ${secondsSince(started)}.`);
    await expectCharts(site);
    for (const command of CHECKS) await runCommand(command, clone);
    return true;
  } finally {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
