import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { expectSilenceFrom, expectSoundFrom, soundingProviders } from '../support/sound';
import { signInWithSpotify } from '../support/listeners';

test('[ROLE-12] [SIGNIN-02] [API-45] [SETUP-01] [SETUP-04] a premium listener continues with Spotify, sets up the account and hears a queue of both providers in order', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInWithSpotify(page, 'premium-pat');
  const home = new HomePage(page);
  const player = new PlayerBar(page);
  await expect(page).toHaveURL(/\/home$/);
  await home.search('short');

  const rows = [
    home.rowOf('spotify', /short ferry/i),
    home.rowOf('soundcloud', /short ferry/i),
    home.rowOf('spotify', /short harbour/i),
    home.rowOf('soundcloud', /short harbour/i),
  ];
  const titles = await Promise.all(rows.map((row) => home.titleOf(row)));
  for (const row of rows) await home.addToQueue(row);
  const queue = await player.openQueue();
  await expect(queue.items).toHaveCount(4);
  await player.play();

  const order = ['spotify', 'soundcloud', 'spotify', 'soundcloud'] as const;
  for (const [index, provider] of order.entries()) {
    await expect(player.bar.getByText(titles[index] ?? '', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expectSoundFrom(page, provider);
    expect(await soundingProviders(page)).toEqual([provider]);
  }
  await expectSilenceFrom(page, 'spotify');
});
