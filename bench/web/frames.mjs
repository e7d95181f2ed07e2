// Frame times and long tasks of a page while something happens in it.

/** @typedef {{ p95: number, worst: number, longTasks: number }} Frames milliseconds; tasks of more than 50 ms */

/** Call it before the page loads. @param {import('@playwright/test').Page} page */
export const watchLongTasks = (page) =>
  page.addInitScript(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => (window.longTasks += list.getEntries().length)).observe({
      entryTypes: ['longtask'],
    });
  });

/**
 * @param {import('@playwright/test').Page} page @param {() => Promise<unknown>} action
 * @returns {Promise<Frames>} of the time that the action takes
 */
export async function measureFrames(page, action) {
  await page.evaluate(() => {
    window.longTasks = 0;
    window.frameTimes = [];
    window.isMeasuring = true;
    let last = performance.now();
    const step = (now) => {
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
    // The clock of the page has steps of a tenth of a millisecond.
    const rounded = (value) => Math.round((value ?? 0) * 10) / 10;
    return {
      p95: rounded(sorted[Math.floor(sorted.length * 0.95)]),
      worst: rounded(sorted.at(-1)),
      longTasks: window.longTasks,
    };
  });
}

/**
 * Scrolls an element by a number of pixels in each frame.
 * @param {import('@playwright/test').Page} page @param {string} selector @param {number} pixels @param {number} forMs
 */
export const scrollBy = (page, selector, pixels, forMs) =>
  page.evaluate(
    ([box, by, ms]) =>
      new Promise((resolve) => {
        const target = document.querySelector(box);
        target.scrollTo(0, 0);
        const from = performance.now();
        const step = (now) => {
          target.scrollTop += by;
          if (now - from < ms) requestAnimationFrame(step);
          else resolve(undefined);
        };
        requestAnimationFrame(step);
      }),
    [selector, pixels, forMs],
  );
