// The page that the server painted, and its hydration.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { holdRequests } from '../support/api-calls';
import { keepAppearance } from '../support/appearance';
import { PASSWORD, registerUser } from '../support/accounts';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

const HEADING = 'Find Your Perfect Song';
const MARK = '#root[data-prerendered]';
const SEARCH_BOX = { name: 'Search songs, artists or albums' };

const SEARCH = `${screens.home}?q=midnight+harbour`;

/** The public screens, each with elements of its own. */
const SCREENS = [
  ...[screens.home, `${screens.home}?tab=soundcloud`, SEARCH, `${SEARCH}&tab=soundcloud`],
  ...[screens.about, screens.terms, screens.signIn, screens.signUp],
];

/** Every public screen at every width in both color schemes. */
const FIRST_STATES = SCREENS.flatMap((path) =>
  [1440, 768, 360].flatMap((width) =>
    (['dark', 'light'] as const).map((scheme) => ({ path, width, scheme })),
  ),
);

/** Passes the page of this path through `change`. */
async function changePage(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

const withoutPaintedPage = (html: string) =>
  html
    .replace(/<style data-styled[^]*?<\/style>/, '')
    .replace(/<div id="root"[^]*<\/div>(?=\s*<noscript>)/, '<div id="root"></div>');

/** Keeps the painted elements in the page, and counts what a hydration must not cause. */
async function watchHydration(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/could not be hydrated|Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    const watched = window as unknown as { painted: (Element | null)[]; shift: number };
    watched.shift = 0;
    document.addEventListener('DOMContentLoaded', () => {
      watched.painted = [...document.querySelectorAll('#root :is(header, main, h1, input, footer)')];
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return problems;
}

const keptElements = (page: Page) =>
  page.evaluate(() => {
    const { painted } = window as unknown as { painted: Element[] };
    return { painted: painted.length, kept: painted.filter((element) => element.isConnected).length };
  });
const layoutShift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);
const hydrated = (page: Page) => expect(page.locator(MARK)).toHaveCount(0);

/** Keeps the page in its first state: no session, and no code that is drawn later. */
async function holdFirstState(page: Page, path: string): Promise<void> {
  await page.route(/\/api\/(auth\/checkAuth|search\/)/, () => undefined);
  // The forms of visitors have a script of their own.
  const isForm = path === screens.signIn || path === screens.signUp;
  const later = isForm ? /\/assets\/background[^/]+\.js$/ : /\/assets\/(?!main)[^/]+\.js$/;
  await page.route(later, () => undefined);
}

const holdScript = (page: Page) => holdRequests(page, '**/assets/main*.js');

/** The elements of the page with their attributes and texts. Ids of a hydrated page have another form. */
const elements = (page: Page) =>
  page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('*')].map((element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text);
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return [element.tagName, ...attributes, texts.map(({ data }) => data).join('')]
        .join(' ')
        .replaceAll(/_[rR]_\w+_/g, 'id');
    }),
  );

test('without a script the page shows the first state of its screen for visitors [GUARD-07] [NAV-17]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(screens.home);
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(page.getByRole('combobox', SEARCH_BOX)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(screens.playlists);
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  await context.close();
});

for (const { path, width, scheme: colorScheme } of FIRST_STATES) {
  const isSample = path === screens.home && (width === 1440) === (colorScheme === 'dark') && width !== 768;
  const tag = isSample ? '' : ' @soak';
  test(`${path} at ${width} px, ${colorScheme}: hydrated in place, without a jump or an error${tag}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: width === 360 ? 'reduce' : 'no-preference',
      ...(baseURL && { baseURL }),
    });
    if (colorScheme === 'light') await keepAppearance(context, baseURL, 'system');
    const page = await context.newPage();
    const problems = await watchHydration(page);
    await page.route('**/api/search/**', () => undefined);
    // Its letters have other widths than those of this machine's system face; typeface.spec.ts tests it.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByTestId('navigation-placeholder')).toHaveCount(0);
    if (path.startsWith(SEARCH))
      await expect(page.getByRole('list', { name: /tracks$/ }).first()).toBeVisible();
    const { painted, kept } = await keptElements(page);
    expect(painted).toBeGreaterThan(2);
    expect(kept).toBe(painted);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    expect(problems).toEqual([]);
    await context.close();
  });
}

for (const path of [...SCREENS, screens.playlists]) {
  const tag = path === screens.home ? '' : ' @soak';
  test(`${path}: what is painted and hydrated equals what is rendered without it${tag}`, async ({
    context,
  }) => {
    const [painted, rendered] = [await context.newPage(), await context.newPage()];
    await changePage(rendered, path, withoutPaintedPage);
    for (const page of [painted, rendered]) {
      await holdFirstState(page, path);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#root > *').first()).toBeAttached();
      await hydrated(page);
    }
    await expect(async () => expect(await elements(painted)).toEqual(await elements(rendered))).toPass({
      timeout: 5000,
    });
  });
}

test('text typed before the script has loaded is kept with its caret, and searched', async ({ page }) => {
  const loadScript = await holdScript(page);
  await page.goto(screens.home, { waitUntil: 'commit' });
  const box = page.getByRole('combobox', SEARCH_BOX);
  await box.pressSequentially('harbur');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  loadScript();
  await hydrated(page);
  await expect(box).toBeFocused();
  await page.keyboard.type('o');
  await expect(box).toHaveValue('harbuor');
  await expect(page).toHaveURL(/\?q=harbuor$/);
});

test('a link to a search is painted with its words and searched once with each provider', async ({
  page,
}) => {
  const problems = await watchHydration(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) requests.push(request.url());
  });
  const loadScript = await holdScript(page);
  const words = 'عيون "القلب" <b>&amp; $& 🎧';
  await page.goto(`${screens.home}?${new URLSearchParams({ q: words }).toString()}`, { waitUntil: 'commit' });
  const box = page.getByRole('combobox', SEARCH_BOX);
  await expect(box).toHaveValue(words);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled();
  loadScript();
  await hydrated(page);
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(box).toHaveValue(words);
  const { painted, kept } = await keptElements(page);
  expect(kept).toBe(painted);
  expect(requests).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('words that are changed in a painted search before the script has loaded are searched @soak', async ({
  page,
}) => {
  const loadScript = await holdScript(page);
  await page.goto(SEARCH, { waitUntil: 'commit' });
  const box = page.getByRole('combobox', SEARCH_BOX);
  await box.press('End');
  await box.pressSequentially(' live');
  loadScript();
  await hydrated(page);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('midnight harbour live');
  await expect(page).toHaveURL(/\?q=midnight\+harbour\+live$/);
});

test('email and password typed before the scripts, each loaded once, are kept, and sign in', async ({
  page,
}) => {
  const email = await registerUser(page);
  await page.context().clearCookies();
  const problems = await watchHydration(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const loadScript = await holdScript(page);
  await page.goto(screens.signIn, { waitUntil: 'commit' });
  const preload = page.locator('link[rel="preload"][as="script"]');
  const formScript = await preload.evaluate((link: HTMLLinkElement) => link.href);
  await expect.poll(() => requests).toContain(formScript);
  await page.getByLabel('Email').pressSequentially(email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD);
  await page.keyboard.press('Enter');
  loadScript();
  await hydrated(page);
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  const { painted, kept } = await keptElements(page);
  expect(kept).toBe(painted);
  expect(requests.filter((url) => url === formScript)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  expect(problems).toEqual([]);
});

test('with a session cookie the sign-in screen is painted as loading @soak', async ({ page }) => {
  await registerUser(page);
  await page.route('**/assets/main*.js', () => undefined);
  await page.goto(screens.signIn, { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
});

test('a signed-in user with a saved queue sees it without a jump of the page', async ({ page }) => {
  const problems = await watchHydration(page);
  await registerUser(page);
  await openWithPlayback(page, { queue: await mixedTracks(page, 3) }, screens.about);
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  const { painted, kept } = await keptElements(page);
  expect(kept).toBe(painted);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  expect(problems).toEqual([]);
});

test('a page that another build painted is rendered instead @soak', async ({ page }) => {
  await changePage(page, screens.home, (html) =>
    html.replace(/(data-prerendered="\S+) [^"]*"/, '$1 search_other"'),
  );
  await watchHydration(page);
  await page.goto(screens.home);
  await hydrated(page);
  await expect(page.getByRole('combobox', SEARCH_BOX)).toBeVisible();
  expect((await keptElements(page)).kept).toBe(0);
});

test('a remote that does not arrive ends in its loading state', async ({ page }) => {
  await page.route('**/releases/search/**', () => undefined);
  await page.goto(screens.home, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading this part' })).toBeVisible();
});
