import type { Page } from '@playwright/test';
import { routes } from '@segue/contract';

/** The Spotify tokens this page is given from now on. */
export function noteTokens(page: Page): string[] {
  const given: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith(routes.providerToken.path) || !response.ok()) return;
    // An answer may come while the page leaves, and is then read by nobody.
    const answer = (await response.json().catch(() => null)) as { token: string } | null;
    if (answer) given.push(answer.token);
  });
  return given;
}
