// From a provider's answer to its painted rows, on a slow processor.
import { slowCpu } from '../browser.mjs';

/** The sandbox has a full page of each provider for them. */
const QUERIES = ['harbour', 'night', 'river', 'light', 'rain', 'jazz', 'ambient', 'house', 'sea', 'love'];
const PROVIDERS = ['spotify', 'soundcloud'];
const ROWS = 20;
/** The sandbox answers at once, while the waiting state is still being painted; a service on the internet does not. */
const FASTER_MS = 300;
const SLOWER_MS = 1_500;

/**
 * Searches; in turn one provider answers late.
 * @param {import('@playwright/test').Browser} browser @param {string} url of the product @param {number} rounds
 * @returns {Promise<{ faster: number[], slower: number[], waited: boolean[] }>} ms from the end of each answer to the paint of
 * its rows, and whether the faster provider's rows had to wait for the slower one's answer
 */
export async function measureAnswers(browser, url, rounds) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  try {
    const page = await context.newPage();
    let late = PROVIDERS[0];
    await page.route('**/api/search/**', async (route) => {
      const isLate = route.request().url().includes(`/${late}/`);
      await new Promise((resolve) => setTimeout(resolve, isLate ? SLOWER_MS : FASTER_MS));
      await route.continue();
    });
    await page.goto(`${url}/home`);
    const box = page.locator('main form[role="search"] input');
    await slowCpu(await context.newCDPSession(page));
    const faster = [];
    const slower = [];
    const waited = [];
    // The first searches download what draws rows.
    for (let round = -2; round < rounds * 2; round += 1) {
      late = PROVIDERS[(round + 2) % 2];
      const early = PROVIDERS[(round + 1 + 2) % 2];
      const painted = page.evaluate(watchRows, { providers: PROVIDERS, rows: ROWS });
      await page.evaluate(() => undefined);
      await box.fill(QUERIES[(round + 2) % QUERIES.length]);
      await box.press('Enter');
      const times = await painted;
      if (round < 0) continue;
      faster.push(times[early].paintedAt - times[early].answeredAt);
      slower.push(times[late].paintedAt - times[late].answeredAt);
      waited.push(times[early].paintedAt > times[late].answeredAt);
    }
    return { faster, slower, waited };
  } finally {
    await context.close();
  }
}

/** Runs in the page: resolves with the time of each provider's answer and of the paint of its new rows. */
function watchRows({ providers, rows }) {
  const linesOf = (provider) => [...document.querySelectorAll(`main li[data-provider="${provider}"]`)];
  const old = new Set(providers.flatMap(linesOf));
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(1000);
  const answeredAt = (provider) =>
    performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/api/search/') && name.includes(`/${provider}/`))?.responseEnd;
  return new Promise((resolve, reject) => {
    const times = {};
    const limit = setTimeout(() => reject(new Error('No rows within 20 s.')), 20_000);
    const check = () => {
      for (const provider of providers) {
        if (times[provider] || !answeredAt(provider)) continue;
        const fresh = linesOf(provider).filter((line) => !old.has(line));
        if (fresh.length < rows) continue;
        times[provider] = { answeredAt: answeredAt(provider), paintedAt: 0 };
        requestAnimationFrame(() =>
          setTimeout(() => {
            times[provider].paintedAt = performance.now();
            if (providers.some((one) => !times[one]?.paintedAt)) return;
            observer.disconnect();
            clearTimeout(limit);
            resolve(times);
          }),
        );
      }
    };
    const observer = new MutationObserver(check);
    observer.observe(document.querySelector('main'), { childList: true, subtree: true });
  });
}
