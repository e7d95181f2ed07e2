// Follows docs/how-to/remotes-in-another-repository.md in an empty folder with nothing but the packs, in front of a running server.
import { request } from '@playwright/test';
import { newKey } from '@segue/remote-kit/releases';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log, secondsSince } from '../../../tooling/start/log.mjs';
import { root } from '../../../tooling/start/paths.mjs';
import { commandsOf, runCommand } from './guide.mjs';
import { expectCharts, startLiveSite } from './live-site.mjs';

const GUIDE = 'docs/how-to/remotes-in-another-repository.md';
/** A member for the screens that `promote` opens. */
const ACCOUNT = { email: 'gate@example.com', password: 'Harbour2025' };
/** These are the operator's, in this repository; all other commands are the team's, in its folder. */
const OPERATOR = /^(npm run release|node tooling\/kernel-pack\/pack\.mjs) /;

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'segue-other-'));
  const team = join(folder, 'charts');
  mkdirSync(team);
  let site;
  try {
    site = await startLiveSite();
    const visitor = await request.newContext({ baseURL: site.address });
    await visitor.post('/api/auth/registerUser', { data: ACCOUNT });
    const teamEnv = { SEGUE_KEY: newKey(), GATE_ACCOUNT: `${ACCOUNT.email}:${ACCOUNT.password}` };
    const started = performance.now();
    for (const command of commandsOf(GUIDE)) {
      const here = command.replace('../packs', join(folder, 'packs')).replace('/srv/segue', site.deployment);
      const segue = command.includes(' promote ') ? ` --segue ${site.address}` : '';
      if (OPERATOR.test(command)) await runCommand(here, root);
      else await runCommand(here + segue, team, teamEnv);
    }
    log(`The guide took ${secondsSince(started)}.`);
    await expectCharts(site);
    return true;
  } finally {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
