// Starts a track as a user does, and hears whether it plays.
const SEARCH_LIMIT = { timeout: 15_000 };
const SOUND_LIMIT_MS = 10_000;
/** Rows that play in part or not at all. */
const NOT_WHOLE = /preview|blocked|unavailable/i;

/** Searches, and presses the first row. @param {import('@playwright/test').Page} page @param {string} provider its id */
export async function play(page, provider) {
  await page.goto(`/home?q=harbour&tab=${provider}`, { waitUntil: 'commit' });
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasNotText: NOT_WHOLE });
  const button = rows.getByRole('button', { name: /^Play / }).first();
  return button.click(SEARCH_LIMIT).then(
    () => isSounding(page),
    () => false,
  );
}

/** Whether a sound goes on in the page or in a frame of a provider. @param {import('@playwright/test').Page} page */
export async function isSounding(page) {
  const until = performance.now() + SOUND_LIMIT_MS;
  while (performance.now() < until) {
    // A frame may go with its track.
    const frames = page.frames().map((frame) => frame.evaluate(goesOn).catch(() => false));
    if ((await Promise.all(frames)).includes(true)) return true;
  }
  return false;
}

/** Runs in the page: whether an element that can be heard moves on. */
async function goesOn() {
  const audible = [...document.querySelectorAll('audio')].filter(
    ({ paused, volume, muted }) => !paused && volume > 0 && !muted,
  );
  const before = audible.map(({ currentTime }) => currentTime);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return audible.some(({ currentTime }, index) => currentTime > before[index]);
}
