// Frame times and long tasks of a page while something happens in it.

/** Milliseconds of a frame at 60 Hz, with the steps of the page's clock. */
const FRAME_MS = 16.9;

/** @typedef {{ inTime: number, worst: number, longTasks: number }} Frames percent, milliseconds, tasks of more than 50 ms */

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
  return page.evaluate((limit) => {
    window.isMeasuring = false;
    const frames = window.frameTimes.slice(1);
    return {
      inTime: (frames.filter((ms) => ms <= limit).length / frames.length) * 100,
      worst: Math.max(...frames),
      longTasks: window.longTasks,
    };
  }, FRAME_MS);
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
