// Takes the reference pictures of docs/screens; each screen is checked with axe and for horizontal scrolling.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../src/pages/home';
import { PlayerBar } from '../src/pages/player';
import { settingsOf } from '../src/pages/settings';
import { PASSWORD, registerUser } from '../src/support/accounts';
import { chooseAppearance } from '../src/support/appearance';
import { violationsIn, waitForAnimations } from '../src/support/axe';
import { approvedConsentUrl, openSpotifyConsent, setUpAccount } from '../src/support/oauth-flow';
import { openWithPlayback } from '../src/support/saved-playback';
import { addFavorites, createPlaylist, mixedTracks, searchTracks } from '../src/support/test-data';

const FOLDER = new URL('../../docs/screens/', import.meta.url).pathname;
const WIDTHS = [1440, 768, 360] as const;
/** All pictures together stay below 4 MB. */
const PICTURE = { type: 'jpeg', quality: 73 } as const;

test.describe.configure({ timeout: 300_000 });

const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 500 ? 740 : 900 });

/** Pictures of one screen at three widths. */
async function take(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, width);
    expect.soft(await violationsIn(page), `${name} at ${width}`).toEqual([]);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect.soft(isTooWide, `${name} scrolls sideways at ${width}`).toBe(false);
    await page.screenshot({ path: `${FOLDER}${name}-${width}.jpg`, ...PICTURE, animations: 'disabled' });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('search screen', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await take(page, 'home-empty');
  await home.search('midnight harbour');
  await expect(home.rows('spotify').first()).toBeVisible();
  await take(page, 'home-results');
  await home.searchBox.fill('zzzzqqqq');
  await home.searchBox.press('Enter');
  await expect(page.getByText('No results found')).toBeVisible();
  await take(page, 'home-no-hit');
  await page.route('**/api/search/*/spotify/**', (route) =>
    route.fulfill({ status: 502, json: { message: 'Down' } }),
  );
  await home.searchBox.fill('late ferry');
  await home.searchBox.press('Enter');
  await expect(home.rows('soundcloud').first()).toBeVisible();
  await take(page, 'home-partial-failure');
});

for (const width of WIDTHS) {
  test(`queue of both providers and player at ${width}`, async ({ page }) => {
    await resize(page, width);
    const home = new HomePage(page);
    await home.open();
    await home.search('harbour');
    // In the corner: the middle of a narrow row is a link to the artist.
    await home
      .rows('soundcloud')
      .nth(1)
      .getByRole('button', { name: /^Play / })
      .click({ position: { x: 12, y: 12 } });
    for (const place of [0, 2, 4]) await home.addToQueue(home.rows('spotify').nth(place));
    const player = new PlayerBar(page);
    if (width === 1440) await player.openQueue();
    await expect.poll(() => player.seconds()).toBeGreaterThan(1);
    await page.mouse.move(width / 2, 5);
    await page.screenshot({ path: `${FOLDER}home-playing-${width}.jpg`, ...PICTURE });
    if (width !== 1440) {
      await page.keyboard.press('q');
      await waitForAnimations(page);
      await page.screenshot({ path: `${FOLDER}queue-${width}.jpg`, ...PICTURE });
      await page.keyboard.press('q');
    }
    await page.keyboard.press('f');
    const nowPlaying = page.getByRole('dialog', { name: 'Now playing' });
    await expect(nowPlaying).toBeVisible();
    await waitForAnimations(page);
    await page.screenshot({ path: `${FOLDER}now-playing-${width}.jpg`, ...PICTURE });
    await nowPlaying
      .getByRole('tab', { name: 'Lyrics' })
      .or(nowPlaying.getByRole('button', { name: 'Lyrics' }))
      .click();
    await expect(nowPlaying.getByRole('list', { name: 'Lyrics' })).toBeVisible();
    await page.screenshot({ path: `${FOLDER}lyrics-${width}.jpg`, ...PICTURE });
  });
}

test('artist, album and chosen rows', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('ada solano');
  const found = page.getByRole('list', { name: 'Artists, albums and playlists' });
  await found.getByRole('link', { name: /Ada Solano.*Artist/ }).click();
  await expect(page.getByRole('heading', { name: 'Albums' })).toBeVisible();
  await take(page, 'artist');
  await page.locator('a[href^="/album/"]').last().click();
  await expect(page.getByRole('button', { name: 'Play All' })).toBeVisible();
  await take(page, 'album');
  const rows = page.getByRole('main').getByRole('listitem');
  for (const place of [0, 1])
    await rows.nth(place).click({ modifiers: ['Control'], position: { x: 12, y: 12 } });
  await expect(page.getByRole('button', { name: /2 selected/ })).toBeVisible();
  await take(page, 'chosen-rows');
});

test('search screen without network', async ({ page, context }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('harbour');
  await home
    .rows('soundcloud')
    .first()
    .getByRole('button', { name: /^Play / })
    .click();
  await expect.poll(() => new PlayerBar(page).seconds()).toBeGreaterThan(1);
  await context.setOffline(true);
  await home.searchBox.fill('late ferry');
  await home.searchBox.press('Enter');
  await expect(page.getByText("Your search runs when you're back online.")).toBeVisible();
  await take(page, 'offline');
});

test('search while results load', async ({ page }) => {
  await page.route('**/api/search/**', () => new Promise(() => undefined));
  await page.goto(`${screens.home}?q=harbour`);
  await expect(page.getByRole('list', { name: 'SoundCloud tracks' })).toBeVisible();
  for (const width of WIDTHS) {
    await resize(page, width);
    await page.screenshot({ path: `${FOLDER}home-loading-${width}.jpg`, ...PICTURE, animations: 'disabled' });
  }
});

test('favorites and playlists', async ({ page }) => {
  await registerUser(page);
  const spotify = await searchTracks(page, 'spotify', 'midnight harbour', 6);
  const soundcloud = await searchTracks(page, 'soundcloud', 'midnight harbour', 6);
  await page.goto(screens.playlists);
  await expect(page.getByText('No Playlists Found')).toBeVisible();
  await take(page, 'playlists-empty');
  await addFavorites(page, [...spotify, ...soundcloud]);
  for (const name of ['Late drives', 'Harbour mornings', 'Quiet work'])
    await createPlaylist(page, name, [spotify[0]!]);
  const { playlistId } = await createPlaylist(page, 'Both shores', [...spotify, ...soundcloud]);
  await page.goto(screens.favorites);
  await expect(page.getByText('Showing 12 of 12 tracks')).toBeVisible();
  await take(page, 'favorites');
  await page.goto(screens.playlists);
  await expect(page.getByText(/12 tracks/)).toBeVisible();
  await take(page, 'playlists');
  await page.getByRole('button', { name: 'New Playlist' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'new-playlist');
  await page.goto(screens.playlist(playlistId));
  await expect(page.getByRole('button', { name: 'Play All' })).toBeVisible();
  await take(page, 'playlist');
  // The account's own choice: it replaces that of the browser.
  await chooseAppearance(page, 'Light');
  await take(page, 'playlist-light');
  await openWithPlayback(page, { queue: [...soundcloud, ...spotify] });
  await expect(page.getByRole('heading', { name: 'Playlists' })).toBeVisible();
  await take(page, 'home-member-light');
  await chooseAppearance(page, 'Dark');
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'home-member');
  await page.goto(screens.playlist(playlistId));
  for (const width of WIDTHS) {
    await resize(page, width);
    await page
      .getByRole('button', { name: `More options for ${spotify[1]!.title}` })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await waitForAnimations(page);
    await page.screenshot({ path: `${FOLDER}track-menu-${width}.jpg`, ...PICTURE });
    await page.keyboard.press('Escape');
  }
});

for (const width of WIDTHS) {
  test(`add a queued track to a playlist at ${width}`, async ({ page }) => {
    await resize(page, width);
    await registerUser(page);
    for (const name of ['Late drives', 'Harbour mornings', 'Quiet work'])
      await createPlaylist(page, name, []);
    const queued = await mixedTracks(page, 6);
    await openWithPlayback(page, { queue: queued });
    const queue = await new PlayerBar(page).openQueue();
    const menu = await queue.openMenuOf(queued[1]!.title);
    await menu.getByRole('menuitem', { name: 'Add to playlist' }).click();
    await expect(page.getByRole('dialog', { name: 'Add to playlist' }).getByText('Quiet work')).toBeVisible();
    await waitForAnimations(page);
    await page.screenshot({ path: `${FOLDER}add-to-playlist-${width}.jpg`, ...PICTURE });
  });
}

test('sign in, sign up and account settings', async ({ page }) => {
  await page.goto(screens.signIn);
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  await take(page, 'sign-in');
  await page.goto(screens.signUp);
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  await take(page, 'sign-up');
  await registerUser(page);
  await page.goto(screens.accountSettings);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'settings');
});

test('Spotify sign-in: account setup and connections', async ({ page }) => {
  await openSpotifyConsent(page);
  await page.goto(approvedConsentUrl(page, 'premium-pat+screens'));
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  await take(page, 'setup-account');
  await setUpAccount(page, 'pat@example.com', PASSWORD);
  await page.waitForURL(`**${screens.home}`);
  const settings = settingsOf(page);
  await settings.openConnections();
  await expect(settings.card('Spotify').getByText('Premium', { exact: true })).toBeVisible();
  await take(page, 'connections');
});

test('terms and about', async ({ page }) => {
  await page.goto(screens.terms);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'terms');
  await page.goto(screens.about);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'about-me');
});
