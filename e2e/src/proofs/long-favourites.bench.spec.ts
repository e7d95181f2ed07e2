// How a screen of ten thousand favourites opens, scrolls and filters; a slower processor can be asked for.
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { manyFavourites, pretendFavourites } from '../support/long-favourites';
import { becomeMember } from '../support/members';

const REPORT = new URL('../../../reports/long-favourites.json', import.meta.url);
const COUNT = Number(process.env['BENCH_FAVOURITES'] ?? 10_000);
const SCROLL_MS = 4000;
const results: Record<string, unknown>[] = [];

for (const slower of [1, 4]) {
  test(`${COUNT} favourites on a processor ${slower} times slower`, async ({ page, context }) => {
    test.setTimeout(180_000);
    await page.addInitScript(watchLongTasks);
    await becomeMember(page);
    await pretendFavourites(page, manyFavourites(COUNT));
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

/** From the press on the link until the first rows have been painted. */
async function opening(page: Page): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' });
  await link.evaluate((element) => {
    element.addEventListener('click', () => (window.startedAt = performance.now()), true);
  });
  await link.click();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isThere = document.querySelector('main li[data-provider] .name');
          if (!isThere) return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.startedAt)));
        };
        look();
      }),
  );
}

/** Scrolls without a rest; answers how long frames took and how much of the time long tasks had. */
async function scrolling(page: Page, box: string | null) {
  return page.evaluate(
    ({ selector, forMs }) =>
      new Promise<{
        frames: number;
        p50Ms: number;
        p95Ms: number;
        worstMs: number;
        longTasks: number;
        longMs: number;
      }>((resolve) => {
        const target = (selector && document.querySelector(selector)) || document.scrollingElement!;
        const watched = window;
        watched.longTasks = [];
        const frames: number[] = [];
        const from = performance.now();
        let last = from;
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          target.scrollTop += 400;
          if (now - from < forMs) return void requestAnimationFrame(step);
          const sorted = frames.slice(1).sort((one, other) => one - other);
          const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
          resolve({
            frames: sorted.length,
            p50Ms: at(0.5),
            p95Ms: at(0.95),
            worstMs: Math.round(sorted.at(-1) ?? 0),
            longTasks: watched.longTasks.length,
            longMs: Math.round(watched.longTasks.reduce((sum, one) => sum + one, 0)),
          });
        };
        requestAnimationFrame(step);
      }),
    { selector: box, forMs: SCROLL_MS },
  );
}

/** Each key typed, until the number of hits has been painted. */
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
    longTasks: number[];
    startedAt: number;
  }
}

function watchLongTasks(): void {
  const watched = window;
  watched.longTasks = [];
  new PerformanceObserver((list) =>
    watched.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ entryTypes: ['longtask'] });
}
