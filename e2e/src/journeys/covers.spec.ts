import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlaylistsPage } from '../pages/playlists';
import { coverOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { createImage } from '../support/images';

test('covers: a scrolled column loads them within 200 px of its visible part [CONST-04] @soak', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('salt on the window');
  const rows = home.rows('soundcloud');
  const outside = () => home.rowsBelowView('soundcloud');
  await expect
    .poll(async () => (await outside()).filter(({ below, hasCover }) => below < 190 && !hasCover))
    .toEqual([]);
  const far = (await outside()).filter(({ below }) => below > 210);
  expect(far.length).toBeGreaterThan(5);
  expect(far.filter(({ hasCover }) => hasCover)).toEqual([]);
  await rows.nth(10).scrollIntoViewIfNeeded();
  await expect.poll(() => coverOf(rows.nth(12))).toBe('picture');
});

test('covers: a playlist cover that fails to load becomes the default [DATA-21] [ERR-29] @soak', async ({
  page,
}) => {
  await registerUser(page);
  const playlistCover = await createImage(page, 'png');
  const made = await page.request.put('/api/playlists', { multipart: { name: 'Lost cover', playlistCover } });
  expect(await made.json()).toMatchObject({
    playlist: { imageUrl: expect.stringContaining('/api/covers/') },
  });
  await page.route('**/api/covers/*', (route) => route.abort('internetdisconnected'));
  const playlists = new PlaylistsPage(page);
  await playlists.open();
  await expect.poll(() => coverOf(playlists.card('Lost cover'))).toBe('placeholder');
});
