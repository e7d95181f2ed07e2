// One cold visit on slow 4G with a slow processor: paints, the moment the page takes input, bytes, blocking time; then another
// screen, and a reload with what the browser has kept.
import { setTimeout as delay } from 'node:timers/promises';
import { slowCpu, slowNetwork } from '../browser.mjs';

const LIMIT_MS = 60_000;
/** The visit ends when nothing was fetched for so long: prefetches belong to it. */
const QUIET_MS = 1_000;
/** A page that lost what was typed before it had its script gets another letter. */
const RETYPE_AFTER_MS = 2_000;
const HOVER_MS = 300;

/**
 * How to tell that a page is usable: typing into `input` makes `effect` appear. `second` leads to another screen.
 * @typedef {{ input: string, effect: string, second: string }} Landmarks
 */

/** @type {Landmarks} */
export const PRODUCT = {
  input: 'main form[role="search"] input',
  effect: 'main form[role="search"] button[aria-label="Clear search"]',
  second: 'a[href="/about-me"]',
};

export const FLOOR = {
  input: 'input',
  effect: 'button[aria-label="Clear search"]',
  second: 'a[href="/second"]',
};

/**
 * @typedef {object} Load times in ms since the navigation, sizes in bytes on the wire
 * @property {number} fcp @property {number} lcp @property {number} cls
 * @property {number} usable when the effect of typing was in the DOM
 * @property {boolean} keptText whether the first typed letter reached the model
 * @property {number} usableBytes until then @property {number} bytes with what is fetched later
 * @property {{ afterPaint: number, inAll: number }} blocking total blocking time until then: since FCP, and since the navigation
 */

/**
 * A visit in a context of its own: cold, then another screen, then again with what the browser has kept.
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {Landmarks} landmarks
 * @returns {Promise<{ cold: Load, secondRoute: number, warm: Load }>}
 */
export const visit = (browser, url, landmarks) =>
  inNewPage(browser, async (page, devtools) => {
    await page.addInitScript(observe, landmarks);
    await slowNetwork(devtools);
    await slowCpu(devtools);
    const cold = await load(page, devtools, url, landmarks);
    const secondRoute = await changeScreen(page, landmarks);
    return { cold, secondRoute, warm: await load(page, devtools, url, landmarks) };
  });

/** How long an idle visit lasts: what the page does in idle time belongs to it. */
const IDLE_MS = 6_000;

/**
 * A cold visit without any input, with a slow processor.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @returns {Promise<{ bytes: number, busy: number, heap: number }>} bytes on the wire, ms of tasks, bytes of the heap after a collection
 */
export const idleVisit = (browser, url) =>
  inNewPage(browser, async (page, devtools) => {
    for (const domain of ['Network', 'Performance', 'HeapProfiler']) await devtools.send(`${domain}.enable`);
    const metric = async (wanted) =>
      (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === wanted).value;
    await slowCpu(devtools);
    const network = watchNetwork(devtools);
    await page.goto(url);
    await delay(IDLE_MS);
    await network.quiet();
    const busy = (await metric('TaskDuration')) * 1000;
    for (let run = 0; run < 2; run += 1) await devtools.send('HeapProfiler.collectGarbage');
    return { bytes: network.bytes(0).bytes, busy, heap: await metric('JSHeapUsedSize') };
  });

/** Runs `measure` with a page of a new context and its devtools. */
async function inNewPage(browser, measure) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** @returns {Promise<Load>} */
async function load(page, devtools, url, landmarks) {
  const network = watchNetwork(devtools);
  await page.goto(url, { waitUntil: 'commit' });
  const keptText = await typeUntilUsable(page, devtools, landmarks);
  await page.waitForLoadState('load');
  await network.quiet();
  const { fcp, lcp, cls, usable, longTasks } = await page.evaluate(() => window.benchmark.state);
  const blockingSince = (from) =>
    longTasks
      .map(({ start, end }) => Math.min(end, usable) - Math.max(start + 50, from))
      .reduce((sum, part) => sum + Math.max(0, part), 0);
  const blocking = { afterPaint: blockingSince(fcp), inAll: blockingSince(0) };
  return { fcp, lcp, cls, usable, keptText, ...network.bytes(usable), blocking };
}

/** Counts the bytes of a visit, from now on. */
function watchNetwork(devtools) {
  let begunAt = 0;
  let lastAt = performance.now();
  const finished = [];
  const onEnd = ({ timestamp, encodedDataLength = 0 }) => {
    finished.push({ at: timestamp, size: encodedDataLength });
    lastAt = performance.now();
  };
  const handlers = {
    'Network.requestWillBeSent': ({ timestamp, type }) => {
      if (type === 'Document' && begunAt === 0) begunAt = timestamp;
      lastAt = performance.now();
    },
    'Network.loadingFinished': onEnd,
    'Network.loadingFailed': onEnd,
  };
  for (const [event, handler] of Object.entries(handlers)) devtools.on(event, handler);
  const sum = (files) => files.reduce((total, { size }) => total + size, 0);
  return {
    async quiet() {
      const deadline = performance.now() + LIMIT_MS / 2;
      // An event stream of a player may stay open.
      while (performance.now() - lastAt < QUIET_MS && performance.now() < deadline) await delay(50);
      for (const [event, handler] of Object.entries(handlers)) devtools.off(event, handler);
    },
    bytes: (usable) => ({
      usableBytes: sum(finished.filter(({ at }) => (at - begunAt) * 1000 <= usable)),
      bytes: sum(finished),
    }),
  };
}

/**
 * Types a letter as soon as there is an input, and again where the first one was lost; tells whether the first one counted. Few
 * letters, because each of them keeps the page busy.
 */
async function typeUntilUsable(page, devtools, { input }) {
  await page.waitForFunction((selector) => {
    document.querySelector(selector)?.focus();
    return document.activeElement?.matches(selector);
  }, input);
  const usable = page.evaluate(() => window.benchmark.usablePage);
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    await devtools.send('Input.insertText', { text: letter });
    if (!(await Promise.race([usable, delay(RETYPE_AFTER_MS, 'not yet')]))) {
      const field = page.locator(input);
      const text = await field.inputValue();
      await field.fill('');
      return text.startsWith('a');
    }
  }
  throw new Error(`${page.url()} did not take input.`);
}

/** Milliseconds from the click on a link to the paint of the other screen's heading. */
async function changeScreen(page, { second }) {
  // A pointer is over a link for a while before it is pressed, which is when the page begins to fetch.
  await page.hover(second);
  await delay(HOVER_MS);
  return page.evaluate(
    (link) =>
      new Promise((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const first = heading();
        const from = performance.now();
        const check = () => {
          const isShown = heading() !== undefined && heading() !== first;
          if (!isShown) return void requestAnimationFrame(check);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        };
        document.querySelector(link).click();
        check();
      }),
    second,
  );
}

/** Runs in the page before its scripts. */
function observe({ effect }) {
  const state = { fcp: 0, lcp: 0, cls: 0, usable: 0, longTasks: [] };
  let reportUsable;
  const usablePage = new Promise((resolve) => (reportUsable = resolve));
  window.benchmark = { state, usablePage };
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') state.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (state.lcp = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) state.cls += value;
  });
  on('longtask', ({ startTime, duration }) =>
    state.longTasks.push({ start: startTime, end: startTime + duration }),
  );
  const observer = new MutationObserver(() => {
    if (!document.querySelector(effect)) return;
    state.usable = performance.now();
    observer.disconnect();
    reportUsable();
  });
  observer.observe(document, { childList: true, subtree: true });
}
