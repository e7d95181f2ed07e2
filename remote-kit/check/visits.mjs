// One listener's visit: a page in which all screens of a version are opened and left again.
import { chromium, devices, request } from '@playwright/test';
import { CONFIG, readElement } from '../dev/page.mjs';
import { UserError } from '../user-error.mjs';
import { comesToRest, differences, look, stateOfScreen, watchTimers, whatIsShown } from './page-state.mjs';
import { isSounding, play } from './playing.mjs';

/** From the address to the complete screen. */
export const SCREEN_LIMIT_MS = 5_000;
/** The shell's own screen "Page not found": nothing of a remote is on it. */
const AWAY = '/gate/away';
/** What fails after the first paint, such as an effect or a timer, has failed by then. */
const AFTERWARDS_MS = 400;
/** A page that draws itself over and over has no idle time. */
const REST_LIMIT_MS = 3_000;
/** One task that takes longer leaves every press without an answer. */
const TASK_LIMIT_MS = 2_500;

const { userAgent } = devices['Pixel 7'];
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, userAgent },
};

/**
 * Together: both widths, silent and with each provider, signed in (who plays) and not. `plays`: whether the provider plays to who is
 * signed in.
 */
const VISITS = [
  { width: 'desktop' },
  { width: 'desktop', provider: 'Spotify', plays: ({ userHasSpotifyPremium }) => userHasSpotifyPremium },
  { width: 'phone', provider: 'SoundCloud', plays: () => true },
  { width: 'phone' },
];

/** The visits to a deployment: where it has a music server, a member plays from that, too. @param {import('./gate.mjs').Deployment} deployment */
export async function visitsTo({ address, signUp }) {
  const answer = await fetch(new URL(AWAY, address), { headers: { accept: 'text/html' } }).catch(() => {
    throw new UserError(`No Segue answers at ${address}: start one, or name another with --segue.`);
  });
  const provider = readElement(await answer.text(), CONFIG)?.providers.musicserver?.name;
  if (!provider || !signUp) return VISITS;
  const plays = ({ connectedProviders = [] }) => connectedProviders.includes('musicserver');
  return [...VISITS, { width: 'desktop', provider, plays }];
}

/**
 * @param {string} endpoint of the browser @param {import('./gate.mjs').Deployment} deployment
 * @param {import('../releases/formats.mjs').Release} candidate @param {Awaited<ReturnType<typeof visitsTo>>[number]} listener
 * @returns {Promise<import('./gate.mjs').Finding[]>}
 */
export async function visit(endpoint, { address, signUp }, candidate, listener) {
  const browser = await chromium.connect(endpoint);
  const context = await browser.newContext({
    baseURL: address,
    colorScheme: 'dark',
    ...DEVICES[listener.width],
  });
  const requests = listener.provider ? context.request : await request.newContext({ baseURL: address });
  const params = (await signUp?.(requests)) ?? {};
  const session = await (await context.request.get('/api/auth/checkAuth')).json();
  await context.addInitScript(watchTimers);
  const page = await context.newPage();
  const query = `?remote=${encodeURIComponent(`${candidate.name}@${candidate.version}`)}`;
  const seen = { page, name: candidate.name, container: candidate.container, errors: errorsOf(page), query };
  const clean = await withoutCandidate(page);

  const started = performance.now();
  const { title, isPlaying, problem: atStart } = await start(seen, listener, session, clean);
  const findings = [];
  if (atStart) return [{ screen: `start · ${title}`, ms: since(started), problem: atStart }];
  for (const screen of screensOf(candidate, params, session.isAuthenticated)) {
    const opened = performance.now();
    const open = () => judge({ ...seen, isPlaying }, screen, clean);
    let result = await open();
    // A busy machine may be slow once.
    if (result.isSlow) result = await open();
    findings.push({
      screen: `${screen.title} · ${title}`,
      ms: since(opened),
      problem: result.problems.join(' ') || null,
    });
    if (result.problems.length > 0) break;
  }
  return findings;
}

const since = (started) => Math.round(performance.now() - started);

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

/** The page as it is with what is live; keys of a storage that nobody may remove. */
async function withoutCandidate(page) {
  await page.goto(AWAY);
  await page.locator('main').getByText('Page not found').waitFor();
  await page.evaluate(() => {
    for (const storage of [window.localStorage, sessionStorage]) storage.setItem('segue-gate', 'kept');
  });
  return page.evaluate(look);
}

/** Loads the page with the candidate and starts a track; without the provider the visit goes on silent. */
async function start({ page, name, container, query, errors }, { width, provider, plays }, session, clean) {
  const playAt = async (path) => {
    await page.goto(path, { waitUntil: 'commit' });
    return play(page, provider);
  };
  errors.length = 0;
  const isAsked = provider && plays(session);
  let isPlaying = isAsked && (await playAt(`/home${query}`));
  const isRefused = isAsked && !isPlaying && (await playAt('/home'));
  // A busy machine may be slow once; else it is the candidate.
  if (isRefused) isPlaying = await playAt(`/home${query}`);
  const sound = isPlaying ? [`${provider} plays`] : provider ? [`${provider} cannot be played here`] : [];
  const title = [width, session.isAuthenticated ? 'signed in' : 'visitor', ...sound].join(', ');
  if (isRefused && !isPlaying)
    return { title, problem: [`${provider} plays without it, and not with it.`, errors[0]].join(' ') };
  if (!isPlaying) {
    await page.goto(AWAY + query, { waitUntil: 'commit' });
    errors.length = 0;
  }
  await leave(page);
  const [problem = null] = differences(clean, await page.evaluate(look), { name, container });
  return { title, isPlaying, problem };
}

/** With real values for parameters such as `:id`, and none of those without; home sections are on the home screen. */
function screensOf({ face }, params, isMember) {
  const isShown = ({ access = 'anyone' }) => access === 'anyone' || isMember;
  const routes = face.routes.filter(isShown).map(({ path, component }) => ({
    title: `${component} ${path}`,
    path: path.replaceAll(/:(\w+)/g, (param, name) => params[name] ?? param),
  }));
  const sections = (face.home ?? []).filter(isShown).map(({ widget }) => ({
    title: `${widget} on /home`,
    path: '/home',
    isSection: true,
  }));
  return [...routes.filter(({ path }) => !path.includes('/:')), ...sections];
}

/** Opens one screen, looks at it, leaves it, and looks at what it left behind. */
async function judge({ page, name, container, query, errors, isPlaying }, { path, isSection }, clean) {
  errors.length = 0;
  const about = { name, container };
  const problems = [];
  let isSlow = false;
  try {
    const before = await page.evaluate(look);
    // A track that plays must not be interrupted.
    if (isPlaying) await go(page, path + query);
    else await page.goto(path + query, { waitUntil: 'commit', timeout: SCREEN_LIMIT_MS });
    const shown = await page.waitForFunction(stateOfScreen, isSection ? null : name, {
      timeout: SCREEN_LIMIT_MS,
    });
    const { fallback } = await shown.jsonValue();
    await page.waitForTimeout(AFTERWARDS_MS);
    const during = await page.evaluate(look);
    if (fallback) problems.push(fallback);
    else if (during.path !== path) problems.push(`It leads from ${path} to ${during.path}.`);
    problems.push(...differences(isPlaying ? before : clean, during, { ...about, isOnScreen: true }));
    if (!fallback && !(await page.evaluate(comesToRest, REST_LIMIT_MS))) {
      isSlow = true;
      problems.push('The page does not come to rest on its screen.');
    }
    if (during.longestTask > TASK_LIMIT_MS) {
      isSlow = true;
      problems.push(`It kept the page busy for ${(during.longestTask / 1000).toFixed(1)} s.`);
    }
    if (isPlaying && !(await isSounding(page))) problems.push('The music stopped.');
    await leave(page);
    if (problems.length === 0)
      problems.push(...differences(isPlaying ? before : clean, await page.evaluate(look), about));
  } catch (error) {
    if (error.name === 'TimeoutError') isSlow = true;
    const { pathname } = new URL(page.url());
    if (error.message.includes('context was destroyed')) problems.push('It leaves the page for another one.');
    else if (problems.length > 0 && !isSlow) problems.push(error.message.split('\n')[0]);
    else if (pathname !== path && pathname !== AWAY)
      problems.push(`It leads from ${path} to ${page.url().split('?')[0]}.`);
    else problems.push(isSlow ? await page.evaluate(whatIsShown, name) : error.message.split('\n')[0]);
  }
  if (errors.length > 0) problems.push(errors[0]);
  return { problems, isSlow };
}

/** Changes the address within the page, as a link does. */
const go = (page, path) =>
  page.evaluate((path) => {
    for (const child of document.querySelectorAll('main > *')) child.setAttribute('data-gate-left', '');
    history.pushState({ key: String(performance.now()), usr: null }, '', path);
    window.dispatchEvent(new window.PopStateEvent('popstate', { state: history.state }));
  }, path);

async function leave(page) {
  const away = page.locator('main').getByText('Page not found');
  if (new URL(page.url()).pathname !== AWAY) await go(page, AWAY);
  await away.waitFor({ timeout: 2 * SCREEN_LIMIT_MS });
}
