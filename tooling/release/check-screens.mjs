// Opens every screen and every home section of one version in a browser, and says which are not drawn.

/** From the address to the complete screen. */
const LIMIT_MS = 5_000;
/** What the shell shows in place of a screen or a section. */
const FALLBACK = "couldn't load\\.|can't be shown\\.|stopped working\\.|Page not found|couldn't be read";

/** @typedef {{ title: string, path: string }} Screen */
/** @typedef {{ remote: string, version: string, screen: string, ms: number, problem: string | null }} Row */

/**
 * The screens of a release, with real values for parameters such as `:id`; home sections are on the home screen.
 * @param {import('@segue/releases').Release} release @param {Record<string, string>} params
 * @returns {Screen[]}
 */
export function screensOf({ face }, params) {
  const routes = face.routes.map(({ path, component }) => ({
    title: `${component} ${path}`,
    path: path.replaceAll(/:(\w+)/g, (_, name) => params[name] ?? '1'),
  }));
  const sections = (face.home ?? []).map(({ widget }) => ({ title: `${widget} on /home`, path: '/home' }));
  return [...routes, ...sections];
}

/**
 * One page for all screens of a version.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('@segue/releases').Release} release @param {Screen[]} screens
 * @returns {Promise<Row[]>}
 */
export async function checkScreens(context, { name, version }, screens) {
  const page = await context.newPage();
  /** @type {string[]} */
  let errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const rows = [];
  for (const { title, path } of screens) {
    let result = { ms: 0, problem: 'It was not opened.' };
    // A busy machine may be slow once.
    for (const isLast of [false, true]) {
      errors = [];
      result = await openScreen(page, `${path}?remote=${encodeURIComponent(`${name}@${version}`)}`);
      const [error] = errors;
      if (error) result.problem = `${result.problem ?? 'It was drawn with errors.'} ${error.split('\n')[0]}`;
      if (!result.isSlow || isLast) break;
    }
    rows.push({ remote: name, version, screen: title, ms: result.ms, problem: result.problem });
  }
  await page.close();
  return rows;
}

/** @param {import('@playwright/test').Page} page @param {string} address */
async function openScreen(page, address) {
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  try {
    await page.goto(address, { waitUntil: 'commit', timeout: LIMIT_MS });
    const shown = await page.waitForFunction(shownText, FALLBACK, { timeout: LIMIT_MS - ms() });
    const { fallback, refusal } = await shown.jsonValue();
    // What fails after the first paint, such as an effect, has failed when the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
    return { ms: ms(), problem: refusal ?? fallback, isSlow: false };
  } catch (error) {
    if (error.name !== 'TimeoutError') throw error;
    return { ms: ms(), problem: `It was not drawn within ${LIMIT_MS / 1000} s.`, isSlow: true };
  }
}

/** In the page: null until the screen is complete. @param {string} fallback */
function shownText(fallback) {
  const main = document.querySelector('main');
  const text = main?.innerText.trim() ?? '';
  const preview = JSON.parse(document.getElementById('segue-preview')?.textContent ?? '{"problems":[]}');
  const refusal = preview.problems.join(' ') || null;
  const found = new RegExp(`.*(${fallback}).*`).exec(text)?.[0] ?? null;
  const isComplete = text !== '' && !main?.querySelector('[aria-busy="true"]');
  return refusal || found || isComplete ? { refusal, fallback: found } : null;
}
