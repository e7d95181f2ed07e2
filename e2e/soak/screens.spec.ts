// Takes the reference pictures of docs/screens; each screen is checked with axe in both themes and for horizontal scrolling.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../src/pages/home';
import { playerOf } from '../src/pages/player';
import { settingsOf } from '../src/pages/settings';
import { registerUser } from '../src/support/accounts';
import { chooseAppearance, keepAppearance } from '../src/support/appearance';
import { expectCleanThemes, waitForAnimations } from '../src/support/axe';
import { hasHorizontalScroll } from '../src/support/layout';
import { approvedConsentUrl, openSpotifyConsent, setUpAccount } from '../src/support/oauth-flow';
import { openWithPlayback } from '../src/support/saved-playback';
import { addFavorites, createPlaylist, mixedTracks, searchTracks } from '../src/support/test-data';

const FOLDER = new URL('../../docs/screens/', import.meta.url).pathname;
const WIDTHS = [1440, 768, 360] as const;
const PLAYLISTS = ['Late drives', 'Harbour mornings', 'Quiet work'];

test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ context, baseURL }) => keepAppearance(context, baseURL, 'system'));

const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 500 ? 740 : 900 });

/** All pictures together stay below 4 MB. */
async function picture(page: Page, name: string, animations: 'allow' | 'disabled' = 'allow') {
  if (animations === 'allow') await waitForAnimations(page);
  const path = `${FOLDER}${name}-${page.viewportSize()?.width}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 70, animations });
}

/** Pictures of one screen at three widths. */
async function take(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, width);
    await expectCleanThemes(page, `${name} at ${width}`);
    expect.soft(await hasHorizontalScroll(page), `${name} scrolls sideways at ${width}`).toBe(false);
    await picture(page, name, 'disabled');
  }
  await resize(page, WIDTHS[0]);
}

async function visit(page: Page, path: string, shown: Locator, name: string): Promise<void> {
  await page.goto(path);
  await expect(shown).toBeVisible();
  await take(page, name);
}

/** Asks for words that no provider finds, or not at once. */
async function ask(home: ReturnType<typeof homeOf>, words: string, answer: Locator): Promise<void> {
  await home.searchBox.fill(words);
  await home.searchBox.press('Enter');
  await expect(answer).toBeVisible();
}

/** In the corner: the middle of a narrow row is a link to the artist. */
const CORNER = { position: { x: 12, y: 12 } };

test('search screen', async ({ page, context }) => {
  const home = homeOf(page);
  await home.open();
  await take(page, 'home-empty');
  await home.search('midnight harbour');
  await take(page, 'home-results');
  await ask(home, 'zzzzqqqq', page.getByText('No results found'));
  await take(page, 'home-no-hit');
  await page.route('**/api/search/*/spotify/**', (route) =>
    route.fulfill({ status: 502, json: { message: 'Down' } }),
  );
  await ask(home, 'late ferry', home.rows('soundcloud').first());
  await take(page, 'home-partial-failure');
  await page.unrouteAll();

  await home.search('harbour');
  await home.play(home.rows('soundcloud').first());
  await expect.poll(() => playerOf(page).seconds()).toBeGreaterThan(1);
  await context.setOffline(true);
  await ask(home, 'night swim', page.getByText('Your search runs when you’re back online.'));
  await take(page, 'offline');
  await context.setOffline(false);

  await page.route('**/api/search/**', () => new Promise(() => undefined));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${screens.home}?q=harbour`);
  await expect(page.getByRole('list', { name: 'SoundCloud tracks' })).toBeVisible();
  for (const width of WIDTHS) {
    await resize(page, width);
    await picture(page, 'home-loading', 'disabled');
  }
});

for (const width of WIDTHS) {
  test(`queue of both providers and player at ${width}`, async ({ page }) => {
    await resize(page, width);
    const home = homeOf(page);
    await home.open();
    await home.search('harbour');
    const row = home.rows('soundcloud').nth(1);
    await row.getByRole('button', { name: /^Play / }).click(CORNER);
    for (const place of [0, 2, 4]) await home.addToQueue(home.rows('spotify').nth(place));
    const player = playerOf(page);
    if (width === 1440) await player.openQueue();
    await expect.poll(() => player.seconds()).toBeGreaterThan(1);
    await page.mouse.move(width / 2, 5);
    await picture(page, 'home-playing');
    if (width !== 1440) {
      await page.keyboard.press('q');
      await picture(page, 'queue');
      await page.keyboard.press('q');
    }
    await page.keyboard.press('f');
    const nowPlaying = page.getByRole('dialog', { name: 'Now playing' });
    await expect(nowPlaying).toBeVisible();
    await picture(page, 'now-playing');
    await nowPlaying.getByRole('button', { name: 'Lyrics' }).click();
    await expect(nowPlaying.getByRole('list', { name: 'Lyrics' })).toBeVisible();
    await picture(page, 'lyrics');
  });

  test(`add a queued track to a playlist at ${width}`, async ({ page }) => {
    await resize(page, width);
    await registerUser(page);
    for (const name of PLAYLISTS) await createPlaylist(page, name);
    const queued = await mixedTracks(page, 6);
    await openWithPlayback(page, { queue: queued });
    const queue = await playerOf(page).openQueue();
    const menu = await queue.openMenuOf(queued[1]!.title);
    await menu.getByRole('menuitem', { name: 'Add to playlist' }).click();
    await expect(page.getByRole('dialog', { name: 'Add to playlist' }).getByText('Quiet work')).toBeVisible();
    await picture(page, 'add-to-playlist');
  });
}

test('artist, album and chosen rows', async ({ page }) => {
  const home = homeOf(page);
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
  for (const place of [0, 1]) await rows.nth(place).click({ modifiers: ['Control'], ...CORNER });
  await expect(page.getByRole('button', { name: /2 selected/ })).toBeVisible();
  await take(page, 'chosen-rows');
});

test('favorites and playlists', async ({ page }) => {
  await registerUser(page);
  const spotify = await searchTracks(page, 'spotify', 'midnight harbour', 6);
  const soundcloud = await searchTracks(page, 'soundcloud', 'midnight harbour', 6);
  await visit(page, screens.playlists, page.getByText('No Playlists Found'), 'playlists-empty');
  await addFavorites(page, [...spotify, ...soundcloud]);
  for (const name of PLAYLISTS) await createPlaylist(page, name, [spotify[0]!]);
  const { playlistId } = await createPlaylist(page, 'Both shores', [...spotify, ...soundcloud]);
  await visit(page, screens.favorites, page.getByText('Showing 12 of 12 tracks'), 'favorites');
  await visit(page, screens.playlists, page.getByText(/12 tracks/), 'playlists');
  await page.getByRole('button', { name: 'New Playlist' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'new-playlist');
  const playAll = page.getByRole('button', { name: 'Play All' });
  await visit(page, screens.playlist(playlistId), playAll, 'playlist');
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
    await picture(page, 'track-menu');
    await page.keyboard.press('Escape');
  }
});

test('account screens, terms and about', async ({ page }) => {
  const email = page.getByRole('main').getByLabel('Email');
  const heading = page.getByRole('heading', { level: 1 });
  await visit(page, screens.signIn, email, 'sign-in');
  await visit(page, screens.signUp, email, 'sign-up');
  await visit(page, screens.terms, heading, 'terms');
  await visit(page, screens.about, heading, 'about-me');
  await openSpotifyConsent(page);
  await visit(page, approvedConsentUrl(page, 'premium-pat+screens'), email, 'setup-account');
  await setUpAccount(page, 'pat@example.com');
  await page.waitForURL(`**${screens.home}`);
  const settings = settingsOf(page);
  await settings.openConnections();
  await expect(settings.card('Spotify').getByText('Premium', { exact: true })).toBeVisible();
  await take(page, 'connections');
  await page.request.post('/api/auth/logout');
  await registerUser(page);
  await visit(page, screens.accountSettings, heading, 'settings');
});
