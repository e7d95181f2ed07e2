import { expect, type Page } from '@playwright/test';

/** How far down the page is scrolled, in pixels. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Turns the wheel until the page is scrolled further than this: a turn over a page that is busy may be lost. */
export async function wheelBeyond(page: Page, pixels: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrolled(page), { timeout: 3000 }).toBeGreaterThan(pixels);
  }).toPass({ timeout: 20_000 });
}
