// Opens every screen and every home section of a published version in a browser, and says which are not drawn.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** From the address to the complete screen. */
const SCREEN_LIMIT_MS = 5_000;
/** For the start of the browser and the sign-up, beside the screens. */
const START_LIMIT_MS = 30_000;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** What the shell shows in place of a screen or a section. */
const FALLBACK = "couldn't load\\.|can't be shown\\.|stopped working\\.|Page not found|couldn't be read";

/**
 * A running Segue that can show published versions (`?remote=`). `signUp` makes a user and resolves with values for the parameters
 * of routes; without it the screens are opened as a visitor.
 * @typedef {{ address: string, signUp?: (request: import('@playwright/test').APIRequestContext) => Promise<Record<string, string>> }} Deployment
 * @typedef {{ screen: string, ms: number, problem: string | null }} Finding of one screen; null when it is as it should be
 */

/**
 * Judges one version. The browser is ended from outside: nothing that a page does can hold the gate up.
 * @param {Deployment} deployment @param {import('../releases/formats.mjs').Release} candidate
 * @returns {Promise<Finding[]>}
 */
export async function gate(deployment, candidate) {
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
  const server = await chromium.launchServer({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const limitMs = START_LIMIT_MS + 2 * SCREEN_LIMIT_MS * (candidate.face.routes.length + 1);
  const timer = new AbortController();
  try {
    return await Promise.race([
      openAll(server.wsEndpoint(), deployment, candidate),
      delay(limitMs, [finding('all', limitMs, `It did not answer within ${limitMs / 1000} s.`)], timer),
    ]);
  } finally {
    timer.abort();
    await server.kill();
  }
}

const finding = (screen, ms, problem) => ({ screen, ms: Math.round(ms), problem });

async function openAll(endpoint, { address, signUp }, candidate) {
  const browser = await chromium.connect(endpoint);
  const context = await browser.newContext({ baseURL: address, colorScheme: 'dark' });
  const params = (await signUp?.(context.request)) ?? {};
  const page = await context.newPage();
  /** @type {string[]} */
  let errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const query = `?remote=${encodeURIComponent(`${candidate.name}@${candidate.version}`)}`;
  const findings = [];
  for (const { title, path } of screensOf(candidate, params)) {
    let result = { ms: 0, problem: 'It was not opened.' };
    // A busy machine may be slow once.
    for (const isLast of [false, true]) {
      errors = [];
      result = await openScreen(page, path + query);
      const [error] = errors;
      if (error) result.problem = `${result.problem ?? 'It was drawn with errors.'} ${error.split('\n')[0]}`;
      if (!result.isSlow || isLast) break;
    }
    findings.push(finding(title, result.ms, result.problem));
  }
  return findings;
}

/** With real values for parameters such as `:id`; home sections are on the home screen. */
function screensOf({ face }, params) {
  const routes = face.routes.map(({ path, component }) => ({
    title: `${component} ${path}`,
    path: path.replaceAll(/:(\w+)/g, (_, name) => params[name] ?? '1'),
  }));
  const sections = (face.home ?? []).map(({ widget }) => ({ title: `${widget} on /home`, path: '/home' }));
  return [...routes, ...sections];
}

/** @param {import('@playwright/test').Page} page @param {string} address */
async function openScreen(page, address) {
  const started = performance.now();
  const ms = () => performance.now() - started;
  try {
    await page.goto(address, { waitUntil: 'commit', timeout: SCREEN_LIMIT_MS });
    const shown = await page.waitForFunction(shownText, FALLBACK, { timeout: SCREEN_LIMIT_MS - ms() });
    const { fallback, refusal } = await shown.jsonValue();
    // What fails after the first paint, such as an effect, has failed when the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
    return { ms: ms(), problem: refusal ?? fallback, isSlow: false };
  } catch (error) {
    if (error.name !== 'TimeoutError') throw error;
    return { ms: ms(), problem: `It was not drawn within ${SCREEN_LIMIT_MS / 1000} s.`, isSlow: true };
  }
}

/** In the page: null until the screen is complete. @param {string} fallback */
function shownText(fallback) {
  const main = document.querySelector('main');
  const text = main?.innerText.trim() ?? '';
  const preview = JSON.parse(document.getElementById('segue-preview')?.textContent ?? '{"problems":[]}');
  const refusal = preview.problems.join(' ') || null;
  const found = new RegExp(`.*(${fallback}).*`).exec(text)?.[0] ?? null;
  const isComplete = text !== '' && !main?.querySelector('[aria-busy="true"]');
  return refusal || found || isComplete ? { refusal, fallback: found } : null;
}
