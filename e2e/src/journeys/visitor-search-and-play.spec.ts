import { expect, test, type Page } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom, playingProviders } from '../support/audio';
import { PROVIDERS } from '../support/providers';

let home: HomePage;
let player: PlayerBar;
test.beforeEach(async ({ page }) => {
  home = new HomePage(page);
  player = new PlayerBar(page);
  await home.open();
});

/** Plays the first SoundCloud track of a search; returns its title. */
async function playFound(page: Page): Promise<string> {
  await home.search('harbour');
  const row = home.playableRows('soundcloud').first();
  const title = await home.titleOf(row);
  await home.play(row);
  await expectAudioFrom(page, 'soundcloud');
  return title;
}

test.describe('A visitor', () => {
  test('sees the welcome on /home, also from / [ROUTE-01] [ROUTE-02] [HOME-01] [HOME-02] [HOME-18] [HOME-19] [HOME-21]', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await expect(home.searchBox).toBeFocused();
    await expect(page.getByText(/across both|both providers|Spotify and SoundCloud/i).first()).toBeVisible();
    await expect(page.getByText('Sign in to save favorites and create playlists.')).toBeVisible();
    await expect(page.getByText('Try searching for an artist, song, or album')).toBeVisible();
  });

  test('sees tracks of both providers side by side [ROLE-01] [ROLE-02] [HOME-06] [SEARCH-03]', async ({
    page,
  }) => {
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

  test('plays SoundCloud in the embedded frame [ROLE-05] [ROLE-13] [PLAY-05] [PLAYER-01] [PLAYER-02]', async ({
    page,
  }) => {
    await expect(player.bar).toBeHidden();
    const title = await playFound(page);
    await player.expectCurrent(title);
    expect(await playingProviders(page)).toEqual(['soundcloud']);
  });

  test('queues tracks of both providers, and keeps them after a reload, paused [ROLE-06] [QUEUE-01] [PLAYER-17] [PERSIST-01] [PERSIST-08]', async ({
    page,
  }) => {
    await home.search('harbour');
    const added: string[] = [];
    for (const provider of PROVIDERS) {
      const row = home.playableRows(provider).nth(1);
      added.push(await home.titleOf(row));
      await home.addToQueue(row);
    }
    const queue = await player.openQueue();
    await expect.poll(() => queue.titles()).toEqual(added);
    await expect(player.count).toHaveText('2');
    await page.reload();
    await player.expectCurrent(added[0]!);
    await expect.poll(() => queue.titles()).toEqual(added);
    expect(await page.evaluate(() => sessionStorage.getItem('playbackState'))).toContain('currentTrackIndex');
    await expectSilenceFrom(page, 'soundcloud');
  });
});
