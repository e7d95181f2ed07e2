import { expect, test } from '@playwright/test';
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { expectAudioFrom } from '../support/audio';
import { PROVIDERS } from '../support/providers';
import { startServerWith } from '../support/server-with';
import { searchPlayableTracks, createPlaylist } from '../support/test-data';

test('separated: one provider per tab, queue and playlist; Start and Undo @soak', async ({ browser }) => {
  const site = await startServerWith(PROVIDERS, { SEPARATE_PROVIDERS: '1' });
  const page = await browser.newPage({ baseURL: site.url });
  try {
    await registerUser(page);
    const home = homeOf(page);
    const player = playerOf(page);
    const tab = (provider: Provider) =>
      page.getByRole('tab', { name: new RegExp(`^${PROVIDER_NAMES[provider]} `) });
    const notice = (text: string) => page.getByRole('status').filter({ hasText: text });

    await page.goto('/home?q=harbour');
    await expect(tab('spotify')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab')).toHaveCount(2);
    const spotifyRow = home.playableRows('spotify').first();
    await expect(spotifyRow).toBeVisible();
    await expect(home.column('soundcloud')).toHaveCount(0);
    const spotifyTitle = await home.titleOf(spotifyRow);
    await home.addToQueue(spotifyRow);

    await tab('spotify').press('ArrowRight');
    await expect(page).toHaveURL(/tab=soundcloud/);
    const soundcloudRow = home.playableRows('soundcloud').first();
    await expect(soundcloudRow).toBeVisible();
    await expect(home.column('spotify')).toHaveCount(0);
    const soundcloudTitle = await home.titleOf(soundcloudRow);
    await home.addToQueue(soundcloudRow);
    await expect(notice('The queue holds Spotify tracks. Start a new SoundCloud queue?')).toBeVisible();
    const queue = await player.openQueue();
    await expect(queue.items).toHaveCount(1);
    expect(await queue.titles()).toEqual([spotifyTitle]);

    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expectAudioFrom(page, 'soundcloud');
    await expect(queue.items).toHaveCount(1);
    await expect(queue.item(soundcloudTitle)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(queue.item(spotifyTitle)).toBeVisible();
    await expect(queue.items).toHaveCount(1);

    const [track] = await searchPlayableTracks(page, 'spotify', 'harbour');
    const [other] = await searchPlayableTracks(page, 'soundcloud', 'harbour');
    const { playlistId } = await createPlaylist(page, 'Evening', [track!]);
    const data = { playlistId, trackId: other!.id, provider: 'soundcloud' };
    expect((await page.request.put('/api/playlists/track', { data })).status()).toBe(409);
  } finally {
    await page.close();
    await site.close();
  }
});
