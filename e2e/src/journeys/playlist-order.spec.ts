import { expect, test, type Page } from '@playwright/test';
import { PlaylistPage } from '../pages/playlists';
import { expectTitles, rowsOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { recordCalls } from '../support/api-calls';
import { createPlaylist, expectSavedOrder, searchTracks } from '../support/test-data';

async function openFour(page: Page) {
  await registerUser(page);
  const tracks = await searchTracks(page, 'soundcloud', 'harbour', 4);
  const { playlistId } = await createPlaylist(page, 'In order', tracks);
  await new PlaylistPage(page).open(playlistId, 'In order');
  const titles = tracks.map(({ title }) => title) as [string, string, string, string];
  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true });
  await expect(grip(titles[0])).toBeVisible();
  const expectOrder = async (order: readonly string[]) => {
    await expectTitles(rowsOf(page, 'soundcloud'), order);
    await expectSavedOrder(page, playlistId, 'soundcloud', order);
  };
  return { titles, grip, rows: rowsOf(page, 'soundcloud'), expectOrder };
}

test('playlist order: a mouse drag from 3 px moves a track without playing it', async ({ page }) => {
  const { titles, rows, expectOrder } = await openFour(page);
  const calls = recordCalls(page);
  const [a, b, c, d] = titles;
  const from = (await rows.nth(0).boundingBox())!;
  const to = (await rows.nth(2).boundingBox())!;
  const x = from.x + from.width / 3;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y + from.height / 2 + 2);
  await expect(page.locator('[data-held]')).toHaveCount(0);
  await page.mouse.move(x, from.y + from.height / 2 + 4);
  await expect(page.locator('[data-held]')).toHaveCount(1);
  await page.mouse.move(x, to.y + to.height / 2 + 6, { steps: 8 });
  // Wait until the row at the target moves.
  await expect.poll(async () => (await rows.nth(2).boundingBox())!.y).toBeLessThan(to.y - to.height / 2);
  await page.mouse.up();
  await expectOrder([b, c, a, d]);
  await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0);
  expect(calls.matching(/^PUT \/api\/playlists\/track\/place$/)).toHaveLength(1);
  await page.reload();
  await expectTitles(rows, [b, c, a, d]);
});

test('playlist order: the keyboard moves a track, announces it, and Escape cancels', async ({ page }) => {
  const { titles, grip, rows, expectOrder } = await openFour(page);
  const [a, b, c, d] = titles;
  await grip(b).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${b} lifted from position 2 of 4.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${b} moved to position 4 of 4.`)).toBeAttached();
  await expect(grip(b)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Move cancelled. ${b} is back at position 2 of 4.`)).toBeAttached();
  await expectTitles(rows, [a, b, c, d]);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText(`${b} dropped at position 1 of 4.`)).toBeAttached();
  await expectOrder([b, a, c, d]);
  await page.reload();
  await expectTitles(rows, [b, a, c, d]);
});

test('playlist order: a failed save is reverted; no moving while filtered', async ({ page, context }) => {
  const { titles, grip, rows } = await openFour(page);
  await context.setOffline(true);
  await grip(titles[0]).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Failed to move track. Please try again.')).toBeVisible();
  await expectTitles(rows, titles);
  await context.setOffline(false);
  await new PlaylistPage(page).filter.fill('a');
  await expect(grip(titles[0])).toHaveCount(0);
});
