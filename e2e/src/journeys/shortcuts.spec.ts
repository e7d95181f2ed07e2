import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { holdRequests } from '../support/api-calls';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test('Space: plays and pauses without scrolling the page [KEY-01]', async ({ page }) => {
  const [track] = await mixedTracks(page, 1);
  await openWithPlayback(page, { queue: [track!] }, screens.terms);
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  const player = playerOf(page);
  await player.expectCurrent(track!.title);
  await page.keyboard.press('Space');
  await expectAudioFrom(page, 'soundcloud');
  await page.keyboard.press('Space');
  await expect(player.button('Play')).toBeVisible();
  await expectSilenceFrom(page, 'soundcloud');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('shortcuts pressed before they work are done in their order, and text stays text @soak', async ({
  page,
}) => {
  const queue = await mixedTracks(page, 2);
  const loadShortcuts = await holdRequests(page, /\/assets\/player[^/]+\.js$/);
  await openWithPlayback(page, { queue });
  await expect(page.locator('#frame')).toHaveCount(0);
  const box = homeOf(page).searchBox;
  await box.pressSequentially('mq');
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['m', '/', 'z']) await page.keyboard.press(key);
  loadShortcuts();
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('z');
});
