// Benchmark: the silence between two tracks, per pair of providers, in a visible and in a hidden tab, with a widget that
// loads its audio at the first play, as the real one does, and with an eager one. Prints whether each median meets its
// goal.
import { test } from '@playwright/test';
import type { Provider } from '@segue/contract';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { PlayerBar } from '../src/pages/player';
import { logAudio, type PlayInterval } from '../src/support/audio-log';
import { chromiumPath } from '../src/support/chromium-path';
import {
  expectPlayedThrough,
  playHidden,
  queueShortTracks,
  type WidgetLoad,
} from '../src/support/mixed-queue';
import { signInWithSpotify } from '../src/support/oauth-flow';
import { openRealBrowser } from '../src/support/real-browser';
import { changeSettings, resetSandbox } from '../src/support/sandbox';

const REPORT = new URL('../../reports/handoff.json', import.meta.url);
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? 3);
/** Milliseconds. */
const GOALS = { sameProvider: 150, otherProvider: 250 };
/** Every pair of providers twice, and only tracks whose end event is correct. */
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

type Sample = { direction: string; visibility: string; load: WidgetLoad; silenceMs: number };
const samples: Sample[] = [];

const CASES = (['on-play', 'eager'] as const).flatMap((load) =>
  ['foreground', 'hidden'].map((visibility) => ({ load, visibility })),
);

test.afterEach(resetSandbox);

for (let round = 1; round <= ROUNDS; round += 1) {
  for (const { load, visibility } of CASES) {
    test(`round ${round}, ${visibility}, widget loads ${load}`, async ({ baseURL }) => {
      test.setTimeout(240_000);
      // Spotify's own delay is not the product's.
      await changeSettings({ widget: { load }, sdk: { playDelayMs: 0 } });
      const browser = await openRealBrowser(chromiumPath());
      const { page, context, close } = browser;
      try {
        const sound = await logAudio(context);
        await signInWithSpotify(page, 'premium-pat', String(baseURL));
        const keys = await queueShortTracks(page, String(baseURL), PATTERN, 'faultless');
        await new PlayerBar(page).play();
        const checks = [expectPlayedThrough(sound, keys)];
        if (visibility === 'hidden') checks.push(playHidden(browser, sound, keys, load));
        await Promise.all(checks);
        samples.push(...silencesOf(sound.intervals()).map((one) => ({ ...one, visibility, load })));
      } finally {
        await close();
      }
    });
  }
}

test.afterAll(async () => {
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, load: loadavg()[0] };
  await mkdir(new URL('.', REPORT), { recursive: true });
  await writeFile(REPORT, `${JSON.stringify({ rounds: ROUNDS, machine, samples }, null, 2)}\n`);
  const groups = new Map<string, number[]>();
  for (const { direction, visibility, load, silenceMs } of samples) {
    const key = `${direction}, ${visibility}, ${load}`;
    groups.set(key, [...(groups.get(key) ?? []), silenceMs]);
  }
  console.log(`Silence between two tracks in ms, load ${machine.load?.toFixed(1)} on ${machine.cores} cores`);
  for (const [group, silences] of groups) console.log(summaryOf(group, silences));
});

function summaryOf(group: string, silences: readonly number[]): string {
  const [from, to] = group.split(', ')[0]!.split(' → ');
  const goal = from === to ? GOALS.sameProvider : GOALS.otherProvider;
  const sorted = [...silences].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  const result = median <= goal ? 'met' : 'missed';
  return `${group}: median ${Math.round(median)}, max ${Math.round(sorted.at(-1)!)} of ${sorted.length}; goal ${goal} ${result}`;
}

function silencesOf(intervals: readonly PlayInterval[]): { direction: string; silenceMs: number }[] {
  return intervals.slice(1).flatMap(({ provider, track, from }, index) => {
    const previous = intervals[index]!;
    // A track that resumes after a gap is no hand-off.
    if (previous.track === track) return [];
    return [{ direction: `${previous.provider} → ${provider}`, silenceMs: from - (previous.until ?? from) }];
  });
}
