import { expect, test } from '@playwright/test';
import { logAudio } from '../support/audio-log';
import { chromiumPath } from '../support/chromium-path';
import { expectPlayedThrough, playHidden, providerPattern, queueShortTracks } from '../support/mixed-queue';
import { signInWithSpotify } from '../support/oauth-flow';
import { openRealBrowser } from '../support/real-browser';
import { changeSettings, resetSandbox } from '../support/sandbox';
import { PlayerBar } from '../pages/player';

const TRACKS = Number(process.env['PROOF_TRACKS'] ?? 30);

test.afterEach(resetSandbox);

for (const end of ['normal', 'terse', 'doubled', 'silent']) {
  for (const visibility of ['foreground', 'hidden']) {
    test(`${TRACKS} tracks of both providers play to their end in a ${visibility} tab when Spotify ends tracks in its ${end} way`, async ({
      baseURL,
    }) => {
      test.setTimeout(60_000 + TRACKS * 15_000);
      await changeSettings({ sdk: { end } });
      const browser = await openRealBrowser(chromiumPath());
      const { page, context, close } = browser;
      try {
        const sound = await logAudio(context);
        await signInWithSpotify(page, 'premium-pat', String(baseURL));
        const keys = await queueShortTracks(page, String(baseURL), providerPattern(TRACKS));
        await new PlayerBar(page).play();
        const walks = [expectPlayedThrough(sound, keys)];
        if (visibility === 'hidden') walks.push(playHidden(browser, sound, keys));
        await Promise.all(walks);
        expect(await page.evaluate(() => document.visibilityState)).toBe(
          visibility === 'hidden' ? 'hidden' : 'visible',
        );
      } finally {
        await close();
      }
    });
  }
}
