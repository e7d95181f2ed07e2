import { expect, test } from '@playwright/test';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom, playingAudio } from '../support/audio';
import { boxOf } from '../support/layout';
import { PROVIDERS } from '../support/providers';

test('a visitor is welcomed, and an example finds tracks of both providers [ROUTE-01] [ROUTE-02] [HOME-01] [HOME-02] [HOME-06] [HOME-18] [HOME-19] [HOME-21] [ROLE-01] [ROLE-02] [SEARCH-03]', async ({
  page,
}) => {
  const home = homeOf(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(/across both|both providers|Spotify and SoundCloud/i).first()).toBeVisible();
  await expect(page.getByText('Sign in to save favorites and create playlists.')).toBeVisible();
  await expect(page.getByText('Try searching for an artist, song, or album')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);

  const example = page.getByRole('region', { name: 'Example searches' }).getByRole('button').first();
  const words = (await example.innerText()).trim();
  await example.click();
  await expect(home.searchBox).toHaveValue(words);
  for (const provider of PROVIDERS) await expect(home.rows(provider).first()).toBeVisible();
  const [spotify, soundcloud] = [await boxOf(home.column('spotify')), await boxOf(home.column('soundcloud'))];
  expect(Math.abs(spotify.y - soundcloud.y)).toBeLessThan(2);
  expect(spotify.x + spotify.width).toBeLessThanOrEqual(soundcloud.x);
  await expect(page.getByRole('tab', { name: 'Spotify (20)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'SoundCloud (20)' })).toBeVisible();
});

test('a visitor plays SoundCloud in its frame, and a reload keeps the queue, paused [ROLE-05] [ROLE-06] [ROLE-13] [PLAY-05] [PLAYER-01] [PLAYER-02] [PLAYER-17] [QUEUE-01] [PERSIST-01] [PERSIST-08]', async ({
  page,
}) => {
  const home = homeOf(page);
  const player = playerOf(page);
  await home.open();
  await home.search('harbour');
  await expect(player.bar).toBeHidden();
  const row = home.playableRows('soundcloud').first();
  const titles = [await home.titleOf(row)];
  await home.play(row);
  await expectAudioFrom(page, 'soundcloud');
  await player.expectCurrent(titles[0]!);
  expect(await playingAudio(page)).toMatchObject([{ provider: 'soundcloud' }]);

  for (const provider of PROVIDERS) {
    const added = home.playableRows(provider).nth(1);
    titles.push(await home.titleOf(added));
    await home.addToQueue(added);
  }
  const queue = await player.openQueue();
  await expect.poll(() => queue.titles()).toEqual(titles);
  await expect(player.count).toHaveText('3');
  await page.reload();
  await player.expectCurrent(titles[0]!);
  await expect.poll(() => queue.titles()).toEqual(titles);
  expect(await page.evaluate(() => sessionStorage.getItem('playbackState'))).toContain('currentTrackIndex');
  await expectSilenceFrom(page, 'soundcloud');
});
