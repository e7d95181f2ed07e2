// One visit: all screens of a candidate are opened and left in a page, silent first, then while a track plays.
import { chromium, devices } from '@playwright/test';
import { comesToRest, differences, look, stateOfScreen, watchTimers, whatIsShown } from './page-state.mjs';
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
 * @typedef {{ screen: string, problem: string | null }} Finding of one screen; null when it is as it should be
 * @param {string} endpoint of the browser @param {Awaited<ReturnType<typeof import('./site.mjs').startSite>>} site
 * @param {import('../releases/index.mjs').RegistryEntry} candidate
 * @param {{ size: keyof typeof SIZES, provider: string, signUp?: (request: import('@playwright/test').APIRequestContext) => Promise<Record<string, string>> }} visitor
 * @returns {Promise<Finding[]>}
 */
export async function visit(endpoint, site, candidate, { size, provider, signUp }) {
  const browser = await chromium.connect(endpoint);
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: site.address,
    colorScheme: 'dark',
    serviceWorkers: 'block',
  });
  await context.addInitScript(watchTimers);
  const page = await context.newPage();
  const tab = { page, candidate, errors: errorsOf(page), clean: await withoutCandidate(page, site) };

  await page.goto(AWAY);
  tab.errors.length = 0;
  const silent = await walk(tab, { title: `${size}, silent`, params: {}, isMember: false });
  if (silent.some(({ problem }) => problem)) return silent;
  const params = (await signUp?.(context.request)) ?? {};
  const { isAuthenticated: isMember } = await (await context.request.get('/api/auth/checkAuth')).json();
  const isPlaying = await playIn(page, provider);
  const title = `${size}, ${isPlaying ? `${provider} plays` : 'silent'}${isMember ? ', signed in' : ''}`;
  if (!isPlaying) {
    site.show(false);
    const playsWithout = await playIn(page, provider);
    site.show(true);
    const problem = `${provider} plays without it, and not with it. ${tab.errors[0] ?? ''}`;
    // A busy machine may be slow once.
    if (playsWithout && !(await playIn(page, provider))) return [...silent, { screen: title, problem }];
    if (!isMember && !playsWithout) return silent;
  }
  return [...silent, ...(await walk(tab, { title, params, isMember, isPlaying }))];
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
  await page.locator('main').getByText('Page not found').waitFor();
  await page.evaluate(() => {
    for (const storage of [window.localStorage, sessionStorage]) storage.setItem('segue-check', 'kept');
  });
  const clean = await page.evaluate(look);
  site.show(true);
  return clean;
}

async function playIn(page, provider) {
  await page.goto('/home', { waitUntil: 'commit' });
  return play(page, provider);
}

async function walk(tab, { title, params, isMember, isPlaying = false }) {
  await leave(tab.page);
  const findings = [];
  for (const screen of screensOf(tab.candidate, params, isMember)) {
    let result = await open(tab, screen, isPlaying);
    // A busy machine may be slow once.
    if (result.isSlow) result = await open(tab, screen, isPlaying);
    findings.push({ screen: `${screen.title} · ${title}`, problem: result.problems.join(' ') || null });
    if (result.problems.length > 0) break;
  }
  return findings;
}

/** With real values for parameters such as `:id`, and none of those without; home sections are on the home screen. */
function screensOf({ routes, home = [] }, params, isMember) {
  const isShown = ({ access }) => access === 'anyone' || isMember;
  const screens = routes.filter(isShown).map(({ path, component }) => ({
    title: `${component} ${path}`,
    path: path.replaceAll(/:(\w+)/g, (param, name) => params[name] ?? param),
  }));
  const sections = home.filter(isShown);
  return [
    ...screens.filter(({ path }) => !path.includes('/:')),
    ...sections.map(({ widget }) => ({ title: `${widget} on /home`, path: '/home', isSection: true })),
  ];
}

/** Opens one screen, looks at it, leaves it, and looks at what it left behind. */
async function open({ page, candidate, errors, clean }, { path, isSection }, isPlaying) {
  const { name } = candidate;
  const problems = [];
  let isSlow = false;
  errors.length = 0;
  try {
    const before = isPlaying ? await page.evaluate(look) : clean;
    // A track that plays must not be interrupted.
    if (isPlaying) await go(page, path);
    else await page.goto(path, { waitUntil: 'commit', timeout: SCREEN_LIMIT_MS });
    const limit = { timeout: SCREEN_LIMIT_MS };
    const { fallback } = await (
      await page.waitForFunction(stateOfScreen, isSection ? null : name, limit)
    ).jsonValue();
    await page.waitForTimeout(AFTERWARDS_MS);
    const during = await page.evaluate(look);
    if (fallback) problems.push(fallback);
    else if (during.path !== path) problems.push(`It leads from ${path} to ${during.path}.`);
    problems.push(...differences(before, during, candidate, true));
    if (!fallback && !(await page.evaluate(comesToRest, REST_LIMIT_MS)))
      problems.push('The page does not come to rest on its screen.');
    if (during.longestTask > TASK_LIMIT_MS)
      problems.push(`It kept the page busy for ${(during.longestTask / 1000).toFixed(1)} s.`);
    isSlow = problems.some((problem) => /^The page does not come|^It kept/.test(problem));
    if (isPlaying && !(await isSounding(page))) problems.push('The music stopped.');
    await leave(page);
    if (problems.length === 0) problems.push(...differences(before, await page.evaluate(look), candidate));
  } catch (error) {
    isSlow ||= error.name === 'TimeoutError';
    const { pathname } = new URL(page.url());
    if (error.message.includes('context was destroyed')) problems.push('It leaves the page for another one.');
    else if (problems.length > 0 && !isSlow) problems.push(error.message.split('\n')[0]);
    else if (![path, AWAY].includes(pathname)) problems.push(`It leads from ${path} to ${pathname}.`);
    else problems.push(isSlow ? await page.evaluate(whatIsShown, name) : error.message.split('\n')[0]);
  }
  if (errors.length > 0) problems.push(errors[0]);
  return { problems, isSlow };
}

/** Changes the address within the page, as a link does. */
const go = (page, path) =>
  page.evaluate((path) => {
    for (const child of document.querySelectorAll('main > *')) child.setAttribute('data-check-left', '');
    history.pushState({ key: String(performance.now()), usr: null }, '', path);
    window.dispatchEvent(new window.PopStateEvent('popstate', { state: history.state }));
  }, path);

async function leave(page) {
  const away = page.locator('main').getByText('Page not found');
  if (new URL(page.url()).pathname !== AWAY) await go(page, AWAY);
  await away.waitFor({ timeout: 2 * SCREEN_LIMIT_MS });
}
