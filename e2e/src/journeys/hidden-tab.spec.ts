import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { logAudio, overlapsOf } from '../support/audio-log';
import { chromiumPath } from '../support/chromium-path';
import { expectPrimed, queuedKeys } from '../support/mixed-queue';
import { signInWithSpotify } from '../support/oauth-flow';
import { openRealBrowser } from '../support/real-browser';

test('hidden tab: the next SoundCloud track starts, because it was primed unheard while the tab was seen @soak', async ({
  baseURL,
}) => {
  const { page, context, close, hide } = await openRealBrowser(chromiumPath());
  try {
    const sound = await logAudio(context);
    await signInWithSpotify(page, String(baseURL));
    const home = homeOf(page);
    await page.goto(`${baseURL}${screens.home}`);
    await home.search('late ferry');
    await home.addToQueue(home.playableRows('spotify').first());
    await home.addToQueue(home.playableRows('soundcloud').first());
    const player = playerOf(page);
    await player.play();
    await expectAudioFrom(page, 'spotify');
    const keys = await queuedKeys(page);
    await expectPrimed(page, keys[1]!);
    await hide();
    expect(sound.order()).toEqual(keys.slice(0, 1));
    // Not `click`, which waits for animation frames.
    await player.button('Next').dispatchEvent('click');
    await expectAudioFrom(page, 'soundcloud');
    expect(sound.order()).toEqual(keys);
    expect(overlapsOf(sound.intervals())).toEqual([]);
  } finally {
    await close();
  }
});
