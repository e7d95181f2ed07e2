// `npm run bench -- pixels`: how long the first paint follows the document, and the processor time of a page that plays.
//   --rounds 5   --seconds 30
import { log, logStep } from '../tooling/start/log.mjs';
import { launchBrowser, openProduct } from './browser.mjs';
import { median, quartiles } from './figures.mjs';
import { atMost, runBenchmark } from './report.mjs';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

runBenchmark('pixels', { rounds: 5, options: { seconds: { type: 'string' } } }, async (options) => {
  const product = await openProduct();
  const browser = await launchBrowser();
  const rows = [];
  try {
    for (const viewport of WINDOWS) {
      const site = { browser, context: { viewport, baseURL: product.url } };
      const { width } = viewport;
      rows.push(
        ...(await logStep(`Measuring: first paint at ${width} px`, () => paintRow(site, options.rounds))),
        ...(await logStep(`Measuring: playing at ${width} px`, () =>
          playingRows(site, Number(options.seconds ?? 30)),
        )),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
});

/** @typedef {{ browser: import('@playwright/test').Browser, context: import('@playwright/test').BrowserContextOptions }} Site */

/** @param {Site} site @param {(page: import('@playwright/test').Page) => Promise<unknown>} measure */
async function inNewPage({ browser, context: settings }, measure) {
  const context = await browser.newContext(settings);
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** @param {Site} site @param {number} rounds */
async function paintRow(site, rounds) {
  const delays = [];
  for (let round = 0; round < rounds; round += 1) {
    delays.push(await inNewPage(site, paintDelay));
  }
  return [
    atMost(
      'P12',
      `/home, ${site.context.viewport.width} px wide: from the heading in the document to the first paint`,
      50,
      median(delays),
      'ms',
      `${quartiles(delays, 0)} ms in the middle half`,
    ),
  ];
}

/** @param {import('@playwright/test').Page} page @returns {Promise<number>} milliseconds */
async function paintDelay(page) {
  await page.addInitScript(() => {
    window.paintDelay = new Promise((resolve) => {
      let headingAt;
      new MutationObserver((_, observer) => {
        if (!document.querySelector('h1')) return;
        headingAt = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0];
        if (paint) resolve(Math.max(0, paint.startTime - headingAt));
      }).observe({ type: 'paint', buffered: true });
    });
  });
  await page.goto('/home');
  return page.evaluate(() => window.paintDelay);
}

/** Signed out, a SoundCloud track plays. @param {Site} site @param {number} seconds */
const playingRows = (site, seconds) =>
  inNewPage(site, async (page) => {
    const share = await watchProcessors(site.browser);
    const { width } = site.context.viewport;
    await page.goto('/home?q=harbour');
    const column = page.getByRole('region', { name: 'SoundCloud', exact: true });
    await column
      .getByRole('listitem')
      .nth(1)
      .getByRole('button', { name: /^Play / })
      .click({ position: { x: 12, y: 12 } });
    await page.locator('[data-moving="true"]').first().waitFor();
    await page.keyboard.press('q');
    // Until search, covers and the way of the queue are over.
    await page.waitForTimeout(5000);
    const playing = await share(seconds);
    const isStillPlaying = await page.locator('[data-moving="true"]').first().isVisible();
    log(
      `  ${Object.entries(playing.parts)
        .map(([type, part]) => `${type} ${part.toFixed(1)}`)
        .join('  ')}`,
    );
    return [
      atMost(
        'P12',
        `playing with the open queue, ${width} px wide: of one processor core`,
        15,
        isStillPlaying ? playing.all : null,
        '%',
        `all processes of the browser, ${seconds} s`,
      ),
    ];
  });

/**
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<(seconds: number) => Promise<{ all: number, parts: Record<string, number> }>>} measures the percentage of
 * one core that the browser's processes use for some seconds
 */
async function watchProcessors(browser) {
  const devtools = await browser.newBrowserCDPSession();
  const read = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.map((one) => [one.id, one]));
  };
  return async (seconds) => {
    const before = await read();
    const from = performance.now();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const after = await read();
    const lasted = (performance.now() - from) / 1000;
    const parts = {};
    for (const { id, type, cpuTime } of after.values()) {
      const used = ((cpuTime - (before.get(id)?.cpuTime ?? 0)) / lasted) * 100;
      parts[type] = (parts[type] ?? 0) + used;
    }
    return { all: Object.values(parts).reduce((sum, part) => sum + part, 0), parts };
  };
}
