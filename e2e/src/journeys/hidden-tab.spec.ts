import { expect, test } from '@playwright/test';
import { PlayerBar } from '../pages/player';
import { logAudio } from '../support/audio-log';
import { chromiumPath } from '../support/chromium-path';
import { expectPlayedThrough, expectPrimed, queueShortTracks } from '../support/mixed-queue';
import { signInWithSpotify } from '../support/oauth-flow';
import { openRealBrowser } from '../support/real-browser';

test('hidden tab: the next SoundCloud track plays, though its frame loads nothing before its first play', async ({
  baseURL,
}) => {
  const browser = await openRealBrowser(chromiumPath());
  const { page, context, close, hide } = browser;
  try {
    const sound = await logAudio(context);
    await signInWithSpotify(page, 'premium-pat', String(baseURL));
    const keys = await queueShortTracks(page, String(baseURL), ['spotify', 'soundcloud'], 'faultless');
    await new PlayerBar(page).play();
    await expectPrimed(page, keys[1]!);
    await hide();
    expect(sound.order()).toEqual(keys.slice(0, 1));
    await expectPlayedThrough(sound, keys);
  } finally {
    await close();
  }
});
