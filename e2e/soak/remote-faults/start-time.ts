// How long the shell takes until a listener can use it.
import { expect } from '@playwright/test';
import type { Bench } from './fault-test';

const ROUNDS = 5;

/**
 * The shortest time in milliseconds from the start of a visit to /home until the menu is drawn, for each arrangement. The
 * arrangements take turns, and the shortest time is the one that other programs of the machine disturbed least. Each visit
 * has an empty cache.
 */
export async function shortestStarts(bench: Bench, arrangements: readonly (() => void)[]): Promise<number[]> {
  const times = arrangements.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, arrange] of arrangements.entries()) {
      arrange();
      times[index]!.push(await startTime(bench));
    }
  }
  return times.map((measured) => Math.min(...measured));
}

async function startTime({ newPage }: Bench): Promise<number> {
  const page = await newPage();
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('nav[aria-label="Main"] a')) return;
      observer.disconnect();
      Object.assign(window, { usableAt: performance.now() });
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const time = await page.evaluate(() => (window as unknown as { usableAt: number }).usableAt);
  await page.context().close();
  return time;
}
