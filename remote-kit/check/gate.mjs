// Opens every screen and every home section of a published version in a browser as different listeners have them, and says what is
// wrong.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { SCREEN_LIMIT_MS, visit, visitsTo } from './visits.mjs';

/** For the start of the browser and the sign-up, and for the search for a track, beside the screens. */
const START_LIMIT_MS = 30_000;
const PLAY_LIMIT_MS = 45_000;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
];

/**
 * A running Segue that can show published versions (`?remote=`). `signUp` makes a user with a connection to every provider, and
 * resolves with values for the parameters of routes; without it every listener is a visitor.
 * @typedef {{ address: string, signUp?: (request: import('@playwright/test').APIRequestContext) => Promise<Record<string, string>> }} Deployment
 * @typedef {{ screen: string, ms: number, problem: string | null }} Finding of one screen; null when it is as it should be
 */

/**
 * Judges one version. After a visit with a problem the others are left out. Each visit has a browser of its own, which is ended from
 * outside: nothing that a page does can hold the gate up.
 * @param {Deployment} deployment @param {import('../releases/formats.mjs').Release} candidate
 * @returns {Promise<Finding[]>}
 */
export async function gate(deployment, candidate) {
  const findings = [];
  for (const listener of await visitsTo(deployment)) {
    findings.push(...(await visitWithLimit(deployment, candidate, listener)));
    if (findings.some(({ problem }) => problem)) break;
  }
  return findings;
}

async function visitWithLimit(deployment, candidate, listener) {
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
  const server = await chromium.launchServer({ ...(executablePath && { executablePath }), args: ARGUMENTS });
  const startMs = START_LIMIT_MS + (listener.provider ? PLAY_LIMIT_MS : 0);
  const limitMs = startMs + 3 * SCREEN_LIMIT_MS * (candidate.face.routes.length + 1);
  try {
    return await Promise.race([
      visit(server.wsEndpoint(), deployment, candidate, listener),
      delay(
        limitMs,
        [{ screen: listener.width, ms: limitMs, problem: `It did not answer within ${limitMs / 1000} s.` }],
        { ref: false },
      ),
    ]);
  } finally {
    await server.kill();
  }
}
