// Dark and light theme: which of them is shown, and that both have enough contrast on every kind of screen.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { violationsIn } from '../support/axe';
import { chooseAppearance, keepAppearance } from '../support/appearance';
import { logOut, PASSWORD, registerUser } from '../support/accounts';
import { openWithPlayback } from '../support/saved-playback';
import { addFavorites, createPlaylist, mixedTracks, searchTracks } from '../support/test-data';

const PAPER = { dark: 'rgb(15, 23, 42)', light: 'rgb(245, 246, 251)' } as const;

const root = (page: Page) => page.locator('html');

/** Expects no axe violation in either theme. The page follows the system. */
async function expectClean(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(root(page)).toHaveCSS('background-color', PAPER[colorScheme]);
    await expect(root(page)).toHaveCSS('color-scheme', colorScheme);
    expect(await violationsIn(page), `${screen}, ${colorScheme}`).toEqual([]);
  }
}

test.describe('both themes', () => {
  test.beforeEach(({ context, baseURL }) => keepAppearance(context, baseURL, 'system'));

  test('results, queue and shortcuts have no axe violation @soak', async ({ page }) => {
    const playback = { queue: await mixedTracks(page, 4), showQueueManager: true };
    await openWithPlayback(page, playback, `${screens.home}?q=harbour`);
    await expect(new HomePage(page).rows('soundcloud').first()).toBeVisible();
    await expect(new PlayerBar(page).bar).toBeVisible();
    await expectClean(page, 'results and queue');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectClean(page, 'shortcuts');
  });

  test("a member's screens have no axe violation @soak", async ({ page }) => {
    await registerUser(page);
    const tracks = await searchTracks(page, 'soundcloud', 'harbour', 4);
    await addFavorites(page, tracks);
    await createPlaylist(page, 'Both shores', tracks);
    await page.goto(screens.home);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.getByRole('main').getByText('Both shores')).toBeVisible();
    await expectClean(page, 'home');
    for (const name of ['Favorites', 'Playlists', 'About', 'Terms'] as const) {
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(heading).toContainText(name);
      await expectClean(page, name);
    }
    await page.goto(screens.playlists);
    await page.getByRole('main').getByRole('link', { name: 'Both shores' }).click();
    await expect(heading).toHaveText('Both shores');
    await expectClean(page, 'playlist');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await expect(page.getByRole('tab', { name: 'Connections' })).toBeVisible();
    await expectClean(page, 'settings');
  });
});

test('appearance: dark at first, whatever the system prefers, also before any script [APPEAR-01] [LAYOUT-07]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    colorScheme: 'light',
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  for (const [choice, color] of [
    [null, PAPER.dark],
    ['light', PAPER.light],
    ['system', PAPER.light],
  ] as const) {
    if (choice) await keepAppearance(context, baseURL, choice);
    for (const path of [screens.home, screens.terms]) {
      await page.goto(path);
      await expect(root(page), `${path}, ${choice}`).toHaveCSS('background-color', color);
    }
  }
  await context.close();
});

test('appearance: a visitor’s choice shows at once in all tabs and the mini player, and is kept [APPEAR-02] [APPEAR-03]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(screens.terms);
  await openWithPlayback(page, { queue: await mixedTracks(page, 2) }, screens.about);
  await expect(new PlayerBar(page).bar).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('p');
  const mini = await opened;
  await expect(root(mini)).toHaveCSS('color-scheme', 'dark');
  await chooseAppearance(page, 'Light');
  await expect(root(page)).toHaveCSS('background-color', PAPER.light);
  await expect(root(mini)).toHaveCSS('color-scheme', 'light');
  await chooseAppearance(page, 'Dark');
  await expect(root(page)).toHaveCSS('background-color', PAPER.dark);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Appearance' }).click();
  const light = page.getByRole('menuitemradio', { name: 'Light' });
  await expect(light).toBeVisible();
  const atOnce = await light.evaluate((item: HTMLElement) => {
    item.click();
    return getComputedStyle(document.documentElement).backgroundColor;
  });
  expect(atOnce).toBe(PAPER.light);
  await expect(root(other)).toHaveCSS('background-color', PAPER.light);
  await page.reload();
  await expect(root(page)).toHaveCSS('background-color', PAPER.light);
  await chooseAppearance(page, 'Same as the system');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveCSS('background-color', PAPER.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveCSS('background-color', PAPER.light);
});

test('appearance: the account’s choice follows to another device, and a logout keeps it [APPEAR-04] [APPEAR-05]', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await registerUser(page);
  await page.goto(screens.accountSettings);
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/user/appearance'));
  await page.getByRole('radiogroup', { name: 'Appearance' }).getByRole('radio', { name: 'Light' }).click();
  await expect(root(page)).toHaveCSS('background-color', PAPER.light);
  expect((await saved).ok()).toBe(true);
  const device = await browser.newContext({ baseURL: baseURL! });
  const there = await device.newPage();
  await there.goto(screens.signIn);
  await expect(root(there)).toHaveCSS('background-color', PAPER.dark);
  await there.getByLabel('Email').fill(email);
  await there.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await there.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(root(there)).toHaveCSS('background-color', PAPER.light);
  await logOut(there);
  await there.reload();
  await expect(root(there)).toHaveCSS('background-color', PAPER.light);
  await device.close();
});

test('service marks: shapes in the demo catalog, official logos with real credentials @soak', async ({
  page,
}) => {
  const home = new HomePage(page);
  const mark = home.column('spotify').locator('h2 i');
  await page.goto(`${screens.home}?q=harbour`);
  await expect(mark).toHaveCSS('mask-image', 'none');
  await page.route(
    (url) => url.pathname === screens.home,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"demoCatalogue":true', '"demoCatalogue":false');
      await route.fulfill({ response, body });
    },
  );
  const drawn = page.waitForResponse(/spotify\.\w+\.svg$/);
  await page.reload();
  await expect(mark).toHaveCSS('mask-image', /\/assets\/spotify\.\w+\.svg/);
  await expect(mark).toHaveCSS('width', '21px');
  expect((await drawn).ok()).toBe(true);
});
