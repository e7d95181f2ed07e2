// One visit: all screens of a candidate are opened and left in a page, silent first, then while a track plays.
import { chromium, devices } from '@playwright/test';
import { comesToRest, differences, look, stateOfScreen, watchPage } from './page-state.mjs';
import { isSounding, play } from './playing.mjs';

/** From the address to the complete screen. */
export const SCREEN_LIMIT_MS = 5_000;
/** The shell's own screen "Page not found": nothing of a remote is on it. */
const AWAY = '/check/away';
/** What fails after the first paint, such as an effect or a timer, has failed by then. */
const AFTERWARDS_MS = 400;
/** A page that draws itself over and over has no idle time. */
const REST_LIMIT_MS = 3_000;
/** One task that takes longer leaves every press without an answer. */
const TASK_LIMIT_MS = 2_500;

const { userAgent } = devices['Pixel 7'];
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, userAgent },
};

/**
 * @typedef {{ screen: string, problem: string | undefined }} Finding of one screen
 * @param {string} endpoint of the browser @param {Awaited<ReturnType<typeof import('./site.mjs').startSite>>} site
 * @param {import('../releases/index.mjs').RegistryEntry} candidate
 * @param {{ size: keyof typeof SIZES, provider: string,
 *   signUp?: (request: import('@playwright/test').APIRequestContext) => Promise<Record<string, string>> }} visitor
 * @returns {Promise<Finding[]>}
 */
export async function visit(endpoint, site, candidate, { size, provider, signUp }) {
  const browser = await chromium.connect(endpoint);
  const settings = { baseURL: site.address, colorScheme: 'dark', serviceWorkers: 'block' };
  const context = await browser.newContext({ ...SIZES[size], ...settings });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  const tab = { page, candidate, errors: errorsOf(page), clean: await withoutCandidate(page, site) };
  await page.goto(AWAY);
  const silent = await walk(tab, { title: `${size}, silent` });
  if (silent.some(({ problem }) => problem)) return silent;

  const params = await signUp?.(context.request);
  const isPlaying = await play(page, provider);
  const title = `${size}, ${isPlaying ? `${provider} plays` : 'silent'}${params ? ', signed in' : ''}`;
  if (!isPlaying) {
    site.show(false);
    const playsWithout = await play(page, provider);
    site.show(true);
    // A busy machine may be slow once.
    if (playsWithout && !(await play(page, provider)))
      return [
        { screen: title, problem: `${provider} plays without it, and not with it. ${tab.errors[0] ?? ''}` },
      ];
  }
  if (!isPlaying && !params) return silent;
  return [...silent, ...(await walk(tab, { title, params, isPlaying }))];
}

/** What a page says against itself from now on. */
function errorsOf(page) {
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text().split('\n')[0]));
  page.on('pageerror', (error) => errors.push(error.message.split('\n')[0]));
  page.on('dialog', (dialog) => {
    errors.push(`It opens a dialog of the browser: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('popup', (popup) => errors.push(`It opens a window: ${popup.url()}`));
  return errors;
}

/** The page as it is without the candidate; keys of a storage that nobody may remove. */
async function withoutCandidate(page, site) {
  site.show(false);
  await page.goto(AWAY);
  await leave(page);
  await page.evaluate(() => {
    for (const storage of [window.localStorage, sessionStorage]) storage.setItem('segue-check', 'kept');
  });
  site.show(true);
  return page.evaluate(look);
}

/** Opens the screens of a user with these parameters of routes, or of a visitor. */
async function walk(tab, { title, params, isPlaying = false }) {
  await leave(tab.page);
  // A playing page has more of its own.
  const before = isPlaying ? await tab.page.evaluate(look) : tab.clean;
  const findings = [];
  for (const screen of screensOf(tab.candidate, params)) {
    const open = () => problemOf(tab, screen, before, isPlaying);
    // A busy machine may be slow once.
    const problem = (await open()) && (await open());
    findings.push({ screen: `${screen.title} · ${title}`, problem });
    if (problem) break;
  }
  return findings;
}

/** With real values for parameters such as `:id`, and none of those without; home sections are on the home screen. */
function screensOf({ routes, home = [] }, params) {
  const isShown = ({ access }) => access === 'anyone' || params !== undefined;
  const pathOf = (path) => path.replaceAll(/:(\w+)/g, (param, name) => params?.[name] ?? param);
  const screens = routes
    .filter(isShown)
    .map((one) => ({ title: `${one.component} ${one.path}`, path: pathOf(one.path) }));
  const sections = home
    .filter(isShown)
    .map(({ widget }) => ({ title: `${widget} on /home`, path: '/home', isSection: true }));
  return [...screens.filter(({ path }) => !path.includes('/:')), ...sections];
}

/** Opens one screen, looks at it, leaves it, and looks at what it left behind. */
async function problemOf({ page, candidate, errors }, { path, isSection }, before, isPlaying) {
  const { name, container } = candidate;
  const problems = [];
  errors.length = 0;
  try {
    // A track that plays must not be interrupted.
    if (isPlaying) await go(page, path);
    else await page.goto(path, { waitUntil: 'commit', timeout: SCREEN_LIMIT_MS });
    const state = page.waitForFunction(stateOfScreen, isSection ? null : name, { timeout: SCREEN_LIMIT_MS });
    const { fallback } = await (await state).jsonValue();
    await page.waitForTimeout(AFTERWARDS_MS);
    const during = await page.evaluate(look);
    if (fallback) problems.push(fallback);
    else if (during.path !== path) problems.push(`It leads from ${path} to ${during.path}.`);
    problems.push(...differences(before, during, container, true));
    if (!(await page.evaluate(comesToRest, REST_LIMIT_MS))) problems.push('The page does not come to rest.');
    if (during.longestTask > TASK_LIMIT_MS)
      problems.push(`It kept the page busy for ${(during.longestTask / 1000).toFixed(1)} s.`);
    if (isPlaying && !(await isSounding(page))) problems.push('The music stopped.');
    await leave(page);
    problems.push(...differences(before, await page.evaluate(look), container));
  } catch (error) {
    problems.push(
      error.name === 'TimeoutError'
        ? `It is not drawn in ${SCREEN_LIMIT_MS / 1000} s.`
        : error.message.split('\n')[0],
    );
  }
  return [...new Set([...problems, ...errors.slice(0, 1)])].join(' ') || undefined;
}

/** Changes the address within the page, as a link does. */
const go = (page, path) =>
  page.evaluate((path) => {
    for (const child of document.querySelectorAll('main > *')) child.setAttribute('data-check-left', '');
    history.pushState({ key: String(performance.now()), usr: null }, '', path);
    window.dispatchEvent(new window.PopStateEvent('popstate', { state: history.state }));
  }, path);

async function leave(page) {
  if (new URL(page.url()).pathname !== AWAY) await go(page, AWAY);
  const away = page.locator('main').getByText('Page not found');
  await away.waitFor({ timeout: 2 * SCREEN_LIMIT_MS });
}
