// Follows docs/how-to/remotes-in-another-repository.md in an empty folder with nothing but the packs, in front of a running server.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tooling/start/paths.mjs';
import { PASSWORD, registerUser } from '../api/server.mjs';
import { followGuide, runCommand } from './guide.mjs';
import { expectCharts, withLiveSite } from './live-site.mjs';

/** A member for the screens that `promote` opens. */
const MEMBER = 'check@example.com';
/** In this repository; all other commands are the team's, in its folder. */
const OPERATOR = /^node tooling\/kernel-pack\/pack\.mjs /;

export const run = () =>
  withLiveSite(async (site, folder) => {
    const team = join(folder, 'charts');
    mkdirSync(team);
    await registerUser(site.address, MEMBER);
    const env = { CHECK_ACCOUNT: `${MEMBER}:${PASSWORD}` };
    await followGuide('docs/how-to/remotes-in-another-repository.md', (command) => {
      const here = command.replace('../packs', join(folder, 'packs')).replace('/srv/segue', site.deployment);
      if (OPERATOR.test(command)) return runCommand(here, root);
      const segue = command.includes(' promote ') ? ` --segue ${site.address}` : '';
      return runCommand(here + segue, team, env);
    });
    await expectCharts(site);
  });
