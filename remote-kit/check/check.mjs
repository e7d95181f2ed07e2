// Opens every screen and home section of a candidate in Chromium, and says what is wrong. Each visit has a browser of its own, which is
// ended from outside: nothing that a page does can hold the check up.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { CONFIG, readElement } from '../dev/page.mjs';
import { SCREEN_LIMIT_MS, visit } from './visit.mjs';

const VISITS = [
  { size: 'desktop' },
  { size: 'phone' },
  { size: 'desktop', provider: 'spotify' },
  { size: 'phone', provider: 'soundcloud' },
  { size: 'desktop', provider: 'musicserver' },
];
/** What a visitor can hear in full. */
const FREE = [undefined, 'soundcloud'];
/** For the start of the browser, the sign-up and the search for a track, beside the screens. */
const START_LIMIT_MS = 75_000;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * After a visit with a problem the others are left out. `signUp` makes a user with a connection to every provider, and resolves with values
 * for the parameters of routes; without it only visitors are tried.
 * @typedef {{ address: string, signUp?: (request: import('@playwright/test').APIRequestContext) => Promise<Record<string, string>> }} Segue
 * @param {Segue} segue @param {import('./candidate-pages.mjs').Candidate} candidate
 */
export async function checkScreens(segue, candidate) {
  const answer = await fetch(new URL('/home', segue.address), { headers: { accept: 'text/html' } });
  const providers = { ...readElement(await answer.text(), CONFIG)?.providers };
  const findings = [];
  for (const { size, provider } of VISITS) {
    if (provider && !providers[provider]) continue;
    if (!segue.signUp && !FREE.includes(provider)) continue;
    findings.push(...(await visitWithLimit({ ...segue, size, provider }, candidate)));
    if (findings.some(({ problem }) => problem)) break;
  }
  return findings;
}

async function visitWithLimit(settings, candidate) {
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
  const server = await chromium.launchServer({ ...(executablePath && { executablePath }), args: ARGUMENTS });
  const limitMs = START_LIMIT_MS + 3 * SCREEN_LIMIT_MS * (candidate.entry.routes.length + 1);
  const late = [{ screen: settings.size, problem: `It did not answer within ${limitMs / 1000} s.` }];
  try {
    const visiting = visit(server.wsEndpoint(), settings, candidate);
    return await Promise.race([visiting, delay(limitMs, late, { ref: false })]);
  } finally {
    await server.kill();
  }
}
