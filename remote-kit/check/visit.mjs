// One visit: all screens of a candidate are opened and left in a page, by a visitor, or while a provider plays for a user.
import { devices } from '@playwright/test';
import { showCandidate } from './candidate-pages.mjs';
import { differences, look, watchPage } from './page-state.mjs';

const SCREEN_LIMIT = { timeout: 5_000 };
/** For a search, and for its first sound. */
const PLAY_LIMIT = { timeout: 10_000 };
/** What fails after the first paint, such as an effect or a timer, has failed by then. */
const AFTERWARDS_MS = 400;
/** A page that draws itself over and over has no idle time. */
const REST_LIMIT_MS = 3_000;
/** One task that takes longer leaves every press without an answer. */
const TASK_LIMIT_MS = 2_500;

/** The shell's "Page not found" screen: it contains nothing of a remote. */
const AWAY = '/check/away';
const AWAY_TITLE = 'Page not found';
const SCREEN = `main:not(:has-text("${AWAY_TITLE}"))`;
/** The shell's views for a screen that failed. */
const FALLBACK = /couldn’t load\.|can’t be shown\.|stopped working\.|couldn’t be read/;
/** Rows that play in part or not at all. */
const NOT_WHOLE = /preview|blocked|unavailable/i;
// Chromium does not know where a staged page comes from: it may ask servers of this machine all the same.
const SETTINGS = { colorScheme: 'dark', serviceWorkers: 'block', permissions: ['local-network-access'] };

export async function visit(browser, { address, signUp, device, provider }, candidate) {
  const context = await browser.newContext({ ...devices[device], ...SETTINGS, baseURL: address });
  await context.addInitScript(watchPage);
  const show = await showCandidate(context, address, candidate);
  const page = await context.newPage();
  const errors = errorsOf(page);
  const params = provider && (await signUp?.(context.request));
  // A busy machine may be slow once.
  const isPlaying = provider && ((await play(page, provider)) || (await play(page, provider)));
  const title = `${device}, ${isPlaying ? `${provider} plays` : 'silent'}${params ? ', signed in' : ''}`;
  if (!isPlaying) {
    show(false);
    const problem = `${provider} plays without it, and not with it. ${errors[0] ?? ''}`;
    if (provider && (await play(page, provider))) return [{ screen: title, problem }];
    await page.goto(AWAY);
    show(true);
  }
  await leave(page);
  // Keys of a storage that nobody may remove.
  await page.evaluate(() => void (localStorage.segueCheck = sessionStorage.segueCheck = 'kept'));
  const before = await page.evaluate(look);
  const findings = [];
  for (const screen of screensOf(candidate.entry, params)) {
    const open = () => problemOf({ page, errors, candidate, isPlaying, before }, screen);
    const problem = (await open()) && (await open());
    findings.push({ screen: `${screen.component} ${screen.path} · ${title}`, problem });
    if (problem) break;
  }
  return findings;
}

/** Whether the first row of a provider plays when it is pressed. */
async function play(page, provider) {
  await page.goto(`/home?q=harbour&tab=${provider}`, { waitUntil: 'commit' });
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasNotText: NOT_WHOLE });
  const button = rows.getByRole('button', { name: /^Play / }).first();
  await button.click(PLAY_LIMIT).catch(() => undefined);
  return isSounding(page);
}

/** Whether the player says, in time, that its track sounds. */
async function isSounding(page) {
  const button = page.locator('[aria-label="Pause"][aria-busy="false"]:visible').first();
  await button.waitFor(PLAY_LIMIT).catch(() => undefined);
  return button.isVisible();
}

/** Errors that a page logs from now on. */
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
  const sections = home.map((one) => ({ ...one, component: one.widget, path: '/home', isSection: true }));
  const pathOf = (path) => path.replaceAll(/:(\w+)/g, (param, name) => params?.[name] ?? param);
  return [...routes, ...sections]
    .filter(({ access }) => access === 'anyone' || params)
    .map((one) => ({ ...one, path: pathOf(one.path) }))
    .filter(({ path }) => !path.includes('/:'));
}

/** Opens one screen, checks it, leaves it, and compares the page state. */
async function problemOf({ page, errors, candidate, isPlaying, before }, { path, isSection }) {
  const { name, container } = candidate.entry;
  const problems = [];
  errors.length = 0;
  try {
    // A track that plays must not be interrupted.
    if (isPlaying) await go(page, path);
    else await page.goto(path, { waitUntil: 'commit', ...SCREEN_LIMIT });
    // A section of the home screen may draw nothing.
    const own = isSection ? '' : `[data-remote="${name}"]`;
    const drawn = page.locator(`${SCREEN}:not(:has([aria-busy="true"])) ${own} :visible`);
    const fallback = page.locator(SCREEN).getByText(FALLBACK);
    await drawn.or(fallback).first().waitFor(SCREEN_LIMIT);
    await page.waitForTimeout(AFTERWARDS_MS);
    const during = await page.evaluate(look);
    if (await fallback.count()) problems.push(await fallback.first().innerText());
    else if (during.path !== path) problems.push(`It leads from ${path} to ${during.path}.`);
    problems.push(...differences(before, during, container, true));
    if (!(await page.evaluate(becomesIdle, REST_LIMIT_MS))) problems.push('The page does not come to rest.');
    if (during.longestTask > TASK_LIMIT_MS)
      problems.push(`It kept the page busy for ${(during.longestTask / 1000).toFixed(1)} s.`);
    if (isPlaying && !(await isSounding(page))) problems.push('The music stopped.');
    await leave(page);
    problems.push(...differences(before, await page.evaluate(look), container));
  } catch (error) {
    const isLate = error.name === 'TimeoutError';
    problems.push(isLate ? 'It is not drawn in time.' : error.message.split('\n')[0]);
  }
  return [...new Set([...problems, ...errors.slice(0, 1)])].join(' ') || undefined;
}

const becomesIdle = (timeout) =>
  new Promise((resolve) => requestIdleCallback(({ didTimeout }) => resolve(!didTimeout), { timeout }));

/** Changes the address within the page, as a link does. */
const go = (page, path) =>
  page.evaluate((path) => {
    history.pushState({ key: String(performance.now()), usr: null }, '', path);
    window.dispatchEvent(new window.PopStateEvent('popstate', { state: history.state }));
  }, path);

async function leave(page) {
  await go(page, AWAY);
  await page.getByRole('main').getByText(AWAY_TITLE).waitFor(PLAY_LIMIT);
}
