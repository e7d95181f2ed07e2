// Ten thousand favorites and a queue of five thousand: opening, filtering, scrolling, dragging, memory.
import { slowCpu } from '../browser.mjs';
import { median } from '../report.mjs';
import { measureFrames, scrollBy, watchLongTasks } from './frames.mjs';

const MANY = 10_000;
const FEW = 100;
const QUEUED = 5_000;
const SCROLL_MS = 3_000;
const DRAG_STEPS = 120;
/** Pixels per frame of a fling and of a dragged scroll bar. */
const SPEEDS_PX = { fling: 100, pull: 400 };

/** Invented tracks, half of each provider; the newest favorite first. */
function tracks(count) {
  const of = (provider) =>
    Array.from({ length: count / 2 }, (_, index) => ({
      id: `many-${index}`,
      title: `Song number ${index + 1}`,
      artistInfo: [
        { id: `artist-${index % 100}`, name: index % 100 === 0 ? 'Beyoncé' : `Artist ${index % 100}` },
      ],
      provider,
      duration: 180_000 + index,
      isFavorited: true,
      favoritedAt: new Date(Date.UTC(2025, 0, 1) - index * 60_000).toISOString(),
    }));
  return { spotify: of('spotify'), soundcloud: of('soundcloud') };
}

let users = 0;

/**
 * Opens the favorites of a new user on a slow processor.
 * @returns {Promise<{ open: number, keys: number[] }>} ms from the click on the link to the paint of the first rows, and from
 * each key press in the filter to its paint
 */
async function openFavorites(browser, url, count) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
  try {
    const page = await context.newPage();
    users += 1;
    const data = {
      email: `bench-${process.pid}-${Date.now()}-${users}@example.com`,
      password: 'Harbour2025',
    };
    const answer = await page.request.post('/api/auth/registerUser', { data });
    if (!answer.ok()) throw new Error(`Registering failed with ${answer.status()}: ${await answer.text()}`);
    const { spotify, soundcloud } = tracks(count);
    // Creating thousands through the API takes too long.
    await page.route('**/api/track/favorite', (route) =>
      route.fulfill({ json: { spotifyFavoriteTracks: spotify, soundcloudFavoriteTracks: soundcloud } }),
    );
    await page.goto('/home', { waitUntil: 'networkidle' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' });
    await link.waitFor();
    await slowCpu(await context.newCDPSession(page));
    const open = await link.evaluate(
      (element) =>
        new Promise((resolve) => {
          const from = performance.now();
          const check = () => {
            // The home screen has rows of favorites as well.
            const isOpen = document.querySelector('main h1')?.textContent === 'Your Favorites';
            if (!isOpen || !document.querySelector('[role="tabpanel"] li[data-provider] .name'))
              return void requestAnimationFrame(check);
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
          };
          element.click();
          check();
        }),
    );
    return { open, keys: await typeInFilter(page) };
  } finally {
    await context.close();
  }
}

async function typeInFilter(page) {
  const field = page.getByPlaceholder('Filter by title or artist...');
  await field.focus();
  const times = [];
  for (const key of 'beyonce') {
    const took = page.evaluate(
      () =>
        new Promise((resolve) => {
          const start = () => {
            const from = performance.now();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
          };
          document.addEventListener('keydown', start, { once: true, capture: true });
        }),
    );
    await page.evaluate(() => undefined);
    await page.keyboard.press(key);
    times.push(await took);
  }
  return times;
}

/** @param {import('@playwright/test').Browser} browser @param {string} url of the product */
export async function measureFavorites(browser, url) {
  const few = await openFavorites(browser, url, FEW);
  const many = await openFavorites(browser, url, MANY);
  return { fewMs: few.open, manyMs: many.open, keyMs: median(many.keys) };
}

const LIST = 'aside ol';

/**
 * Scrolls and drags in a long queue, with the processor as it is.
 * @param {import('@playwright/test').Browser} browser @param {string} url of the product
 */
export async function measureQueue(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
  try {
    const page = await context.newPage();
    await watchLongTasks(page);
    const { spotify, soundcloud } = tracks(QUEUED);
    const playback = JSON.stringify({
      queue: [...soundcloud, ...spotify],
      currentTrackIndex: 0,
      showQueueManager: true,
      isPlaybackExpanded: true,
    });
    await page.addInitScript((text) => {
      if (window.top === window) sessionStorage.setItem('playbackState', text);
    }, playback);
    await page.goto('/home', { waitUntil: 'networkidle' });
    await page.locator(`${LIST} li`).first().waitFor();
    await page.evaluate((list) => {
      document.querySelector(list).parentElement.dataset.measured = '';
    }, LIST);
    const devtools = await context.newCDPSession(page);
    const heap = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
    };
    const scroll = (pixels, forMs = SCROLL_MS) =>
      measureFrames(page, () => scrollBy(page, '[data-measured]', pixels, forMs));
    // The first pass fills caches and downloads what dragging needs.
    await scroll(SPEEDS_PX.pull, SCROLL_MS / 3);
    await dragInQueue(page);
    const before = await heap();
    const fling = await scroll(SPEEDS_PX.fling);
    const pull = await scroll(SPEEDS_PX.pull);
    const drag = await dragInQueue(page);
    return { fling, pull, drag, growth: (await heap()) / before };
  } finally {
    await context.close();
  }
}

async function dragInQueue(page) {
  await page.evaluate(() => document.querySelector('[data-measured]').scrollTo(0, 0));
  const row = page.locator('aside').getByText('Song number 3', { exact: true });
  await row.waitFor();
  const { x, y } = await row.boundingBox();
  await page.mouse.move(x + 20, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 10, { steps: 4 });
  const frames = await measureFrames(page, async () => {
    for (let step = 0; step < DRAG_STEPS; step += 1) {
      await page.mouse.move(x + 20, y + 10 + Math.abs(((step * 8) % 600) - 300));
    }
  });
  // Dropped where it was, so that a second drag finds the same list.
  await page.mouse.move(x + 20, y, { steps: 4 });
  await page.mouse.up();
  return frames;
}
