import { expect, test } from '@playwright/test';
import { chromiumPath } from '../support/chromium-path';
import { PlayerBar } from '../pages/player';
import { signInAsFreshListener } from '../support/fresh-listener';
import { expectPlayedThrough, playHidden, mixOf, queueShortTracks } from '../support/mixed-queue';
import { openRealBrowser } from '../support/real-browser';
import { changeSettings, resetSandbox } from '../support/sandbox';
import { logSound } from '../support/sound-log';

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
        const sound = await logSound(context);
        await signInAsFreshListener(page, String(baseURL));
        const keys = await queueShortTracks(page, String(baseURL), mixOf(TRACKS));
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
