// One visit: all screens of a candidate are opened and left in a page.
import { chromium, devices } from '@playwright/test';
import { showCandidate } from './candidate-pages.mjs';
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
// Chromium does not know where a staged page comes from: it may ask servers of this machine all the same.
const SETTINGS = { colorScheme: 'dark', serviceWorkers: 'block', permissions: ['local-network-access'] };

/**
 * Visits as a visitor, or while a provider plays as a user.
 * @param {string} endpoint of the browser
 * @param {import('./check.mjs').Segue & { size: keyof typeof SIZES, provider: string | undefined }} settings
 * @param {import('./candidate-pages.mjs').Candidate} candidate
 * @returns {Promise<{ screen: string, problem: string | undefined }[]>} of each screen
 */
export async function visit(endpoint, { address, signUp, size, provider }, candidate) {
  const browser = await chromium.connect(endpoint);
  const context = await browser.newContext({ ...SIZES[size], ...SETTINGS, baseURL: address });
  await context.addInitScript(watchPage);
  const show = await showCandidate(context, address, candidate);
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto(AWAY);
  await leave(page);
  // Keys of a storage that nobody may remove.
  await page.evaluate(() => {
    for (const storage of [window.localStorage, sessionStorage]) storage.setItem('segue-check', 'kept');
  });
  const clean = await page.evaluate(look);
  show(true);
  const params = provider && (await signUp?.(context.request));
  // A busy machine may be slow once.
  const isPlaying = provider && ((await play(page, provider)) || (await play(page, provider)));
  const title = `${size}, ${isPlaying ? `${provider} plays` : 'silent'}${params ? ', signed in' : ''}`;
  if (provider && !isPlaying) {
    show(false);
    const problem = `${provider} plays without it, and not with it. ${errors[0] ?? ''}`;
    if (await play(page, provider)) return [{ screen: title, problem }];
    show(true);
  }
  await leave(page);
  // A playing page has more of its own.
  const before = isPlaying ? await page.evaluate(look) : clean;
  const findings = [];
  for (const screen of screensOf(candidate.entry, params)) {
    const open = () => problemOf({ page, errors, candidate, isPlaying, before }, screen);
    const problem = (await open()) && (await open());
    findings.push({ screen: `${screen.title} · ${title}`, problem });
    if (problem) break;
  }
  return findings;
}

/** What a page says against itself from now on. */
function errorsOf(page) {
  const errors = [];
  const note = (text) => errors.push(text.split('\n')[0]);
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  page.on('dialog', (dialog) => {
    note(`It opens a dialog of the browser: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('popup', (popup) => note(`It opens a window: ${popup.url()}`));
  return errors;
}

/** With real values for parameters such as `:id`, and none of those without; home sections are on the home screen. */
function screensOf({ routes, home = [] }, params) {
  const sections = home.map(({ widget, access }) => ({
    component: widget,
    path: '/home',
    access,
    isSection: true,
  }));
  return [...routes, ...sections]
    .filter(({ access }) => access === 'anyone' || params)
    .map(({ component, path, isSection }) => ({
      title: `${component} ${path}`,
      path: path.replaceAll(/:(\w+)/g, (param, name) => params?.[name] ?? param),
      isSection,
    }))
    .filter(({ path }) => !path.includes('/:'));
}

/** Opens one screen, looks at it, leaves it, and looks at what it left behind. */
async function problemOf({ page, errors, candidate, isPlaying, before }, { path, isSection }) {
  const { name, container } = candidate.entry;
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
    const isLate = error.name === 'TimeoutError';
    problems.push(isLate ? `It is not drawn in ${SCREEN_LIMIT_MS / 1000} s.` : error.message.split('\n')[0]);
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
