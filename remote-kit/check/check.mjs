// Opens every screen and home section of a candidate in Chromium at two sizes, and says what is wrong. Each visit has a browser of its
// own, which is ended from outside: nothing that a page does can hold the check up.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { CONFIG, readElement } from '../dev/page.mjs';
import { startSite } from './site.mjs';
import { SCREEN_LIMIT_MS, visit } from './visit.mjs';

/** For the start of the browser, the sign-up and the search for a track, beside the screens. */
const START_LIMIT_MS = 75_000;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * After a visit with a problem the others are left out. `signUp` makes a user with a connection to every provider, and resolves with values
 * for the parameters of routes; without it only visitors are tried.
 * @param {{ address: string, signUp?: (request: import('@playwright/test').APIRequestContext) => Promise<Record<string, string>> }} segue
 * @param {import('../releases/index.mjs').RegistryEntry} candidate @param {(file: string) => Buffer | undefined} contentOf
 */
export async function checkScreens({ address, signUp }, candidate, contentOf) {
  const answer = await fetch(new URL('/home', address), { headers: { accept: 'text/html' } });
  const musicServer = signUp && readElement(await answer.text(), CONFIG)?.providers.musicserver?.name;
  const visitors = [
    { size: 'desktop', provider: 'Spotify', signUp },
    { size: 'phone', provider: 'SoundCloud', signUp },
    ...(musicServer ? [{ size: 'desktop', provider: musicServer, signUp }] : []),
  ];
  const site = await startSite(new URL(address), candidate, contentOf);
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
  const server = await chromium.launchServer({ ...(executablePath && { executablePath }), args: ARGUMENTS });
  const limitMs = START_LIMIT_MS + 6 * SCREEN_LIMIT_MS * (candidate.routes.length + 1);
  const late = [{ screen: visitor.size, problem: `It did not answer within ${limitMs / 1000} s.` }];
  try {
    const visiting = visit(server.wsEndpoint(), site, candidate, visitor);
    return await Promise.race([visiting, delay(limitMs, late, { ref: false })]);
  } finally {
    await server.kill();
  }
}
