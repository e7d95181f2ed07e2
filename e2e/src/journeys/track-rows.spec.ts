// Rows of tracks: reached by keyboard with few tab stops, and laid out so that nothing moves or is cut.
import { expect, test, type Locator } from '@playwright/test';
import { HomePage } from '../pages/home';

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
  expect(await widthOf(row.locator('.name'))).toBeGreaterThanOrEqual(190);
  expect(await widthOf(row.getByRole('button', { name: 'Add to queue' }))).toBeGreaterThanOrEqual(44);
  expect(await widthOf(row.getByRole('button', { name: /^More options/ }))).toBeGreaterThanOrEqual(44);
});
