// Dark and light theme: both follow the system's setting and have enough contrast on every kind of screen.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { registerUser } from '../support/accounts';
import { violationsIn } from '../support/axe';
import { openWithPlayback } from '../support/saved-playback';
import { addFavorites, createPlaylist, mixedTracks, searchTracks } from '../support/test-data';

const PAPER = { dark: 'rgb(15, 23, 42)', light: 'rgb(245, 246, 251)' } as const;

const styleOf = (page: Page, name: string) =>
  page.locator('html').evaluate((root, property) => getComputedStyle(root).getPropertyValue(property), name);

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test(`${colorScheme} theme: results, queue and status have no axe violation`, async ({ page }) => {
      const playback = { queue: await mixedTracks(page, 4), showQueueManager: true };
      await openWithPlayback(page, playback, `${screens.home}?q=harbour`);
      await expect(new HomePage(page).rows('soundcloud').first()).toBeVisible();
      await expect(new PlayerBar(page).bar).toBeVisible();
      expect(await styleOf(page, 'background-color')).toBe(PAPER[colorScheme]);
      expect(await styleOf(page, 'color-scheme')).toBe(colorScheme);
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('contentinfo').getByRole('button', { name: 'Status' }).click();
      await expect(page.getByRole('dialog', { name: 'Status' })).toBeVisible();
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
