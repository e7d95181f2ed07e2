// Measures the silence between two tracks, per direction, in a foreground and in a hidden tab.
import { test } from '@playwright/test';
import type { Provider } from '@segue/contract';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { PlayerBar } from '../pages/player';
import { logAudio, type PlayInterval } from '../support/audio-log';
import { chromiumPath } from '../support/chromium-path';
import { expectPlayedThrough, playHidden, queueShortTracks } from '../support/mixed-queue';
import { signInWithSpotify } from '../support/oauth-flow';
import { openRealBrowser } from '../support/real-browser';

const REPORT = new URL('../../../reports/handoff.json', import.meta.url);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Every direction twice in each round, and only the tracks whose ends are told as they should be. */
const PATTERN: readonly Provider[] = [
  'spotify',
  'spotify',
  'soundcloud',
  'soundcloud',
  'spotify',
  'soundcloud',
  'soundcloud',
  'spotify',
  'spotify',
];

type Sample = { direction: string; visibility: string; silenceMs: number };
const samples: Sample[] = [];

for (let round = 1; round <= ROUNDS; round += 1) {
  for (const visibility of ['foreground', 'hidden']) {
    test(`round ${round}, ${visibility}`, async ({ baseURL }) => {
      test.setTimeout(240_000);
      const browser = await openRealBrowser(chromiumPath());
      const { page, context, close } = browser;
      try {
        const sound = await logAudio(context);
        await signInWithSpotify(page, 'premium-pat', String(baseURL));
        const keys = await queueShortTracks(page, String(baseURL), PATTERN, 'faultless');
        await new PlayerBar(page).play();
        const walks = [expectPlayedThrough(sound, keys)];
        if (visibility === 'hidden') walks.push(playHidden(browser, sound, keys));
        await Promise.all(walks);
        samples.push(...silencesOf(sound.intervals()).map((one) => ({ ...one, visibility })));
      } finally {
        await close();
      }
    });
  }
}

test.afterAll(async () => {
  await mkdir(new URL('.', REPORT), { recursive: true });
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, load: loadavg()[0] };
  await writeFile(REPORT, `${JSON.stringify({ rounds: ROUNDS, machine, samples }, null, 2)}\n`);
});

function silencesOf(intervals: readonly PlayInterval[]): { direction: string; silenceMs: number }[] {
  return intervals.slice(1).flatMap(({ provider, track, from }, index) => {
    const former = intervals[index]!;
    // A track that stutters is no hand-over.
    if (former.track === track) return [];
    return [{ direction: `${former.provider} → ${provider}`, silenceMs: from - (former.until ?? from) }];
  });
}
