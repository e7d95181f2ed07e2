// Opens every screen and home section of a candidate in Chromium and reports faults. Each visit has its own browser, which
// is ended from outside: a page cannot block the check.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { CONFIG, readElement } from '../dev/page.mjs';
import { visit } from './visit.mjs';

const VISITS = [
  { device: 'Desktop Chrome' },
  { device: 'Galaxy S8' },
  { device: 'Desktop Chrome', provider: 'spotify', needsUser: true },
  { device: 'Galaxy S8', provider: 'soundcloud' },
  { device: 'Desktop Chrome', provider: 'musicserver', needsUser: true },
];
/** For the sign-up, the search for a track, and all screens. */
const VISIT_LIMIT_MS = 180_000;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * Resolves with screens, each with its problem if it has one. After a visit with a problem the others are left out. `segue.signUp` makes a
 * user with a connection to every provider, and resolves with values for the parameters of routes; without it only visitors are tried.
 */
export async function checkScreens(segue, candidate) {
  const answer = await fetch(new URL('/home', segue.address), { headers: { accept: 'text/html' } });
  const providers = { ...readElement(await answer.text(), CONFIG)?.providers };
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
  const findings = [];
  for (const { device, provider, needsUser } of VISITS) {
    if ((provider && !providers[provider]) || (needsUser && !segue.signUp)) continue;
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ARGUMENTS });
    const late = [{ screen: device, problem: `It did not answer within ${VISIT_LIMIT_MS / 1000} s.` }];
    try {
      const visiting = visit(browser, { ...segue, device, provider }, candidate);
      findings.push(...(await Promise.race([visiting, delay(VISIT_LIMIT_MS, late, { ref: false })])));
    } finally {
      await browser.close();
    }
    if (findings.some(({ problem }) => problem)) break;
  }
  return findings;
}
