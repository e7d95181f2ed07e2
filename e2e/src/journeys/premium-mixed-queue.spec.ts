import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { logAudio } from '../support/audio-log';
import { expectPlayedThrough, queuedKeys } from '../support/mixed-queue';
import { signInWithSpotify } from '../support/oauth-flow';

test('Premium user: signs in, plays a mixed queue [ROLE-12] [SIGNIN-02] [API-45] [SETUP-01] [SETUP-04]', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const sound = await logAudio(context);
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
