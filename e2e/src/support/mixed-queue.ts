// Builds queues of short tracks of both providers, and checks that a queue played in order without overlaps.
import { expect, type Page } from '@playwright/test';
import { forEachProvider, type Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import type { RealBrowser } from './real-browser';
import { overlapsOf, type AudioLog } from './audio-log';
import { savedPlayback } from './saved-playback';
import { PROVIDERS } from './providers';

/** SoundCloud tracks that can start in a hidden tab: all preloaded ones, or the primed one. */
const READY_WHILE_HIDDEN = { eager: 4, 'on-play': 1 } as const;
export type WidgetLoad = keyof typeof READY_WHILE_HIDDEN;
const HAS_ENOUGH_DATA = 4;
const WORST_TRACK_MS = 15_000;

/** Tracks with faults at their end or when sought. */
const TRACKS_WITH_FAULTS = /silence|echo|word|finished|deaf|goodbye/i;

/**
 * Searches for short tracks and queues one per entry of `pattern`, from that provider; returns their keys.
 * `faultless` omits tracks with faults.
 */
export async function queueShortTracks(
  page: Page,
  baseUrl: string,
  pattern: readonly Provider[],
  kind: 'any' | 'faultless' = 'any',
): Promise<readonly string[]> {
  const home = homeOf(page, [...new Set(pattern)]);
  await page.goto(`${baseUrl}${screens.home}`);
  await home.search('short');
  const next = forEachProvider(() => 0);
  for (const provider of pattern) {
    const rows = home.playableRows(provider);
    const suitable = kind === 'faultless' ? rows.filter({ hasNotText: TRACKS_WITH_FAULTS }) : rows;
    await home.addToQueue(suitable.nth(next[provider]));
    next[provider] += 1;
  }
  const keys = await queuedKeys(page);
  expect(keys).toHaveLength(pattern.length);
  return keys;
}

/** The keys of the queued tracks, as in the audio log. */
export async function queuedKeys(page: Page): Promise<readonly string[]> {
  const { queue } = await savedPlayback(page);
  return queue.map(({ provider, id }) => `${provider}:${id.split(':').at(-1)}`);
}

/** Alternates between the providers at first, then has longer and longer runs of one provider. */
export function providerPattern(length: number): readonly Provider[] {
  const runs = Array.from({ length }, (_, turn) =>
    Array.from({ length: 1 + Math.floor(turn / 6) }, () => PROVIDERS[turn % 2]!),
  );
  return runs.flat().slice(0, length);
}

/** Waits until a SoundCloud track has been primed: it has played unheard and is paused at its start. */
export async function expectPrimed(page: Page, key: string): Promise<void> {
  await expect
    .poll(() => frameStateOf(page, key), { timeout: 30_000, message: `priming of ${key}` })
    .toMatchObject({ hasPlayed: true, isPaused: true });
}

/**
 * Waits until the next SoundCloud tracks can start in a hidden tab, where a frame loads no audio unless it was created
 * or has played in a visible tab.
 */
async function expectPreloadedFrames(
  page: Page,
  upcoming: readonly string[],
  load: WidgetLoad,
): Promise<void> {
  const soundcloudKeys = upcoming.slice(0, 10).filter((key) => key.startsWith('soundcloud:'));
  const [next] = soundcloudKeys;
  if (next) await expectPrimed(page, next);
  for (const key of soundcloudKeys.slice(0, READY_WHILE_HIDDEN[load])) {
    await expect
      .poll(async () => (await frameStateOf(page, key)).readyState, {
        timeout: 30_000,
        message: `a frame for ${key}`,
      })
      .toBeGreaterThanOrEqual(HAS_ENOUGH_DATA);
  }
}

type FrameState = { readyState: number; hasPlayed: boolean; isPaused: boolean };
const NO_FRAME: FrameState = { readyState: 0, hasPlayed: false, isPaused: true };

async function frameStateOf(page: Page, key: string): Promise<FrameState> {
  const frame = page.frames().find((each) => each.url().includes(`tracks%3A${key.split(':')[1]}&`));
  const read = frame?.evaluate((): FrameState => {
    const { readyState, played, paused } = document.querySelector('audio')!;
    return { readyState, hasPlayed: played.length > 0, isPaused: paused };
  });
  // The frame can be removed during the call.
  return (await read?.catch(() => undefined)) ?? NO_FRAME;
}

/** Plays the queue in a hidden tab; shows the tab whenever the tracks that can start there are used up. */
export async function playHidden(
  { page, hide, show }: RealBrowser,
  audio: AudioLog,
  keys: readonly string[],
  load: WidgetLoad = 'on-play',
): Promise<void> {
  await expectPreloadedFrames(page, keys.slice(1), load);
  await hide();
  let preloadedFrom = 1;
  while (audio.order().length < keys.length) {
    await page.waitForTimeout(500);
    const played = audio.order().length;
    const used = keys.slice(preloadedFrom, played).filter((key) => key.startsWith('soundcloud:')).length;
    if (used < READY_WHILE_HIDDEN[load]) continue;
    await show();
    await expectPreloadedFrames(page, keys.slice(audio.order().length), load);
    await hide();
    preloadedFrom = audio.order().length;
  }
}

/** Waits until the last track ended, then checks the order of the tracks and that none overlapped. */
export async function expectPlayedThrough(audio: AudioLog, keys: readonly string[]): Promise<void> {
  let played = 0;
  while (played < keys.length) {
    const before = played;
    await expect
      .poll(() => audio.order().length, { timeout: WORST_TRACK_MS + 10_000, message: `track ${before + 1}` })
      .toBeGreaterThan(before);
    played = audio.order().length;
  }
  await expect
    .poll(() => audio.intervals().every(({ until }) => until !== null), { timeout: WORST_TRACK_MS })
    .toBe(true);
  expect(audio.order()).toEqual(keys);
  expect(overlapsOf(audio.intervals())).toEqual([]);
}
