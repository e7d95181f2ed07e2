// The menu of a track, wherever it is listed.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { createPlaylist } from '../support/test-data';

async function searched(page: Page) {
  const home = homeOf(page);
  await page.goto(`${screens.home}?q=late+ferry`);
  await expect(home.rows('soundcloud').first()).toBeVisible();
  return home;
}

const optionsOf = (row: Locator) => row.getByRole('button', { name: /^More options/ });

test('track menu: above the player and inside the window; removes a track from its playlist', async ({
  page,
}) => {
  await registerUser(page);
  const { playlistId } = await createPlaylist(page, 'Evening');
  const home = await searched(page);
  const rows = home.rows('soundcloud');
  await home.addToQueue(rows.first());
  const player = playerOf(page);
  await expect(player.bar).toBeVisible();
  for (let index = 0; index < 6; index += 1) {
    await optionsOf(rows.nth(index)).click();
    const box = (await page.getByRole('menu').boundingBox())!;
    const bar = (await player.bar.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    expect(box.x + box.width).toBeLessThanOrEqual(1440);
    await page.keyboard.press('Escape');
  }

  await optionsOf(rows.first()).click();
  await page.getByRole('menuitem', { name: 'Add to playlist' }).click();
  await page.getByRole('button', { name: 'Evening' }).click();
  await expect(page.getByRole('button', { name: 'Evening, added' })).toBeVisible();
  await page.getByRole('button', { name: 'Evening, added' }).click();
  await expect(page.getByRole('button', { name: 'Evening, already in this playlist' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.goto(screens.playlist(playlistId));
  await optionsOf(page.getByRole('main').getByRole('listitem').first()).click();
  await page.getByRole('menuitem', { name: 'Remove from playlist' }).click();
  await expect(page.getByText('This playlist is empty')).toBeVisible();
});
