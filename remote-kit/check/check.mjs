// Opens every screen and home section of a candidate in Chromium at two sizes, and says what is wrong. Each visit has a browser of its
// own, which is ended from outside: nothing that a page does can hold the check up.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { CONFIG, readElement } from '../dev/page.mjs';
import { UserError } from '../user-error.mjs';
import { startSite } from './site.mjs';
import { SCREEN_LIMIT_MS, visit } from './visit.mjs';

/** For the start of the browser, the sign-up and the search for a track, beside the screens. */
const START_LIMIT_MS = 75_000;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * After a visit with a problem the others are left out.
 * @param {URL} segue a running one @param {import('../releases/index.mjs').RegistryEntry} candidate
 * @param {(file: string) => Buffer | undefined} contentOf
 * @param {(request: import('@playwright/test').APIRequestContext) => Promise<Record<string, string>>} [signUp] makes a user with a
 * connection to every provider, and resolves with values for the parameters of routes; without it only visitors are tried
 */
export async function checkScreens(segue, candidate, contentOf, signUp) {
  const answer = await fetch(new URL('/home', segue), { headers: { accept: 'text/html' } });
  const musicServer = readElement(await answer.text(), CONFIG)?.providers.musicserver?.name;
  const visitors = [
    { size: 'desktop', provider: 'Spotify', signUp },
    { size: 'phone', provider: 'SoundCloud', signUp },
    ...(musicServer && signUp ? [{ size: 'desktop', provider: musicServer, signUp }] : []),
  ];
  const site = await startSite(segue, candidate, contentOf);
  const findings = [];
  try {
    for (const visitor of visitors) {
      findings.push(...(await visitWithLimit(site, candidate, visitor)));
      if (findings.some(({ problem }) => problem)) break;
    }
  } finally {
    site.close();
  }
  return findings;
}

async function visitWithLimit(site, candidate, visitor) {
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
  const server = await chromium
    .launchServer({ ...(executablePath && { executablePath }), args: ARGUMENTS })
    .catch((error) => {
      throw new UserError(`Chromium does not start: set CHROMIUM_PATH. ${error.message.split('\n')[0]}`);
    });
  const limitMs = START_LIMIT_MS + 6 * SCREEN_LIMIT_MS * (candidate.routes.length + 1);
  const problem = `It did not answer within ${limitMs / 1000} s.`;
  try {
    return await Promise.race([
      visit(server.wsEndpoint(), site, candidate, visitor),
      delay(limitMs, [{ screen: visitor.size, problem }], { ref: false }),
    ]);
  } finally {
    await server.kill();
  }
}
