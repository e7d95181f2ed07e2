// The typeface: late on the first page, there from the first frame of the next ones.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';

/** The widths of the heading in the frames so far, one for each change. */
async function recordWidths(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const widths: number[] = [];
    Object.assign(window, { widths });
    const measure = () => {
      const heading = document.querySelector('h1');
      if (heading) {
        const text = document.createRange();
        text.selectNodeContents(heading);
        const { width } = text.getBoundingClientRect();
        if (widths.at(-1) !== width) widths.push(width);
      }
      requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
  });
  return () => page.evaluate(() => (window as unknown as { widths: number[] }).widths);
}

test('the first page gets the typeface when idle, the next one draws its first frame in it [APPEAR-06] @soak', async ({
  page,
  context,
}) => {
  const widths = await recordWidths(page);
  const isKnown = async () => (await context.cookies()).some(({ name }) => name === 'segue-typeface');
  const preload = page.locator('link[rel="preload"][as="font"]');
  await page.goto(screens.home);
  await expect(preload).toHaveCount(0);
  await expect.poll(isKnown).toBe(true);
  await expect.poll(async () => (await widths()).length).toBe(2);
  const [, inTypeface] = await widths();
  await page.reload();
  await expect(preload).toHaveCount(1);
  // The faces of other letters are added in idle time: nothing changes after that.
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(2);
  await page.evaluate(() => document.fonts.ready);
  expect(await widths()).toEqual([inTypeface]);
});
