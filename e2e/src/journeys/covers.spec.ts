import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlaylistsPage } from '../pages/playlists';
import { coverOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { createImage } from '../support/images';

test('covers: a scrolled column loads them within 200 px of its visible part [CONST-04]', async ({
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

test('covers: a playlist cover that fails to load becomes the default [DATA-21] [ERR-29]', async ({
  page,
  context,
}) => {
  await registerUser(page);
  const playlists = new PlaylistsPage(page);
  await playlists.open();
  await playlists.startNew();
  await playlists.nameField.fill('Lost cover');
  await playlists.coverField.setInputFiles(await createImage(page, 'png'));
  await playlists.createButton.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lost cover' })).toBeVisible();
  await expect.poll(() => coverOf(page.getByRole('main'))).toBe('picture');

  // A new tab, so that the cover is not in the memory cache.
  const other = await context.newPage();
  const grid = new PlaylistsPage(other);
  await other.route('**/api/covers/*', (route) => route.abort('internetdisconnected'));
  await grid.open();
  await expect.poll(() => coverOf(grid.card('Lost cover'))).toBe('placeholder');
});
