import { expect, test } from '@playwright/test';
import { PROVIDERS } from '@segue/contract';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { expectSilenceFrom, expectSoundFrom, soundingProviders } from '../support/sound';

test.describe('A visitor', () => {
  test('opening / leads to /home [ROUTE-01]', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
  });

  test('is welcomed on /home before any search [ROUTE-02] [HOME-01] [HOME-02] [HOME-18] [HOME-19] [HOME-21]', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    await expect(home.searchBox).toBeVisible();
    await expect(page.getByText(/across both|both providers|Spotify and SoundCloud/i).first()).toBeVisible();
    await expect(page.getByText('Sign in to save favorites and create playlists.')).toBeVisible();
    await expect(page.getByText('Try searching for an artist, song, or album')).toBeVisible();
  });

  test('sees tracks of both providers side by side [ROLE-01] [ROLE-02] [HOME-06] [SEARCH-03]', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    await home.search('harbour');
    const [spotify, soundcloud] = await Promise.all(
      PROVIDERS.map((provider) => home.column(provider).boundingBox()),
    );
    expect(spotify && soundcloud).toBeTruthy();
    expect(Math.abs((spotify?.y ?? 0) - (soundcloud?.y ?? 0))).toBeLessThan(2);
    expect((spotify?.x ?? 0) + (spotify?.width ?? 0)).toBeLessThanOrEqual(soundcloud?.x ?? 0);
    await expect(page.getByRole('tab', { name: 'Spotify (20)' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'SoundCloud (20)' })).toBeVisible();
  });

  test('plays a SoundCloud track and hears it from the embedded frame [ROLE-05] [ROLE-13] [PLAY-05] [PLAYER-02]', async ({
    page,
  }) => {
    const home = new HomePage(page);
    const player = new PlayerBar(page);
    await home.open();
    await expect(player.bar).toBeHidden();
    await home.search('harbour');
    const row = home.playableRows('soundcloud').first();
    const title = await home.titleOf(row);
    await home.play(row);
    await player.expectCurrent(title);
    await expectSoundFrom(page, 'soundcloud');
    expect(await soundingProviders(page)).toEqual(['soundcloud']);
  });

  test('builds one queue of both providers and opens it [ROLE-06] [QUEUE-01] [PLAYER-17]', async ({
    page,
  }) => {
    const home = new HomePage(page);
    const player = new PlayerBar(page);
    await home.open();
    await home.search('harbour');
    const added: string[] = [];
    for (const provider of PROVIDERS) {
      const row = home.playableRows(provider).nth(1);
      added.push(await home.titleOf(row));
      await home.addToQueue(row);
    }
    const queue = await player.openQueue();
    await expect(queue.items).toHaveCount(2);
    for (const title of added) await expect(queue.item(title)).toBeVisible();
    await expect(player.count).toHaveText('2');
  });

  test('hears the SoundCloud entries of a mixed queue, and is told what the Spotify entries need', async ({
    page,
  }) => {
    const home = new HomePage(page);
    const player = new PlayerBar(page);
    await home.open();
    await home.search('short');
    // Both are long enough to be met, and the notice is not: it may go while the last song is looked for.
    const last = home.rowOf('soundcloud', /short harbour/i);
    const lastTitle = await home.titleOf(last);
    await home.addToQueue(home.rowOf('soundcloud', /short ferry/i));
    await home.addToQueue(home.playableRows('spotify').nth(0));
    await home.addToQueue(last);
    await player.play();
    await expectSoundFrom(page, 'soundcloud');
    await Promise.all([
      player.expectCurrent(lastTitle),
      expect(page.getByText(/Spotify Premium/).first()).toBeVisible({ timeout: 30_000 }),
    ]);
    await expectSoundFrom(page, 'soundcloud');
    await expectSilenceFrom(page, 'spotify');
  });

  test('finds the queue again after a reload, silent [PERSIST-01] [PERSIST-08]', async ({ page }) => {
    const home = new HomePage(page);
    const player = new PlayerBar(page);
    await home.open();
    await home.search('harbour');
    const row = home.playableRows('soundcloud').first();
    const title = await home.titleOf(row);
    await home.addToQueue(row);
    await page.reload();
    await player.expectCurrent(title);
    expect(await page.evaluate(() => sessionStorage.getItem('playbackState'))).toContain('currentTrackIndex');
    await expectSilenceFrom(page, 'soundcloud');
  });
});
