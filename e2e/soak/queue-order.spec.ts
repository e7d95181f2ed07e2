// Plays a queue of short tracks of both providers to its end, with every form of Spotify's end event.
import { expect, test } from '@playwright/test';
import { logAudio } from '../src/support/audio-log';
import { chromiumPath } from '../src/support/chromium-path';
import {
  expectPlayedThrough,
  playHidden,
  providerPattern,
  queueShortTracks,
  type WidgetLoad,
} from '../src/support/mixed-queue';
import { signInWithSpotify } from '../src/support/oauth-flow';
import { openRealBrowser } from '../src/support/real-browser';
import { changeSettings, resetSandbox } from '../src/support/sandbox';
import { playerOf } from '../src/pages/player';

const TRACKS = Number(process.env['SOAK_TRACKS'] ?? 30);
/** The real widget loads its audio at the first play; an eager one is tried with the usual end event only. */
const KINDS: readonly { end: string; load: WidgetLoad }[] = [
  ...['normal', 'terse', 'doubled', 'silent'].map((end) => ({ end, load: 'on-play' as const })),
  { end: 'normal', load: 'eager' },
];

test.afterEach(resetSandbox);

for (const { end, load } of KINDS) {
  for (const visibility of ['foreground', 'hidden']) {
    test(`${TRACKS} tracks in order: ${visibility} tab, end event ${end}, widget ${load}`, async ({
      baseURL,
    }) => {
      test.setTimeout(60_000 + TRACKS * 15_000);
      await changeSettings({ sdk: { end }, widget: { load } });
      const browser = await openRealBrowser(chromiumPath());
      const { page, context, close } = browser;
      try {
        const sound = await logAudio(context);
        await signInWithSpotify(page, String(baseURL));
        const keys = await queueShortTracks(page, String(baseURL), providerPattern(TRACKS));
        await playerOf(page).play();
        const checks = [expectPlayedThrough(sound, keys)];
        if (visibility === 'hidden') checks.push(playHidden(browser, sound, keys, load));
        await Promise.all(checks);
        expect(await page.evaluate(() => document.visibilityState)).toBe(
          visibility === 'hidden' ? 'hidden' : 'visible',
        );
      } finally {
        await close();
      }
    });
  }
}
