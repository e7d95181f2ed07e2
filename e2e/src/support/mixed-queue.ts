// Queues of short tracks of both providers, and the proof that one played as it stands.
import { expect, type Page } from '@playwright/test';
import { PROVIDERS, type Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import type { RealBrowser } from './real-browser';
import { savedState } from './saved-queue';
import { overlapsOf, type SoundLog } from './sound-log';

/** So many SoundCloud tracks the product keeps ready. */
const SEATS_AHEAD = 4;
const HAS_ENOUGH_DATA = 4;
const WORST_TRACK_MS = 15_000;

/** Tracks whose stand-ins end or seek in a way of their own. */
const PECULIAR = /silence|echo|word|finished|deaf|goodbye/i;

/**
 * Searches for short tracks and queues so many of them, in this pattern of providers; answers their keys.
 * `plain` leaves out those that end in a way of their own.
 */
export async function queueShortTracks(
  page: Page,
  baseUrl: string,
  pattern: readonly Provider[],
  kind: 'any' | 'plain' = 'any',
): Promise<readonly string[]> {
  const home = new HomePage(page);
  await page.goto(`${baseUrl}${screens.home}`);
  await home.search('short');
  const next: Record<Provider, number> = { spotify: 0, soundcloud: 0 };
  for (const provider of pattern) {
    const rows = home.playableRows(provider);
    const suitable = kind === 'plain' ? rows.filter({ hasNotText: PECULIAR }) : rows;
    await home.addToQueue(suitable.nth(next[provider]));
    next[provider] += 1;
  }
  const keys = await queuedKeys(page);
  expect(keys).toHaveLength(pattern.length);
  return keys;
}

/** The keys of what is queued now, as the sound is logged under. */
export async function queuedKeys(page: Page): Promise<readonly string[]> {
  const { queue } = await savedState(page);
  return queue.map(({ provider, id }) => `${provider}:${id.split(':').at(-1)}`);
}

/** Alternating at first, then longer and longer runs of one provider. */
export function mixOf(length: number): readonly Provider[] {
  const pattern: Provider[] = [];
  let turn = 0;
  const left: Record<Provider, number> = {
    spotify: Math.ceil(length / 2),
    soundcloud: Math.floor(length / 2),
  };
  while (pattern.length < length) {
    const provider = PROVIDERS[turn % 2]!;
    const run = Math.min(left[provider], 1 + Math.floor(turn / 6));
    for (let count = 0; count < run; count += 1) pattern.push(provider);
    left[provider] -= run;
    turn += 1;
  }
  return pattern;
}

/**
 * Waits until the next SoundCloud tracks of a queue have their frames and sound in them, four at the most: a browser
 * loads no sound for frames that are new in a hidden tab.
 */
export async function expectSeatsAhead(page: Page, upcoming: readonly string[]): Promise<void> {
  const wanted = upcoming.slice(0, 10).filter((key) => key.startsWith('soundcloud:'));
  for (const key of wanted.slice(0, SEATS_AHEAD)) {
    await expect
      .poll(() => readyStateOf(page, key), { timeout: 30_000, message: `a frame for ${key}` })
      .toBeGreaterThanOrEqual(HAS_ENOUGH_DATA);
  }
}

async function readyStateOf(page: Page, key: string): Promise<number> {
  const frame = page.frames().find((each) => each.url().includes(`tracks%3A${key.split(':')[1]}&`));
  const read = frame?.evaluate(() => document.querySelector('audio')?.readyState ?? 0);
  // A frame may leave while it is asked.
  return (await read?.catch(() => 0)) ?? 0;
}

/** Hides the tab, and looks at it for a moment whenever the tracks seated ahead are used up. */
export async function playHidden(
  { page, hide, show }: RealBrowser,
  sound: SoundLog,
  keys: readonly string[],
): Promise<void> {
  await expectSeatsAhead(page, keys.slice(1));
  await hide();
  let seen = 1;
  while (sound.order().length < keys.length) {
    await page.waitForTimeout(500);
    const heard = sound.order().length;
    const used = keys.slice(seen, heard).filter((key) => key.startsWith('soundcloud:')).length;
    if (used < SEATS_AHEAD) continue;
    await show();
    await expectSeatsAhead(page, keys.slice(sound.order().length));
    await hide();
    seen = sound.order().length;
  }
}

/** Waits for silence after the last track, then judges order, repeats, gaps and overlaps. */
export async function expectPlayedThrough(sound: SoundLog, keys: readonly string[]): Promise<void> {
  let heard = 0;
  while (heard < keys.length) {
    const before = heard;
    await expect
      .poll(() => sound.order().length, { timeout: WORST_TRACK_MS + 10_000, message: `track ${before + 1}` })
      .toBeGreaterThan(before);
    heard = sound.order().length;
  }
  await expect
    .poll(() => sound.stretches().every(({ until }) => until !== null), { timeout: WORST_TRACK_MS })
    .toBe(true);
  expect(sound.order()).toEqual(keys);
  expect(overlapsOf(sound.stretches())).toEqual([]);
}
