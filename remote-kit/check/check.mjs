// Opens every screen and home section of a candidate in Chromium at two sizes, and says what is wrong. Each visit has a browser of its
// own, which is ended from outside: nothing that a page does can hold the check up.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { CONFIG, readElement } from '../dev/page.mjs';
import { SCREEN_LIMIT_MS, visit } from './visit.mjs';

/** For the start of the browser, the sign-up and the search for a track, beside the screens. */
const START_LIMIT_MS = 75_000;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * After a visit with a problem the others are left out. `signUp` makes a user with a connection to every provider, and resolves with values
 * for the parameters of routes; without it only visitors are tried.
 * @param {{ address: string, signUp?: (request: import('@playwright/test').APIRequestContext) => Promise<Record<string, string>> }} segue
 * @param {import('./candidate-pages.mjs').Candidate} candidate
 */
export async function checkScreens({ address, signUp }, candidate) {
  const answer = await fetch(new URL('/home', address), { headers: { accept: 'text/html' } });
  const musicServer = signUp && readElement(await answer.text(), CONFIG)?.providers.musicserver?.name;
  const visits = [
    { size: 'desktop', provider: 'Spotify' },
    { size: 'phone', provider: 'SoundCloud' },
    ...(musicServer ? [{ size: 'desktop', provider: musicServer }] : []),
  ];
  const findings = [];
  for (const one of visits) {
    findings.push(...(await visitWithLimit({ ...one, address, signUp }, candidate)));
    if (findings.some(({ problem }) => problem)) break;
  }
  return findings;
}

async function visitWithLimit(settings, candidate) {
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
  const server = await chromium.launchServer({ ...(executablePath && { executablePath }), args: ARGUMENTS });
  const limitMs = START_LIMIT_MS + 6 * SCREEN_LIMIT_MS * (candidate.entry.routes.length + 1);
  const late = [{ screen: settings.size, problem: `It did not answer within ${limitMs / 1000} s.` }];
  try {
    const visiting = visit(server.wsEndpoint(), settings, candidate);
    return await Promise.race([visiting, delay(limitMs, late, { ref: false })]);
  } finally {
    await server.kill();
  }
}
