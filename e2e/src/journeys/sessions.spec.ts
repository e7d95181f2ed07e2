import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { nameOf, nextAnswer, noteCalls } from '../support/calls';
import { createPlaylist, favourite, tracksOf } from '../support/collections';
import { signInWithSpotify } from '../support/listeners';
import { logOut } from '../support/log-out';
import { becomeMember } from '../support/members';
import { noteTokens } from '../support/tokens';
import { settingsOf } from '../pages/settings';

const PRIVATE_PLAYLIST = 'Songs nobody else may see';

/** A member who has something worth hiding, and has seen it on this page. */
async function memberWithTraces(page: Page): Promise<{ email: string; trackTitle: string }> {
  const email = await becomeMember(page);
  const [track] = await tracksOf(page, 'soundcloud', 'late ferry', 1);
  if (!track) throw new Error('The catalogue is empty');
  await favourite(page, [track]);
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

/** Everything a script of this page could read that outlives a screen. */
function storedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    const stores = JSON.stringify({ ...localStorage, ...sessionStorage });
    return `${stores} ${document.cookie} ${JSON.stringify(databases)} ${JSON.stringify(caches)}`;
  });
}

test('a logout is heard by another tab at once, without asking the server, and nothing personal is kept or shown in either', async ({
  page,
  context,
}) => {
  const { email } = await memberWithTraces(page);
  const other = await context.newPage();
  await other.goto(screens.playlists);
  // The number is what is asked for last.
  await expect(other.getByRole('link', { name: PRIVATE_PLAYLIST })).toContainText('1 track');

  const asked = noteCalls(other);
  await logOut(page);
  await expect(other).toHaveURL(new RegExp(`${screens.signIn}$`));
  expect(asked.made(/./).map(nameOf)).toEqual([]);
  await expect(other.getByText(PRIVATE_PLAYLIST)).toHaveCount(0);
  for (const tab of [page, other]) {
    const stored = await storedIn(tab);
    expect(stored).not.toContain(email);
    expect(stored).not.toContain(PRIVATE_PLAYLIST);
  }
});

test('after a logout the way back shows nothing, and the old cookie opens nothing', async ({
  page,
  context,
}) => {
  await memberWithTraces(page);
  const cookies = await context.cookies();
  await logOut(page);
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
    await expect(page.getByText(PRIVATE_PLAYLIST)).toHaveCount(0);
  }

  await context.addCookies(cookies);
  const answer = await page.request.get(routes.getProfile.path);
  expect(answer.status()).toBe(401);
});

test('the next person on this browser meets nothing of the last one', async ({ page }) => {
  const { email, trackTitle } = await memberWithTraces(page);
  await logOut(page);
  const next = await becomeMember(page);
  await page.goto(screens.accountSettings);
  await expect(settingsOf(page).email).toHaveValue(next);
  expect(next).not.toBe(email);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByText('No Favorites Yet')).toBeVisible();
  await expect(page.getByRole('main').getByText(trackTitle)).toHaveCount(0);
});

test('with the logout the Spotify token and the device are given up', async ({ page }) => {
  const given = noteTokens(page);
  await signInWithSpotify(page, 'premium-pat');
  await expect.poll(() => given.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await logOut(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Status' }).click();
  const spotify = page.getByRole('dialog', { name: 'Status' }).getByRole('region', { name: 'Spotify' });
  await expect(spotify).toContainText(/Token\s*Not needed yet/);
  await expect(spotify).toContainText(/Device\s*None/);
});

test('a session that ends while the page is open leads to one sign-in, and back to where one was', async ({
  page,
}) => {
  const email = await becomeMember(page);
  await createPlaylist(page, PRIVATE_PLAYLIST);
  const favourites = nextAnswer(page, 'GET /api/track/favorite');
  await page.goto(screens.home);
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  // What is still under way would be told of the end before anybody goes anywhere.
  await favourites;
  // Ended elsewhere: this page hears of it by the answer to its next call.
  await page.request.post(routes.logout.path);
  const calls = noteCalls(page);
  const moves: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) moves.push(new URL(frame.url()).pathname);
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Playlists' }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
  await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0);
  expect(moves.filter((path) => path === screens.signIn)).toHaveLength(1);
  expect(calls.made(/^GET \/api\/auth\/checkAuth$/).length).toBeLessThanOrEqual(2);

  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password').fill('Harbour2025');
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.playlists}$`));
  await expect(page.getByText(PRIVATE_PLAYLIST)).toBeVisible();
});

test('a sign-in in one tab is seen by another', async ({ page, context }) => {
  await page.goto(screens.home);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign Up' }),
  ).toBeVisible();
  const other = await context.newPage();
  const email = await becomeMember(other);
  await other.request.post(routes.logout.path);
  await other.goto(screens.signIn);
  await other.getByRole('main').getByLabel('Email').fill(email);
  await other.getByRole('main').getByLabel('Password').fill('Harbour2025');
  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL(new RegExp(`${screens.home}$`));
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
});

test('a page that heard of nothing becomes the next person’s when it wakes up, and shows nothing of the last one', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }));
  const { email } = await memberWithTraces(page);
  const refreshed = nextAnswer(page, 'GET /api/playlists');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Playlists' }).click();
  await expect(page.getByText(PRIVATE_PLAYLIST)).toBeVisible();
  // The list known from before is shown meanwhile; a refusal of the new one would be news.
  await refreshed;
  await page.request.post(routes.logout.path);
  const next = await becomeMember(page);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('No Playlists Found')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${screens.playlists}$`));
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(settingsOf(page).email).toHaveValue(next);
  await expect(page.getByText(email)).toHaveCount(0);
});
