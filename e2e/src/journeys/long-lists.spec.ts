import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { rowsOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { mockFavorites } from '../support/test-data';

const MANY = 10_000;
const DRAWN_AT_MOST = 120;

test('10,000 favorites: only visible rows are rendered; scrolling and filter reach all', async ({ page }) => {
  await registerUser(page);
  await mockFavorites(page, MANY);
  await page.goto(screens.favorites);
  await expect(page.getByText('Showing 10000 of 10000 tracks')).toBeVisible();
  const spotify = rowsOf(page, 'spotify');
  await expect(spotify.first()).toHaveAttribute('aria-setsize', '5000');
  await expect.poll(() => page.getByRole('main').locator('li').count()).toBeLessThan(DRAWN_AT_MOST);

  // Scroll the column to its end.
  const box = page.locator('[data-scroll-root]').first();
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(spotify.last()).toContainText('Song number 5000');
  await expect(spotify.last()).toHaveAttribute('aria-posinset', '5000');
  await expect.poll(() => page.getByRole('main').locator('li').count()).toBeLessThan(DRAWN_AT_MOST);

  // Scroll the page to its end.
  await page.getByRole('tab', { name: 'SoundCloud (5000)' }).click();
  const soundcloud = rowsOf(page, 'soundcloud');
  await expect(soundcloud.first()).toContainText('Tune number 1');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(soundcloud.last()).toContainText('Tune number 5000', { timeout: 1000 });
    await expect(soundcloud.last()).toBeInViewport({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await page.evaluate(() => window.scrollTo(0, 0));

  await page.getByPlaceholder('Filter by title or artist...').fill('beyonce');
  await expect(page.getByText('Showing 50 of 5000 tracks')).toBeVisible();
  await expect(soundcloud.first()).toHaveAttribute('aria-setsize', '50');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(soundcloud.last()).toHaveAttribute('aria-posinset', '50');
});

test('long list: the focused row stays rendered while scrolling, and arrows go on from it @soak', async ({
  page,
}) => {
  await registerUser(page);
  await mockFavorites(page, 1000);
  await page.goto(`${screens.favorites}`);
  await page.getByRole('tab', { name: 'Spotify (500)' }).click();
  const play = (number: number) =>
    page.getByRole('button', { name: `Play Song number ${number}`, exact: true });
  // The first hundred rows are rendered at once; after that only visible rows are.
  await expect.poll(() => rowsOf(page, 'spotify').count()).toBeLessThan(80);
  await play(3).focus();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 16_000));
    await expect(page.getByText('Song number 330', { exact: true })).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await expect(play(3)).toBeFocused();
  await expect(play(30)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(play(4)).toBeFocused();
  await expect(page.getByText('Song number 4', { exact: true })).toBeInViewport();
  await page.keyboard.press('End');
  await expect(play(500)).toBeFocused();
  await expect(page.getByText('Song number 500', { exact: true })).toBeInViewport();
});
