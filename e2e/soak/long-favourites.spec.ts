// Benchmark: opening, scrolling and filtering ten thousand favorites, also on a processor four times slower.
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { registerUser } from '../src/support/accounts';
import { measureFrameRate, scrollContinuously, watchLongTasks } from '../src/support/frame-rate';
import { generateFavorites, mockFavorites } from '../src/support/test-data';

const REPORT = new URL('../../reports/long-favourites.json', import.meta.url);
const COUNT = Number(process.env['SOAK_FAVORITES'] ?? 10_000);
const SCROLL_MS = 4000;
const results: Record<string, unknown>[] = [];

for (const slower of [1, 4]) {
  test(`${COUNT} favorites on a processor ${slower} times slower`, async ({ page, context }) => {
    test.setTimeout(180_000);
    await watchLongTasks(page);
    await registerUser(page);
    await mockFavorites(page, generateFavorites(COUNT));
    const devtools = await context.newCDPSession(page);
    await page.goto(screens.home);
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });

    const open = await opening(page);
    const boxed = await scrolling(page, '[data-scroll-root]');
    await page.getByRole('tab', { name: /^Spotify/ }).click();
    await expect(page.getByText(`Showing ${COUNT / 2} of`)).toBeVisible();
    const whole = await scrolling(page, null);
    await page.evaluate(() => window.scrollTo(0, 0));
    const filter = await filtering(page);
    results.push({ slower, openMs: open, boxed, whole, filter, heapMb: await heapMb(devtools) });
    console.log(JSON.stringify(results.at(-1)));
  });
}

test.afterAll(async () => {
  await mkdir(new URL('.', REPORT), { recursive: true });
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, load: loadavg()[0] };
  await writeFile(REPORT, `${JSON.stringify({ count: COUNT, machine, results }, null, 2)}\n`);
});

/** Milliseconds from the click on the link to the paint of the first rows. */
async function opening(page: Page): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' });
  await link.evaluate((element) => {
    element.addEventListener('click', () => (window.startedAt = performance.now()), true);
  });
  await link.click();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const check = () => {
          const isShown = document.querySelector('main li[data-provider] .name');
          if (!isShown) return void requestAnimationFrame(check);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.startedAt)));
        };
        check();
      }),
  );
}

/** The frame times while the list scrolls without a pause. */
const scrolling = (page: Page, box: string | null) =>
  measureFrameRate(page, () => scrollContinuously(page, box, SCROLL_MS));

/** Milliseconds from each key press to the paint of the filtered list. */
async function filtering(page: Page): Promise<{ worstMs: number; keys: number[] }> {
  const field = page.getByPlaceholder('Filter by title or artist...');
  await field.focus();
  const keys: number[] = [];
  for (const key of 'beyonce') {
    const took = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.addEventListener(
            'keydown',
            () => {
              const from = performance.now();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
            },
            { once: true, capture: true },
          );
        }),
    );
    await page.evaluate(() => undefined);
    await page.keyboard.press(key);
    keys.push(Math.round(await took));
  }
  return { worstMs: Math.max(...keys), keys };
}

async function heapMb(devtools: CDPSession): Promise<number> {
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1024 / 1024);
}

declare global {
  interface Window {
    startedAt: number;
  }
}
