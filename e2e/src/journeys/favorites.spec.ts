import { expect, test, type Page } from '@playwright/test';
import { PROVIDERS } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import { expectTitles, rowsOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { delayCalls, nextResponse, recordCalls } from '../support/api-calls';
import { addFavorites, searchTracks } from '../support/test-data';

const titles = (tracks: readonly { title: string }[]) => tracks.map(({ title }) => title);

/** Registers a user with three Spotify and two SoundCloud favorites; returns them, oldest first. */
async function registerUserWithFavorites(page: Page) {
  await registerUser(page);
  const spotify = await searchTracks(page, 'spotify', 'midnight harbour', 3);
  const soundcloud = await searchTracks(page, 'soundcloud', 'midnight harbour', 2);
  await addFavorites(page, [spotify[0]!, soundcloud[0]!, spotify[1]!, soundcloud[1]!, spotify[2]!]);
  await page.goto(screens.favorites);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Favorites' })).toBeVisible();
  return { spotify: titles(spotify), soundcloud: titles(soundcloud) };
}

test('favorites: the empty screen links to the search [FAV-13] [FAV-14]', async ({ page }) => {
  await registerUser(page);
  await page.goto(screens.favorites);
  await expect(page.getByText('No Favorites Yet')).toBeVisible();
  await page.getByRole('link', { name: 'Explore Music' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('heart: adds and removes [FAV-17] [FAV-19] [ROLE-07] [ROLE-08] [API-17] [API-21]', async ({ page }) => {
  await registerUser(page);
  const home = new HomePage(page);
  const calls = recordCalls(page);
  await home.open();
  await home.search('paper lanterns');
  const chosen: string[] = [];
  const pink = 'rgb(244, 114, 182)';
  for (const provider of PROVIDERS) {
    const row = home.rows(provider).first();
    chosen.push(await home.titleOf(row));
    await row.getByRole('button', { name: 'Add to favorites' }).click();
    const heart = row.getByRole('button', { name: 'Remove from favorites' });
    await expect(heart).toBeVisible();
    await expect(heart).toHaveCSS('color', pink);
  }
  // The heart fills before the request is sent.
  const adds = () => calls.matching(/^POST \/api\/track\/favorite$/);
  await expect.poll(() => adds().length).toBe(PROVIDERS.length);
  const added = adds().map((call) => call.postDataJSON() as object);
  expect(added.map((body) => Object.keys(body).sort())).toEqual([
    ['provider', 'trackId'],
    ['provider', 'trackId'],
  ]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  for (const [index, provider] of PROVIDERS.entries()) {
    await expectTitles(rowsOf(page, provider), [chosen[index]!]);
    const heart = rowsOf(page, provider).getByRole('button', { name: 'Remove from favorites' });
    await expect(heart).toHaveCSS('color', pink);
  }

  for (const call of adds()) expect((await call.response())?.ok()).toBe(true);
  await page.reload();
  await rowsOf(page, 'spotify').getByRole('button', { name: 'Remove from favorites' }).click();
  await expect(rowsOf(page, 'spotify')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'SoundCloud (1)' })).toBeVisible();
  const removals = () => calls.matching(/^DELETE \/api\/track\/favorite$/);
  await expect.poll(() => removals().length).toBe(1);
  const [removed] = removals();
  expect(removed?.postDataJSON()).toEqual(added[0]);
  await expect.poll(async () => (await removed?.response())?.status()).toBe(200);
  await page.reload();
  await expectTitles(rowsOf(page, 'soundcloud'), [chosen[1]!]);
  await expect(rowsOf(page, 'spotify')).toHaveCount(0);
});

/** The ids of the SoundCloud favorites that the server has. */
async function savedFavorites(page: Page): Promise<string[]> {
  const answer = (await (await page.request.get('/api/track/favorite')).json()) as {
    soundcloudFavoriteTracks: { id: string }[];
  };
  return answer.soundcloudFavoriteTracks.map(({ id }) => id);
}

test('heart: presses during a request end as the last one [FAV-24]', async ({ page }) => {
  await registerUser(page);
  const home = new HomePage(page);
  await home.open();
  await home.search('paper lanterns');
  const calls = recordCalls(page);
  const release = await delayCalls(page, 'POST', '**/api/track/favorite');
  const heart = home
    .rows('soundcloud')
    .first()
    .getByRole('button', { name: /(to|from) favorites/ });
  await heart.click();
  await expect.poll(() => calls.matching(/^POST .*favorite$/).length).toBe(1);
  for (const name of ['Remove from favorites', 'Add to favorites', 'Remove from favorites']) {
    await expect(heart).toHaveAccessibleName(name);
    await heart.click();
  }
  await expect(heart).toHaveAccessibleName('Add to favorites');
  const removed = nextResponse(page, 'DELETE /api/track/favorite');
  release();
  expect((await removed).ok()).toBe(true);
  expect(await savedFavorites(page)).toEqual([]);
  await expect(heart).toHaveAccessibleName('Add to favorites');
  expect(calls.matching(/favorite$/)).toHaveLength(2);
});

test('favorites: by provider, newest first [FAV-01] [FAV-02] [FAV-03] [FAV-04] [FAV-05] [FAV-06] [FAV-07] [FAV-16]', async ({
  page,
}) => {
  const { spotify, soundcloud } = await registerUserWithFavorites(page);
  const newest = { spotify: spotify.toReversed(), soundcloud: soundcloud.toReversed() };
  await expect(page.getByRole('tab', { name: 'All Favorites' })).toHaveAttribute('aria-selected', 'true');
  for (const provider of PROVIDERS) await expectTitles(rowsOf(page, provider), newest[provider]);
  const boxes = await Promise.all(PROVIDERS.map((provider) => rowsOf(page, provider).first().boundingBox()));
  expect(boxes[0]!.x + boxes[0]!.width).toBeLessThanOrEqual(boxes[1]!.x);

  await page.getByRole('tab', { name: 'Spotify (3)', exact: true }).click();
  await expect(rowsOf(page, 'soundcloud')).toHaveCount(0);
  await expectTitles(rowsOf(page, 'spotify'), newest.spotify);
  await page.getByRole('tab', { name: 'SoundCloud (2)', exact: true }).click();
  await expect(rowsOf(page, 'spotify')).toHaveCount(0);
  await expectTitles(rowsOf(page, 'soundcloud'), newest.soundcloud);
});

test('favorites: filter by title or artist [FAV-08] [FAV-09] [FAV-10] [FAV-11] [FAV-12] [FAV-15]', async ({
  page,
}) => {
  await registerUser(page);
  const spotify = await searchTracks(page, 'spotify', 'midnight harbour', 2);
  const soundcloud = await searchTracks(page, 'soundcloud', 'midnight harbour', 1);
  await addFavorites(page, [...spotify, ...soundcloud]);
  await page.goto(screens.favorites);
  const filter = page.getByPlaceholder('Filter by title or artist...');
  await expect(page.getByText('Showing 3 of 3 tracks')).toBeVisible();

  await filter.fill(spotify[1]!.title.toUpperCase());
  await expectTitles(rowsOf(page, 'spotify'), [spotify[1]!.title]);
  await expect(rowsOf(page, 'soundcloud')).toHaveCount(0);
  await expect(page.getByText('Showing 1 of 3 tracks')).toBeVisible();

  await filter.fill(soundcloud[0]!.artistInfo[0]!.name);
  await expectTitles(rowsOf(page, 'soundcloud'), [soundcloud[0]!.title]);
  await expect(rowsOf(page, 'spotify')).toHaveCount(0);

  await filter.fill('nothing is called this');
  await expect(page.getByText('No matching tracks found. Try adjusting your filter.')).toBeVisible();

  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(filter).toHaveValue('');
  await expect(page.getByText('Showing 3 of 3 tracks')).toBeVisible();
  await expect(rowsOf(page, 'spotify')).toHaveCount(2);
});

test('favorites: Play queues both services newest first, and the sort is remembered', async ({ page }) => {
  const { spotify, soundcloud } = await registerUserWithFavorites(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const newest = [spotify[2], soundcloud[1], spotify[1], soundcloud[0], spotify[0]];
  await expect
    .poll(() =>
      page.evaluate(() => {
        const saved = JSON.parse(sessionStorage.getItem('playbackState') ?? '{}') as {
          queue?: { title: string }[];
        };
        return saved.queue?.map(({ title }) => title);
      }),
    )
    .toEqual(newest);
  await page.getByLabel('Sort favorites').selectOption('Title');
  const byTitle = spotify.toSorted((one, other) => one.localeCompare(other, undefined, { numeric: true }));
  await expectTitles(rowsOf(page, 'spotify'), byTitle);
  await page.reload();
  await expect(page.getByLabel('Sort favorites')).toHaveValue('title');
  await expectTitles(rowsOf(page, 'spotify'), byTitle);
});
