// `npm run bench -- lighthouse [--rounds 3]`: Lighthouse's four scores of the public screens, mobile preset.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { log, logStep } from '../tooling/start/log.mjs';
import { BROWSER_FLAGS, chromiumPath, freePort, openProduct } from './browser.mjs';
import { atLeast, median, ofGoal } from './report.mjs';

const SCREENS = ['/home', '/about-me', '/terms', '/sign-in'];
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

const ATTEMPTS = 3;

/** @param {{ rounds: number }} options */
export async function measure({ rounds }) {
  const product = await openProduct();
  const results = Object.fromEntries(SCREENS.map((screen) => [screen, []]));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const screen of SCREENS) {
        const title = `${screen}, round ${round}`;
        results[screen].push(await logStep(title, () => audit(product.url + screen)));
      }
    }
  } finally {
    await product.stop();
  }
  return ofGoal(
    'P4',
    SCREENS.flatMap((screen) => rowsOf(screen, results[screen])),
  );
}

/** Audits a page. Now and then a browser paints too late for Lighthouse, which then has no scores. */
async function audit(url) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await runLighthouse(url);
    if (!result.runtimeError && Object.values(result.categories).every(({ score }) => score !== null))
      return result;
    const problem = result.runtimeError?.message ?? 'no score';
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not measure ${url}: ${problem}`);
    log(`  Lighthouse could not measure ${url}, once more: ${problem}`);
  }
}

/** One run in a browser of its own. */
async function runLighthouse(url) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const onlyCategories = Object.keys(CATEGORIES);
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories });
    return lhr;
  } finally {
    await browser.close();
  }
}

function rowsOf(screen, results) {
  const figure = (id) => median(results.map(({ audits }) => audits[id].numericValue ?? NaN));
  const times = [
    `LCP ${(figure('largest-contentful-paint') / 1000).toFixed(1)} s`,
    `TBT ${figure('total-blocking-time').toFixed(0)} ms`,
    `CLS ${figure('cumulative-layout-shift').toFixed(3)}`,
  ].join(', ');
  return Object.entries(CATEGORIES).map(([id, title]) => {
    const score = median(results.map(({ categories }) => (categories[id].score ?? NaN) * 100));
    const lost = lostPoints(results.at(-1), id);
    if (lost.length > 0) log(`  ${screen}, ${title}: ${lost.join('; ')}`);
    return atLeast(`${screen}: ${title}`, 100, score, undefined, id === 'performance' ? times : '');
  });
}

/** The audits that count and are not perfect. */
function lostPoints({ audits, categories }, category) {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? audits[id].score}`);
}
