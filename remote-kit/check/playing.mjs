// Starts a track as a user does, and hears whether it plays.
const LIMIT = { timeout: 15_000 };
const SOUND_LIMIT_MS = 10_000;
/** Rows that play in part or not at all. */
const NOT_WHOLE = /preview|blocked|unavailable/i;

/** Searches, and presses the first row of a provider. @param {import('@playwright/test').Page} page @param {string} provider its name on the screen */
export async function play(page, provider) {
  try {
    await page.goto('/home', { waitUntil: 'commit' });
    const box = page.getByRole('combobox', { name: /search/i });
    await box.fill('harbour', LIMIT);
    await box.press('Enter', LIMIT);
    const tab = page.getByRole('tab', { name: provider });
    const rows = page.getByRole('region', { name: provider, exact: true }).getByRole('listitem');
    await rows.or(tab).first().waitFor(LIMIT);
    // On a phone the providers are tabs.
    if (!(await rows.first().isVisible())) await tab.click(LIMIT);
    await rows
      .filter({ hasNotText: NOT_WHOLE })
      .first()
      .getByRole('button', { name: /^Play / })
      .click(LIMIT);
    return await isSounding(page);
  } catch (error) {
    if (error.name === 'TimeoutError') return false;
    throw error;
  }
}

/** Whether a sound goes on in the page or in a frame of a provider. @param {import('@playwright/test').Page} page */
export async function isSounding(page) {
  const until = performance.now() + SOUND_LIMIT_MS;
  let last = await position(page);
  while (performance.now() < until) {
    await page.waitForTimeout(200);
    const next = await position(page);
    if (last !== undefined && next > last) return true;
    last = next;
  }
  return false;
}

/** Seconds of the element that can be heard. A frame may go with its track. */
async function position(page) {
  const heard = await Promise.all(
    page.frames().map((frame) => frame.evaluate(audible).catch(() => undefined)),
  );
  return heard.find((seconds) => seconds !== undefined);
}

const audible = () =>
  [...document.querySelectorAll('audio')].find(({ paused, volume, muted }) => !paused && volume > 0 && !muted)
    ?.currentTime;
