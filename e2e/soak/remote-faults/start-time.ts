// How long the shell takes until a listener can use it.
import { expect } from '@playwright/test';
import type { Bench } from './fault-test';

const ROUNDS = 5;

/**
 * The median time in milliseconds from the start of a visit to /home until menu and user menu are drawn and React handles
 * their clicks. `arrange` runs before each visit; each visit has an empty cache.
 */
export async function startTimes({ newPage }: Bench, arrange: () => void): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    arrange();
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
    times.push(await page.evaluate(() => (window as unknown as { usableAt: number }).usableAt));
    await page.context().close();
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)]!;
}
