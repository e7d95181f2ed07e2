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

const styleOf = (page: Page, name: string) =>
  page.locator('html').evaluate((root, property) => getComputedStyle(root).getPropertyValue(property), name);

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    // The system prefers the other one.
    test.use({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
    test.beforeEach(async ({ context, baseURL }) => {
      if (colorScheme === 'light') await keepAppearance(context, baseURL, 'light');
    });

    test(`${colorScheme} theme: results, queue and shortcuts have no axe violation`, async ({ page }) => {
      const playback = { queue: await mixedTracks(page, 4), showQueueManager: true };
      await openWithPlayback(page, playback, `${screens.home}?q=harbour`);
      await expect(new HomePage(page).rows('soundcloud').first()).toBeVisible();
      await expect(new PlayerBar(page).bar).toBeVisible();
      expect(await styleOf(page, 'background-color')).toBe(PAPER[colorScheme]);
      expect(await styleOf(page, 'color-scheme')).toBe(colorScheme);
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('contentinfo').getByRole('button', { name: 'Shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
    });

    test(`${colorScheme} theme: a member's screens have no axe violation`, async ({ page }) => {
      await registerUser(page);
      const tracks = await searchTracks(page, 'soundcloud', 'harbour', 4);
      await addFavorites(page, tracks);
      const { playlistId } = await createPlaylist(page, 'Both shores', tracks);
      for (const path of [
        screens.home,
        screens.favorites,
        screens.playlists,
        `${screens.playlists}/${playlistId}`,
        screens.accountSettings,
        screens.about,
        screens.terms,
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violationsIn(page), path).toEqual([]);
      }
    });
  });
}

const root = (page: Page) => page.locator('html');

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

test('appearance: a visitor’s choice shows at once, in all tabs, and is kept [APPEAR-02] [APPEAR-03]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(screens.terms);
  await page.goto(screens.home);
  await chooseAppearance(page, 'Light');
  await expect(root(page)).toHaveCSS('background-color', PAPER.light);
  await chooseAppearance(page, 'Dark');
  await expect(root(page)).toHaveCSS('background-color', PAPER.dark);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Appearance' }).click();
  const light = page.getByRole('menuitemradio', { name: 'Light' });
  await expect(light).toBeVisible();
  const took = await light.evaluate((item: HTMLElement) => {
    const start = performance.now();
    item.click();
    const color = getComputedStyle(document.documentElement).backgroundColor;
    return { ms: performance.now() - start, color };
  });
  expect(took.color).toBe(PAPER.light);
  expect(took.ms).toBeLessThan(100);
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

test('appearance: the mini player has that of the page, also when it changes [APPEAR-03]', async ({
  page,
  context,
}) => {
  await openWithPlayback(page, { queue: await mixedTracks(page, 2) });
  await expect(new PlayerBar(page).bar).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('p');
  const mini = await opened;
  await expect(root(mini)).toHaveCSS('color-scheme', 'dark');
  await chooseAppearance(page, 'Light');
  await expect(root(mini)).toHaveCSS('color-scheme', 'light');
});

test('header: clear at the top, solid with a line once the page is scrolled', async ({ page }) => {
  await page.goto(screens.terms);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 400);
  await expect(header).toHaveCSS('background-color', PAPER.dark);
});

test('service marks: shapes in the demo catalog, official logos with real credentials', async ({ page }) => {
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
