import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { logOut, registerUser } from '../support/accounts';
import { callName, recordCalls, recordSpotifyTokens } from '../support/api-calls';
import { signInWithSpotify } from '../support/oauth-flow';
import { addFavorites, createPlaylist, searchTracks } from '../support/test-data';
import { settingsOf } from '../pages/settings';

const PRIVATE_PLAYLIST = 'Songs nobody else may see';

/** Registers a user with personal data and shows it on the page. */
async function registerUserWithData(page: Page): Promise<{ email: string; trackTitle: string }> {
  const email = await registerUser(page);
  const [track] = await searchTracks(page, 'soundcloud', 'late ferry', 1);
  if (!track) throw new Error('The catalogue is empty');
  await addFavorites(page, [track]);
  await createPlaylist(page, PRIVATE_PLAYLIST, [track]);
  await page.goto(screens.favorites);
  await expect(page.getByRole('main').getByText(track.title).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Playlists' }).click();
  await expect(page.getByText(PRIVATE_PLAYLIST)).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(settingsOf(page).email).toHaveValue(email);
  return { email, trackTitle: track.title };
}

/** All data that a script could read: storage, cookies, caches and the document. */
function storedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    const stores = JSON.stringify({ ...localStorage, ...sessionStorage });
    return `${stores} ${document.cookie} ${JSON.stringify(databases)} ${JSON.stringify(caches)}`;
  });
}

test('logout: signs every tab out without a request; Back and the next user see no data', async ({
  page,
  context,
}) => {
  const { email, trackTitle } = await registerUserWithData(page);
  const cookies = await context.cookies();
  const other = await context.newPage();
  await other.goto(screens.playlists);
  // The count is requested last.
  await expect(other.getByRole('link', { name: PRIVATE_PLAYLIST })).toContainText('1 track');

  const asked = recordCalls(other);
  await logOut(page);
  await expect(other).toHaveURL(new RegExp(`${screens.signIn}$`));
  expect(asked.matching(/./).map(callName)).toEqual([]);
  await expect(other.getByText(PRIVATE_PLAYLIST)).toHaveCount(0);
  for (const tab of [page, other]) {
    const stored = await storedIn(tab);
    expect(stored).not.toContain(email);
    expect(stored).not.toContain(PRIVATE_PLAYLIST);
  }
  await other.close();

  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
    await expect(page.getByText(PRIVATE_PLAYLIST)).toHaveCount(0);
  }
  await context.addCookies(cookies);
  expect((await page.request.get(routes.getProfile.path)).status()).toBe(401);

  const next = await registerUser(page);
  await page.goto(screens.accountSettings);
  await expect(settingsOf(page).email).toHaveValue(next);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByText('No Favorites Yet')).toBeVisible();
  await expect(page.getByRole('main').getByText(trackTitle)).toHaveCount(0);
});

test('logout: discards the Spotify token and disconnects the device @soak', async ({ page }) => {
  const given = recordSpotifyTokens(page);
  await signInWithSpotify(page);
  const home = homeOf(page);
  await home.open();
  // The player is loaded when there is something to play.
  await home.search('harbour');
  await expect.poll(() => given.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await logOut(page);
  const before = given.length;
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await home.search('harbour');
  await home
    .rows('spotify')
    .first()
    .getByRole('button', { name: /^Play / })
    .click();
  await expect(page.getByText('Sign in with a Spotify Premium account to play this track.')).toBeVisible();
  expect(given).toHaveLength(before);
});
