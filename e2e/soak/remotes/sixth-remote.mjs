// Follows docs/how-to/add-a-remote.md in a clone of this repository, in front of a running server.
import { join } from 'node:path';
import { cloneInto, followGuide, runCommand } from './guide.mjs';
import { expectCharts, withLiveSite } from './live-site.mjs';

/** What `npm test` would say about the structure of the repository with one remote more. */
const CHECKS = [
  'npx jest tooling/architecture tooling/new-remote',
  // The import rules follow the declarations that this writes.
  'npm run -s types',
  'npm run -s arch',
  'npx prettier --check remotes/charts tsconfig.json tsconfig.tests.json tooling/size/budgets.json',
];

export const run = () =>
  withLiveSite(async (site, folder) => {
    const clone = join(folder, 'segue');
    await cloneInto(clone);
    await followGuide('docs/how-to/add-a-remote.md', (command) =>
      runCommand(command.replaceAll('/srv/segue', site.deployment), clone),
    );
    await expectCharts(site);
    for (const command of CHECKS) await runCommand(command, clone);
  });
