// The frame that the page shows before its script, and what the script takes over from it.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { registerUser } from '../support/accounts';
import { holdRequests } from '../support/api-calls';

const HEADING = 'Find Your Perfect Song';
const FRAME = '#frame';
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search songs, artists or albums' });
const started = (page: Page) => expect(page.locator(FRAME)).toHaveCount(0);
const holdScript = (page: Page) => holdRequests(page, '**/assets/main*.js');

/** What stands in the frame and in the screen that takes its place. */
const PARTS = [
  'header:has(nav)',
  'header > a',
  'header nav a',
  '#queue-toggle',
  'h1',
  '[role=search]',
  '[role=search] input',
  '[role=search] button',
  'footer',
];

/** The boxes of these elements in the window, in whole pixels. */
const boxesOf = (page: Page) =>
  page.evaluate(
    (parts) =>
      parts.flatMap((part) =>
        [...document.querySelectorAll(part)].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return y < innerHeight ? [part, ...[x, y, width, height].map(Math.round)].join(' ') : '';
        }),
      ),
    PARTS,
  );

async function withoutScript(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  return context.newPage();
}

test('without a script the links lead on and the form searches [GUARD-07] [NAV-17]', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(browser, baseURL);
  await page.goto(screens.home);
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  await searchBox(page).fill('late & <b>"ferry"');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/home\?q=late\+%26\+%3Cb%3E%22ferry%22$/);
  await expect(searchBox(page)).toHaveValue('late & <b>"ferry"');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
  await expect(page.getByRole('heading', { name: HEADING })).toHaveCount(0);
  await page.context().close();
});

for (const width of [1440, 768, 360]) {
  test(`the first screen has the boxes of the frame at ${width} px, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Its letters have other widths than those of this machine's system face; typeface.spec.ts tests it.
    await page.route('**/*.woff2', (route) => route.abort());
    const loadScript = await holdScript(page);
    await page.goto(screens.home, { waitUntil: 'commit' });
    await expect(page.locator(`${FRAME} footer`)).toBeAttached();
    const framed = await boxesOf(page);
    loadScript();
    await started(page);
    expect(await boxesOf(page)).toEqual(framed);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.01,
    );
  });
}

test('text typed before the script is kept with caret and focus, and searched', async ({ page }) => {
  const loadScript = await holdScript(page);
  await page.goto(screens.home, { waitUntil: 'commit' });
  await searchBox(page).pressSequentially('harbur');
  await page.keyboard.press('ArrowLeft');
  loadScript();
  await started(page);
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('o');
  await expect(searchBox(page)).toHaveValue('harbuor');
  await expect(page).toHaveURL(/\?q=harbuor$/);
});

test('with a session cookie the frame has no links to sign in', async ({ page }) => {
  await registerUser(page);
  await page.route('**/assets/main*.js', () => undefined);
  await page.goto(screens.home, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Sign/ })).toHaveCount(0);
});

for (const [loads, tag] of [
  [3, ''],
  [20, ' @soak'],
] as const)
  test(`Ctrl+Q 0.3 s after the first paint opens the queue in ${loads} of ${loads} loads [KEY-06]${tag}`, async ({
    browser,
    baseURL,
  }) => {
    for (let load = 0; load < loads; load += 1) {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      const page = await context.newPage();
      await page.goto(screens.home, { waitUntil: 'commit' });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))),
      );
      await page.keyboard.press('Control+q');
      await expect(page.getByRole('complementary', { name: 'Queue' })).toBeVisible();
      await context.close();
    }
  });
