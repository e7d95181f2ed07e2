// One run of the random listener: a Premium account of its own, a mixed queue, so many steps.
import { test, type Page } from '@playwright/test';
import type { Track } from '@segue/contract';
import { PlayerBar, QueuePanel } from '../pages/player';
import { diceOf } from './dice';
import { signInAsFreshListener } from './fresh-listener';
import { listenAtRandom } from './random-listener';
import { openWith, tracksOf } from './saved-queue';

const PECULIAR = /silence|echo|word|finished|deaf|goodbye|relinked|door|opens/i;

/** `calm` leaves out the faults that would hit others beside it. */
export async function runAtRandom(
  page: Page,
  baseUrl: string,
  seed: number,
  steps: number,
  mood: 'calm' | 'rough' = 'rough',
): Promise<void> {
  console.log(`Random listener: ${steps} steps, seed ${seed}`);
  test.setTimeout(60_000 + steps * 16_000);
  const person = await signInAsFreshListener(page, baseUrl);
  await openWith(page, { queue: await someOfBoth(page), showQueueManager: true });
  await new QueuePanel(page).items.first().waitFor();
  await new PlayerBar(page).bar.waitFor();
  const story = await listenAtRandom({ page, person, mood, dice: diceOf(seed) }, steps);
  console.log(`${story.length} steps, and bar, queue and sound agreed after each.`);
}

/** Long ones, and a few that end while the listener is busy. No two of a title. */
async function someOfBoth(page: Page): Promise<Track[]> {
  const queue: Track[] = [];
  for (const [words, count] of [
    ['harbour', 3],
    ['short', 2],
  ] as const) {
    for (const provider of ['soundcloud', 'spotify'] as const) {
      const found = (await tracksOf(page, provider, words)).filter(
        ({ title }) => !PECULIAR.test(title) && queue.every((other) => other.title !== title),
      );
      queue.push(...found.slice(0, count));
    }
  }
  return queue;
}
