// How smooth a page moves: the time between its frames, and the tasks that held it up.
import type { Page } from '@playwright/test';

export type Smoothness = {
  frames: number;
  p50Ms: number;
  p95Ms: number;
  worstMs: number;
  /** Tasks of more than 50 ms, and their whole time. */
  longTasks: number;
  longMs: number;
};

declare global {
  interface Window {
    longTasks: number[];
    frameTimes: number[];
    isCounting: boolean;
  }
}

/** To be given to the page before it loads. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ entryTypes: ['longtask'] });
  });
}

/** Does something in the page and answers how its frames came meanwhile. */
export async function smoothnessOf(page: Page, deed: () => Promise<unknown>): Promise<Smoothness> {
  await page.evaluate(() => {
    window.longTasks = [];
    window.frameTimes = [];
    window.isCounting = true;
    let last = performance.now();
    const step = (now: number) => {
      window.frameTimes.push(now - last);
      last = now;
      if (window.isCounting) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  await deed();
  return page.evaluate(() => {
    window.isCounting = false;
    const sorted = window.frameTimes.slice(1).sort((one, other) => one - other);
    const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
    return {
      frames: sorted.length,
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      worstMs: Math.round(sorted.at(-1) ?? 0),
      longTasks: window.longTasks.length,
      longMs: Math.round(window.longTasks.reduce((sum, one) => sum + one, 0)),
    };
  });
}

/** Scrolls a box, or the page, by so many pixels each frame for a while. */
export async function scrollOn(page: Page, box: string | null, forMs: number, pixels = 400): Promise<void> {
  await page.evaluate(
    ({ selector, ms, by }) =>
      new Promise<void>((resolve) => {
        const target = (selector && document.querySelector(selector)) || document.scrollingElement!;
        const from = performance.now();
        const step = (now: number) => {
          target.scrollTop += by;
          if (now - from < ms) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    { selector: box, ms: forMs, by: pixels },
  );
}
