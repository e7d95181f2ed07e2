import { test } from '@playwright/test';
import { PlayerBar } from '../pages/player';
import { signInAsFreshListener } from '../support/fresh-listener';
import { expectPlayedThrough, mixOf, queueShortTracks } from '../support/mixed-queue';
import { logSound } from '../support/sound-log';

test('a queue of both providers plays to its end unattended: in order, nothing skipped or twice, never two sounds at once', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const sound = await logSound(context);
  await signInAsFreshListener(page, String(baseURL));
  const keys = await queueShortTracks(page, String(baseURL), mixOf(8));
  await new PlayerBar(page).play();
  await expectPlayedThrough(sound, keys);
});
