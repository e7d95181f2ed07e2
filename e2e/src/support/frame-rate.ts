// Measures frame times and long tasks of a page.
import type { Page } from '@playwright/test';

export type FrameRate = {
  frames: number;
  p50Ms: number;
  p95Ms: number;
  worstMs: number;
  /** Tasks of more than 50 ms, and their total time. */
  longTasks: number;
  longMs: number;
};

declare global {
  interface Window {
    longTasks: number[];
    frameTimes: number[];
    isMeasuring: boolean;
  }
}

/** Call it before the page loads. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ entryTypes: ['longtask'] });
  });
}

/** Runs an action in the page and measures the frames during it. */
export async function measureFrameRate(page: Page, action: () => Promise<unknown>): Promise<FrameRate> {
  await page.evaluate(() => {
    window.longTasks = [];
    window.frameTimes = [];
    window.isMeasuring = true;
    let last = performance.now();
    const step = (now: number) => {
      window.frameTimes.push(now - last);
      last = now;
      if (window.isMeasuring) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  await action();
  return page.evaluate(() => {
    window.isMeasuring = false;
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

/** Scrolls an element, or the page, by a number of pixels per frame. */
export async function scrollContinuously(
  page: Page,
  box: string | null,
  forMs: number,
  pixels = 400,
): Promise<void> {
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
