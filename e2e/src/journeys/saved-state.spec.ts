import { expect, test } from '@playwright/test';
import { homeOf } from '../pages/home';
import { playerOf, queueOf } from '../pages/player';
import { openWithPlayback } from '../support/saved-playback';

test('saved state of another shape: the defaults apply, and the app works [PERSIST-11]', async ({ page }) => {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await openWithPlayback(page, { queue: { 0: 1 }, currentTrackIndex: 'x', isPlaybackExpanded: 7 });
  const home = homeOf(page);
  await expect(playerOf(page).bar).toHaveCount(0);
  await expect(queueOf(page).panel).toBeHidden();
  await home.search('harbour');
  const row = home.rows('soundcloud').first();
  const title = await home.titleOf(row);
  await home.addToQueue(row);
  await playerOf(page).expectCurrent(title);
  await expect(playerOf(page).seek).toBeVisible();
  expect(uncaught).toEqual([]);
});
