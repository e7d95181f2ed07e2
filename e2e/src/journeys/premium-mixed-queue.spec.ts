import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { signInWithSpotify } from '../support/listeners';
import { expectPlayedThrough, queuedKeys } from '../support/mixed-queue';
import { logSound } from '../support/sound-log';

test('a premium listener continues with Spotify, sets up the account and hears a queue of both providers in order [ROLE-12] [SIGNIN-02] [API-45] [SETUP-01] [SETUP-04]', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const sound = await logSound(context);
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
  await expect.poll(() => queue.titles()).toEqual(titles);
  const keys = await queuedKeys(page);
  await player.play();

  for (const title of titles) await player.expectCurrent(title);
  await expectPlayedThrough(sound, keys);
});
