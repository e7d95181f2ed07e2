import type { BrowserContext, Page } from '@playwright/test';

/** Chooses an appearance as a visitor does, in the footer. */
export async function chooseAppearance(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** As if this browser had chosen it at an earlier visit. */
export async function keepAppearance(
  context: BrowserContext,
  url: string | undefined,
  value: 'dark' | 'light' | 'system',
): Promise<void> {
  await context.addCookies([{ name: 'segue-appearance', value, url: url! }]);
}
