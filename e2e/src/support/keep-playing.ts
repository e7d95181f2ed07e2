import type { Page } from '@playwright/test';

/** The music stops at the end of the queue, as a user can choose it. Before the page is opened. */
export async function turnOffKeepPlaying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('keepPlaying', 'false');
  });
}
