import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlaylistsPage } from '../pages/playlists';
import { coverOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { createImage } from '../support/images';
import { addFault } from '../support/sandbox';
import { searchTracks } from '../support/test-data';

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

test('covers: within 200 px of the visible rows, they load; others do not [CONST-04]', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('harbour');
  const covers = () =>
    home.column('spotify').evaluate((column) => {
      const end = column.querySelector('[data-scroll-root]')!.getBoundingClientRect().bottom;
      return [...column.querySelectorAll('li')].flatMap((row) => {
        const frame = row.querySelector('[data-size]')?.getBoundingClientRect();
        return frame ? [{ beyond: frame.top - end, isLoaded: row.querySelector('img') !== null }] : [];
      });
    });
  await expect
    .poll(async () => (await covers()).filter(({ isLoaded }) => isLoaded).length)
    .toBeGreaterThan(5);
  const all = await covers();
  expect(all.filter(({ beyond }) => beyond < 195).every(({ isLoaded }) => isLoaded)).toBe(true);
  const far = all.filter(({ beyond }) => beyond > 205);
  expect(far.length).toBeGreaterThan(3);
  expect(far.some(({ isLoaded }) => isLoaded)).toBe(false);
  await home.rows('spotify').nth(12).scrollIntoViewIfNeeded();
  await expect(home.rows('spotify').nth(12).locator('img')).toBeVisible();
});

test('covers: a track cover that fails to load becomes a placeholder [ERR-29]', async ({ page }) => {
  const [track] = await searchTracks(page, 'spotify', 'kite on the boulevard', 1);
  await addFault({
    service: 'spotify-media',
    path: new URL(track!.imageUrl ?? '').pathname.replace(/^\/spotify/, ''),
    always: true,
    effect: 'not-found',
  });
  const home = new HomePage(page);
  await home.open();
  await home.search('kite on the boulevard');
  await expect.poll(() => coverOf(home.rows('spotify').first())).toBe('placeholder');
  await expect.poll(() => coverOf(home.rows('soundcloud').first())).toBe('picture');
});

test('covers: a playlist cover that fails to load becomes the default [DATA-21]', async ({
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
