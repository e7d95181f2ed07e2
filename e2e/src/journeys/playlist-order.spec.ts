import { expect, test, type Page } from '@playwright/test';
import { PlaylistPage } from '../pages/playlists';
import { expectTitles, rowsOf } from '../pages/track-lists';
import { noteCalls } from '../support/calls';
import { createPlaylist, expectSaved, tracksOf } from '../support/collections';
import { becomeMember } from '../support/members';

async function openFour(page: Page) {
  await becomeMember(page);
  const tracks = await tracksOf(page, 'soundcloud', 'harbour', 4);
  const { playlistId } = await createPlaylist(page, 'In order', tracks);
  await new PlaylistPage(page).open(playlistId, 'In order');
  const titles = tracks.map(({ title }) => title) as [string, string, string, string];
  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true });
  await expect(grip(titles[0])).toBeVisible();
  const expectOrder = async (order: readonly string[]) => {
    await expectTitles(rowsOf(page, 'soundcloud'), order);
    await expectSaved(page, playlistId, 'soundcloud', order);
  };
  return { titles, grip, rows: rowsOf(page, 'soundcloud'), expectOrder };
}

test('a track of a playlist is dragged by the mouse from 3 px on, plays nothing by that, and stays where it was put', async ({
  page,
}) => {
  const { titles, rows, expectOrder } = await openFour(page);
  const calls = noteCalls(page);
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
  // It is over its new place once the row there makes way.
  await expect.poll(async () => (await rows.nth(2).boundingBox())!.y).toBeLessThan(to.y - to.height / 2);
  await page.mouse.up();
  await expectOrder([b, c, a, d]);
  await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0);
  expect(calls.made(/^PUT \/api\/playlists\/track\/place$/)).toHaveLength(1);
  await page.reload();
  await expectTitles(rows, [b, c, a, d]);
});

test('a track is moved by the keyboard, its place is spoken, and Escape puts it back', async ({ page }) => {
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

test('an order the server did not take is taken back and told; a filter offers nothing to move', async ({
  page,
  context,
}) => {
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
