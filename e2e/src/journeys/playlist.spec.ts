import { expect, test, type Page } from '@playwright/test';
import type { Playlist } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { PlayerBar } from '../pages/player';
import { PlaylistPage } from '../pages/playlists';
import { coverOf, expectTitles, titlesOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { delayCalls, recordCalls } from '../support/api-calls';
import { expectAudioFrom } from '../support/audio';
import { expectNoViolations } from '../support/axe';
import { signInWithSpotify } from '../support/oauth-flow';
import { createPlaylist, searchTracks } from '../support/test-data';

/** Creates the playlist "Both shores": two tracks of each provider, by turns. */
async function openMixed(page: Page) {
  const spotify = await searchTracks(page, 'spotify', 'short', 2);
  const soundcloud = await searchTracks(page, 'soundcloud', 'harbour', 2);
  const made: Playlist = await createPlaylist(
    page,
    'Both shores',
    [0, 1].flatMap((index) => [spotify[index]!, soundcloud[index]!]),
  );
  const playlist = new PlaylistPage(page);
  await playlist.open(made.playlistId, 'Both shores');
  const [s1, s2] = spotify.map(({ title }) => title) as [string, string];
  const [c1, c2] = soundcloud.map(({ title }) => title) as [string, string];
  return { playlist, playlistId: made.playlistId, titles: [s1, c1, s2, c2] as const };
}

async function expectQueue(page: Page, titles: readonly string[]): Promise<void> {
  const { items } = await new PlayerBar(page).openQueue();
  await expect(items).toHaveCount(titles.length);
  for (const [index, title] of titles.entries()) await expect(items.nth(index)).toContainText(title);
}

test('empty playlist: name, date, back link [PDET-01] [PDET-02] [PDET-03] [PDET-05] [PDET-06] [PDET-17]', async ({
  page,
}) => {
  await registerUser(page);
  const { playlistId } = await createPlaylist(page, 'Nothing yet');
  const playlist = new PlaylistPage(page);
  await playlist.open(playlistId, 'Nothing yet');
  await expect(page.getByText('0 tracks · Created just now')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Cover of Nothing yet' })).toBeVisible();
  expect(await coverOf(page.getByRole('main'))).toBe('placeholder');
  await expect(page.getByText('This playlist is empty')).toBeVisible();
  await expect(playlist.playAll).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Playlists' }).click();
  await expect(page).toHaveURL(/\/playlists$/);
});

for (const [ids, kept, other] of [
  ['[PDET-04] [PDET-12]', 'spotify', 'SoundCloud'],
  ['[PDET-11]', 'soundcloud', 'Spotify'],
] as const) {
  test(`playlist with ${kept} only: no tab for the other provider ${ids}`, async ({ page }) => {
    await registerUser(page);
    const tracks = await searchTracks(page, kept, 'harbour', 1);
    const { playlistId } = await createPlaylist(page, 'Single', tracks);
    const playlist = new PlaylistPage(page);
    await playlist.open(playlistId, 'Single');
    await expect(page.getByText(/^1 track ·/)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expect(page.getByRole('tab', { name: new RegExp(other) })).toHaveCount(0);
  });
}

test('mixed playlist: one order, tabs and filter [PDET-26] [PDET-05] [PDET-07] [PDET-08] [PDET-09] [PDET-10] [PDET-13] [PDET-16] [PDET-18] [PDET-19] [API-26]', async ({
  page,
}) => {
  await registerUser(page);
  const { playlist, titles } = await openMixed(page);
  await expect(page.getByText(/^4 tracks ·/)).toBeVisible();
  await expect(playlist.playAll).toBeVisible();
  for (const name of ['All Sources', 'Spotify (2)', 'SoundCloud (2)']) {
    await expect(playlist.tab(name)).toBeVisible();
  }
  await expectTitles(playlist.rows, titles);
  for (const title of titles) await expect(playlist.removeButton(title)).toBeVisible();
  await playlist.filter.fill(titles[3].toUpperCase());
  await expectTitles(playlist.rows, [titles[3]]);

  await playlist.tab('Spotify (2)').click();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(playlist.filter).toHaveValue('');
  await expectTitles(playlist.rows, titles);
  await playlist.tab('SoundCloud (2)').click();
  await expectTitles(playlist.rows, [titles[1], titles[3]]);
});

test('Play All and Play Spotify: queue in order [PDET-27] [PDET-14] [PDET-20] [PDET-21]', async ({
  page,
}) => {
  await signInWithSpotify(page, 'premium-pat');
  const { playlist, titles } = await openMixed(page);
  const player = new PlayerBar(page);
  await playlist.playAll.click();
  await player.expectCurrent(titles[0]);
  await expectAudioFrom(page, 'spotify');
  await expectQueue(page, titles);

  await player.openQueue();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Play Spotify' }).click();
  // The tracks are short and may have ended, so check the queue.
  await expectAudioFrom(page, 'spotify');
  await expectQueue(page, [titles[0], titles[2]]);
});

test('Play SoundCloud, and Play All with tab or filter [PDET-15] [PDET-22] [PDET-23]', async ({ page }) => {
  await registerUser(page);
  const { playlist, titles } = await openMixed(page);
  const player = new PlayerBar(page);
  await page.getByRole('button', { name: 'Play SoundCloud' }).click();
  await player.expectCurrent(titles[1]);
  await expectAudioFrom(page, 'soundcloud');
  await expectQueue(page, [titles[1], titles[3]]);

  const queue = await player.openQueue();
  await queue.panel.getByRole('button', { name: 'Clear' }).click();
  await playlist.filter.fill(titles[3]);
  await playlist.playAll.click();
  await player.expectCurrent(titles[3]);
  await expectQueue(page, [titles[3]]);

  await queue.panel.getByRole('button', { name: 'Clear' }).click();
  await playlist.filter.fill('');
  await playlist.tab('SoundCloud (2)').click();
  await playlist.playAll.click();
  await player.expectCurrent(titles[1]);
  await expectQueue(page, [titles[1], titles[3]]);
});

test('remove track: busy row, then gone; kept on failure [PDET-24] [PDET-25] [ERR-15]', async ({
  page,
  context,
}) => {
  await registerUser(page);
  const { playlist, titles } = await openMixed(page);
  const calls = recordCalls(page);
  // The lazy-loaded drag handles replace the rows: wait for them.
  for (const title of titles) {
    await expect(page.getByRole('button', { name: `Move ${title}`, exact: true })).toBeVisible();
  }
  await context.setOffline(true);
  await playlist.removeButton(titles[1]).click();
  await expect(page.getByText('Failed to remove track. Please try again.')).toBeVisible();
  expect(await titlesOf(playlist.rows)).toEqual(titles);
  await context.setOffline(false);

  const letGo = await delayCalls(page, 'DELETE', '**/api/playlists/track');
  await playlist.removeButton(titles[1]).click();
  await expect(playlist.removeButton(titles[1])).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(1);
  await expect(playlist.removeButton(titles[0])).toBeEnabled();
  letGo();
  await expectTitles(playlist.rows, [titles[0], titles[2], titles[3]]);
  await expect(playlist.tab('SoundCloud (1)')).toBeVisible();
  await expect(page.getByText(/^3 tracks ·/)).toBeVisible();
  expect(calls.matching(/^GET \/api\/playlists/)).toHaveLength(0);
});

test('playlist: not found, or a load error with Try again [ERR-13] [ERR-14]', async ({ page, context }) => {
  await registerUser(page);
  await createPlaylist(page, 'Here');
  for (const id of ['99999999', 'mine']) {
    await page.goto(`/playlists/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Playlist not found' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'User menu' })).not.toHaveAttribute('data-problems');
    await expectNoViolations(page);
  }
  await page.goto(screens.playlists);
  await expect(page.getByRole('link', { name: /Here/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: /Here/ }).click();
  await expect(page.getByText('Failed to load playlist. Please try again later.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Here' })).toBeVisible();
});
