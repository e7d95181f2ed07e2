// Plays queues of short tracks and writes how long each hand-off was silent and each click waited for its sound, and which
// part of that time was whose.
// `bench/handoff.mjs` runs it and makes the table.
import { expect, test, type Page } from '@playwright/test';
import { PROVIDERS, routes, type Provider } from '@segue/contract';
import { mkdir, writeFile } from 'node:fs/promises';
import { playerOf } from '../src/pages/player';
import { logAudio } from '../src/support/audio-log';
import { chromiumPath } from '../src/support/chromium-path';
import { expectPlayedThrough, playHidden, queueShortTracks } from '../src/support/mixed-queue';
import { signInWithSpotify } from '../src/support/oauth-flow';
import { openRealBrowser } from '../src/support/real-browser';
import { resetSandbox } from '../src/support/sandbox';
import { handOffsOf, startOf, type HandOff, type Start } from './hand-offs';
import { logHandOffPath } from './hand-off-path';

const SAMPLES = new URL('../../reports/handoff-samples.json', import.meta.url);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Every ordered pair of providers once, and only tracks whose end event is correct. */
const PATTERN: readonly Provider[] = [
  ...(['spotify', 'spotify', 'soundcloud', 'soundcloud', 'musicserver'] as const),
  ...(['musicserver', 'spotify', 'musicserver', 'soundcloud', 'spotify'] as const),
];

const samples: (HandOff & { visibility: string })[] = [];
const starts: (Start & { click: 'first' | 'next' })[] = [];

test.afterEach(resetSandbox);

for (let round = 1; round <= ROUNDS; round += 1) {
  for (const visibility of ['foreground', 'hidden']) {
    test(`round ${round}, ${visibility}`, async ({ baseURL }) => {
      test.setTimeout(240_000);
      const browser = await openRealBrowser(chromiumPath());
      const { page, context, close } = browser;
      try {
        const sound = await logAudio(context);
        const path = await logHandOffPath(context);
        await signIn(page, String(baseURL));
        const keys = await queueShortTracks(page, String(baseURL), PATTERN, 'faultless');
        await playerOf(page).play();
        const checks = [expectPlayedThrough(sound, keys)];
        if (visibility === 'hidden') checks.push(playHidden(browser, sound, keys));
        await Promise.all(checks);
        samples.push(...handOffsOf(sound.intervals(), path()).map((one) => ({ ...one, visibility })));
      } finally {
        await close();
      }
    });
  }
  for (const provider of PROVIDERS) {
    test(`round ${round}, clicks on ${provider}`, async ({ baseURL }) => {
      const { page, context, close } = await openRealBrowser(chromiumPath());
      try {
        const sound = await logAudio(context);
        const path = await logHandOffPath(context);
        const player = playerOf(page);
        await signIn(page, String(baseURL));
        await queueShortTracks(page, String(baseURL), [provider, provider], 'faultless');
        // The first click after a load does not wait until the player is downloaded.
        await page.reload({ waitUntil: 'commit' });
        await player.play();
        for (const [index, click] of (['first', 'next'] as const).entries()) {
          if (click === 'next') await player.button('Next').click();
          await expect.poll(() => sound.intervals().length, { timeout: 30_000 }).toBeGreaterThan(index);
          // Later events make the beginning of the sound exact.
          await page.waitForTimeout(1000);
          starts.push({ ...startOf(sound.intervals()[index]!, path()), click });
        }
      } finally {
        await close();
      }
    });
  }
}

/** As a user of all three providers. */
async function signIn(page: Page, baseUrl: string): Promise<void> {
  const user = await signInWithSpotify(page, baseUrl);
  const logIn = { username: user.replace('premium-pat', 'robin'), password: 'robin sings' };
  const path = routes.connectWithPassword.path.replace(':provider', 'musicserver');
  expect((await page.request.post(`${baseUrl}${path}`, { data: logIn })).status()).toBe(200);
}

test.afterAll(async () => {
  await mkdir(new URL('.', SAMPLES), { recursive: true });
  await writeFile(SAMPLES, `${JSON.stringify({ rounds: ROUNDS, samples, starts }, null, 2)}\n`);
});
