// Dark and light theme: which of them is shown. `npm run soak -- screens` looks at both on every kind of screen.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { chooseAppearance } from '../support/appearance';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

const PAPER = { dark: 'rgb(15, 23, 42)', light: 'rgb(245, 246, 251)' } as const;

const root = (page: Page) => page.locator('html');

test('appearance: a visitor’s choice shows at once in all tabs and the mini player, and is kept [APPEAR-02] [APPEAR-03]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(screens.terms);
  await openWithPlayback(page, { queue: await mixedTracks(page, 2) }, screens.about);
  await expect(playerOf(page).bar).toBeVisible();
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

test('service marks: shapes in the demo catalog, official logos with real credentials @soak', async ({
  page,
}) => {
  const home = homeOf(page);
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
