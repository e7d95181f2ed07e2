// Rows of tracks: reached by keyboard with few tab stops, and laid out so that nothing moves or is cut.
import { expect, test, type Locator } from '@playwright/test';
import { HomePage } from '../pages/home';

const MAX_TAB_STOPS = 20;

test('results: at most 20 tab stops lead from the search box to the player', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('midnight harbour');
  await home.play(home.playableRows('soundcloud').first());
  const player = page.getByRole('region', { name: 'Player' });
  await home.searchBox.focus();
  let stops = 0;
  while ((await player.locator(':focus').count()) === 0 && stops <= MAX_TAB_STOPS) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  expect(stops).toBeLessThanOrEqual(MAX_TAB_STOPS);
});

test('results: the arrow keys reach a further row, its link and its menu', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('midnight harbour');
  const rows = home.rows('soundcloud');
  const playOf = (row: Locator) => row.getByRole('button', { name: /^(Play|Pause) / });
  await playOf(rows.first()).focus();
  await page.keyboard.press('PageDown');
  await expect(playOf(rows.nth(8))).toBeFocused();
  await expect(rows.nth(8)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(8).getByRole('link')).toBeFocused();
  await page.keyboard.press('.');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await expect(playOf(rows.first())).toBeFocused();
});

test('results: nothing of a row moves under the pointer or when it plays', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('midnight harbour');
  const row = home.playableRows('soundcloud').nth(1);
  const places = () =>
    row.evaluate((element) =>
      ['[data-size]', '.heart', '.time', '.more'].map(
        (part) => element.querySelector(part)?.getBoundingClientRect().x,
      ),
    );
  const before = await places();
  await row.hover();
  expect(await places()).toEqual(before);
  await home.play(row);
  await expect(row).toHaveAttribute('aria-current', 'true');
  expect(await places()).toEqual(before);
});

test('phone: a row has 190 px for its title, and its buttons are 44 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const home = new HomePage(page);
  await home.open();
  await home.search('midnight harbour');
  const row = home.rows('soundcloud').first();
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  expect(await widthOf(row.locator('.words'))).toBeGreaterThanOrEqual(190);
  expect(await widthOf(row.getByRole('button', { name: 'Add to queue' }))).toBeGreaterThanOrEqual(44);
  expect(await widthOf(row.getByRole('button', { name: /^More options/ }))).toBeGreaterThanOrEqual(44);
});
