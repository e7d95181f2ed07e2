// Starts a track as a listener does, and hears whether it plays.
const SEARCH = 'harbour';
const SEARCH_LIMIT_MS = 15_000;
const SOUND_LIMIT_MS = 10_000;
/** Rows that play in part or not at all. */
const NOT_WHOLE = /preview|blocked|unavailable/i;

/**
 * Searches, and presses the first row of a provider. False when nothing can be heard after it.
 * @param {import('@playwright/test').Page} page on the home screen @param {string} provider its name on the screen
 */
export async function play(page, provider) {
  try {
    const box = page.getByRole('combobox', { name: /search/i });
    await box.fill(SEARCH, { timeout: SEARCH_LIMIT_MS });
    await box.press('Enter', { timeout: SEARCH_LIMIT_MS });
    const tab = page.getByRole('tab', { name: provider });
    const rows = page.getByRole('region', { name: provider, exact: true }).getByRole('listitem');
    await rows.or(tab).first().waitFor({ timeout: SEARCH_LIMIT_MS });
    // On a phone the providers are tabs.
    if (!(await rows.first().isVisible())) await tab.click({ timeout: SEARCH_LIMIT_MS });
    const row = rows.filter({ hasNotText: NOT_WHOLE }).first();
    await row.getByRole('button', { name: /^Play / }).click({ timeout: SEARCH_LIMIT_MS });
    return await isSounding(page);
  } catch (error) {
    if (error.name === 'TimeoutError') return false;
    throw error;
  }
}

/**
 * Whether a sound goes on in the page or in a frame of a provider.
 * @param {import('@playwright/test').Page} page
 */
export async function isSounding(page) {
  const until = performance.now() + SOUND_LIMIT_MS;
  let last = await position(page);
  while (performance.now() < until) {
    await page.waitForTimeout(200);
    const next = await position(page);
    if (next !== null && last !== null && next > last) return true;
    last = next;
  }
  return false;
}

/** Seconds of the element that can be heard; null when none can. */
async function position(page) {
  for (const frame of page.frames()) {
    // A frame may go with its track.
    const seconds = await frame.evaluate(heard).catch(() => null);
    if (seconds !== null) return seconds;
  }
  return null;
}

const heard = () =>
  [...document.querySelectorAll('audio')].find(({ paused, volume, muted }) => !paused && volume > 0 && !muted)
    ?.currentTime ?? null;
