import { test } from '@playwright/test';
import { PlayerBar } from '../pages/player';
import { logAudio } from '../support/audio-log';
import { expectPlayedThrough, providerPattern, queueShortTracks } from '../support/mixed-queue';
import { signInWithSpotify } from '../support/oauth-flow';

test('mixed queue: plays to its end in order, without overlapping audio', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const sound = await logAudio(context);
  await signInWithSpotify(page, 'premium-pat', String(baseURL));
  const keys = await queueShortTracks(page, String(baseURL), providerPattern(8));
  await new PlayerBar(page).play();
  await expectPlayedThrough(sound, keys);
});
