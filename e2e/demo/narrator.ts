// Says what to look at, and gives the viewer time to see it.
import type { Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const IS_HEADLESS = process.env['DEMO_HEADLESS'] === '1';
const PAUSE_MS = 4000;
const PICTURES = fileURLToPath(new URL('../../reports/demo', import.meta.url));

export type Narrator = {
  /** Prints a sentence and waits; without a window it takes a screenshot. */
  say: (sentence: string) => Promise<void>;
  /** Leaves the page to the viewer until the window is closed. */
  leaveOpen: () => Promise<void>;
};

export function narratorOf(page: Page, demo: string): Narrator {
  let step = 0;
  return {
    async say(sentence) {
      step += 1;
      process.stdout.write(`${step}. ${sentence}\n`);
      if (IS_HEADLESS) await page.screenshot({ path: `${PICTURES}/${demo}-${step}.png` });
      else await delay(PAUSE_MS);
    },
    async leaveOpen() {
      if (IS_HEADLESS) return;
      process.stdout.write('Look around; close the window to end.\n');
      await page.waitForEvent('close', { timeout: 0 });
    },
  };
}
