import { expect, test, type Page } from '@playwright/test';
import { playlistOf } from '../pages/playlists';
import { expectTitles } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { recordCalls } from '../support/api-calls';
import { createPlaylist, expectSavedOrder, mixedTracks } from '../support/test-data';

/** Opens a playlist of four tracks, SoundCloud and Spotify by turns. */
async function openFour(page: Page) {
  await registerUser(page);
  const tracks = await mixedTracks(page, 4);
  const { playlistId } = await createPlaylist(page, 'In order', tracks);
  const playlist = playlistOf(page);
  await playlist.open(playlistId, 'In order');
  const titles = tracks.map(({ title }) => title) as [string, string, string, string];
  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true });
  await expect(grip(titles[0])).toBeVisible();
  const expectOrder = async (order: readonly string[]) => {
    await expectTitles(playlist.rows, order);
    await expectSavedOrder(page, playlistId, order);
  };
  return { titles, grip, rows: playlist.rows, expectOrder };
}

test('playlist order: a mouse drag from 3 px moves a track between services without playing it', async ({
  page,
}) => {
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
});

test('playlist order: the keyboard moves tracks, also between services [PDET-26] [PDET-28] [ROUTE-14]', async ({
  page,
}) => {
  const { titles, grip, rows, expectOrder } = await openFour(page);
  const [c1, s1, c2, s2] = titles;
  const move = async (title: string, key: 'ArrowUp' | 'ArrowDown') => {
    await grip(title).focus();
    await page.keyboard.press(key);
  };
  // The last two change places first, so that two Spotify tracks are neighbors.
  await move(s2, 'ArrowUp');
  await expect(page.getByText(`${s2} moved to position 3 of 4.`)).toBeAttached();
  await expect(grip(s2)).toBeFocused();
  await expectOrder([c1, s1, s2, c2]);
  await move(c1, 'ArrowDown');
  await expectOrder([s1, c1, s2, c2]);
  await page.reload();
  await expectTitles(rows, [s1, c1, s2, c2]);

  // A move on the tab of one service leaves the other service where it is.
  await page.getByRole('tab', { name: 'Spotify (2)' }).click();
  await expectTitles(rows, [s1, s2]);
  await move(s2, 'ArrowUp');
  await expectTitles(rows, [s2, s1]);
  await page.getByRole('tab', { name: 'All Sources' }).click();
  await expectOrder([s2, s1, c1, c2]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('playlist order: the handle is 44 px wide and away from the edge of the glass @soak', async ({
    page,
  }) => {
    const { titles, grip } = await openFour(page);
    const { x, width, height } = (await grip(titles[0]).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(16);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  });
});
