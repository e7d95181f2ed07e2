import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { playlistOf } from '../pages/playlists';
import { logOut, registerUser } from '../support/accounts';
import { addFavorites, createPlaylist, searchTracks } from '../support/test-data';

test.use({ serviceWorkers: 'allow' });

/** Paths of the browser's offline copies. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const keys = await Promise.all(caches.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the page and these answers are stored. */
async function expectKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(['/segue-worker/page', ...paths]));
}

const offline = (page: Page) => page.getByText('You’re offline.');
const { listFavorites, listPlaylistTracks } = routes;

test('offline: favorites, a playlist never opened and the queue are read, until a logout', async ({
  page,
  context,
}) => {
  await registerUser(page);
  const tracks = await searchTracks(page, 'soundcloud', 'late ferry', 2);
  await addFavorites(page, tracks);
  const playlist = await createPlaylist(page, 'Evening train', tracks);
  await page.goto(`${screens.home}?q=late+ferry`);
  const home = homeOf(page);
  await home.addToQueue(home.rows('soundcloud').first());
  await expectKept(
    page,
    listFavorites.path,
    listPlaylistTracks.path.replace(':id', String(playlist.playlistId)),
  );

  await context.setOffline(true);
  await page.goto(screens.favorites);
  await expect(page.getByRole('main').getByText(tracks[0]!.title).first()).toBeVisible();
  await expect(offline(page)).toBeVisible();
  await expect(page.getByText(/^As of \d+:\d\d [AP]M/)).toBeVisible();
  await playlistOf(page).open(playlist.playlistId, 'Evening train');
  await expect(playlistOf(page).rows).toHaveCount(2);
  await expect((await playerOf(page).openQueue()).items).toHaveCount(1);

  await logOut(page);
  await page.goto(screens.favorites);
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
  expect(await keptPaths(page)).not.toContain(listFavorites.path);

  await context.setOffline(false);
  await page.reload();
  await expect(offline(page)).toHaveCount(0);
  const session = await page.request.get(routes.checkAuth.path);
  expect(await session.json()).toMatchObject({ isAuthenticated: false });
});
