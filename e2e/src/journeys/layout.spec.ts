// Positions on the screen: no control is covered, cut off or moved by another state.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf, pointOf, queueOf } from '../pages/player';
import { holdRequests } from '../support/api-calls';
import { boxOf, isOnTop, overlaps } from '../support/layout';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks, searchPlayableTracks } from '../support/test-data';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 900 },
  { width: 360, height: 740 },
] as const;
const PHONE = SIZES[2];

/** The system's face is shown until the returned function is called; it waits for the product's typeface. */
async function holdTypeface(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/*.woff2');
  return async () => {
    release();
    const isLoaded = () => [...document.fonts].some(({ status }) => status === 'loaded');
    await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
  };
}

const leftOf = async (locator: Locator) => Math.round((await boxOf(locator)).x);

const ALL_SIZES = [...SIZES, { width: 320, height: 700 }];

test('queue: the warning of the next entry is fully visible at every width @soak', async ({ page }) => {
  const [first] = await searchPlayableTracks(page, 'soundcloud', 'harbour');
  const [next] = await searchPlayableTracks(page, 'spotify', 'three hands at midnight');
  // The longest duration leaves the least space.
  const queue = [first!, { ...next!, duration: 35_999_000 }];
  await openWithPlayback(page, { queue, showQueueManager: true });
  const { panel } = queueOf(page);
  const warning = panel.getByText('Will be skipped');
  for (const size of ALL_SIZES) {
    await page.setViewportSize(size);
    await expect(warning).toBeVisible();
    // A phone's sheet is 320 px wide, in the middle.
    const right = size === PHONE ? 340 : size.width;
    await expect.poll(async () => (await boxOf(panel)).x + (await boxOf(panel)).width).toBe(right);
    const isCut = await warning.evaluate((words) => {
      const text = document.createRange();
      text.selectNodeContents(words);
      const { left, right } = text.getBoundingClientRect();
      const line = words.parentElement!.getBoundingClientRect();
      return words.scrollWidth > words.clientWidth || left < line.left || right > line.right;
    });
    expect(isCut, `${size.width} px`).toBe(false);
  }
});

test('results and player: rows are aligned and still, the footer is not covered, at every width @soak', async ({
  page,
}) => {
  const home = homeOf(page);
  const player = playerOf(page);
  await openWithPlayback(page, { queue: await mixedTracks(page, 3) }, `${screens.home}?q=harbour`);
  for (const provider of ['spotify', 'soundcloud'] as const) {
    await expect(home.rows(provider).nth(5)).toBeAttached();
  }
  await expect(player.bar).toBeVisible();
  const rows = home.rows('soundcloud');
  const times = await rows.locator('.time').allInnerTexts();
  // The alignment test needs durations of different length.
  expect(new Set(times.map(({ length }) => length)).size).toBeGreaterThan(1);
  const current = home.column('soundcloud').locator('li[data-current]');
  await expect(current).toHaveCount(1);
  const pill = page.getByRole('contentinfo').getByText('Demo catalog');

  for (const size of ALL_SIZES) {
    await page.setViewportSize(size);
    // On a phone, "Add to queue" is in the row's menu.
    for (const part of ['[data-size]', '.heart', ...(size === PHONE ? [] : ['.queue'])]) {
      const lefts = await rows
        .locator(part)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      expect(new Set(lefts.map(Math.round)).size, part).toBe(1);
    }
    // The equalizer is before the title, not on the cover.
    const equaliser = current.locator('.name > [data-moving]');
    await expect(equaliser).toBeVisible();
    expect(overlaps(await boxOf(equaliser), await boxOf(current.locator('[data-size]')))).toBe(false);
    expect(await leftOf(current.locator('.title'))).toBeGreaterThanOrEqual((await boxOf(equaliser)).x + 13);
    if (size === PHONE) {
      expect((await boxOf(rows.first().locator('.name'))).width).toBeGreaterThanOrEqual(190);
      const menu = rows.first().getByRole('button', { name: /^More options/ });
      expect((await boxOf(menu)).width).toBeGreaterThanOrEqual(44);
    }

    await page.evaluate(() => window.scrollTo(0, 0));
    const bar = await boxOf(player.bar);
    for (const height of [size.height, size.height - 20, size.height + 30]) {
      await page.setViewportSize({ width: size.width, height });
      const top = height - bar.height;
      const { y, height: high } = await boxOf(pill);
      const isClear = y + high <= top || y >= top;
      expect(isClear, `${size.width} by ${height} px: the pill is at ${y}, the bar at ${top}`).toBe(true);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await boxOf(pill);
    expect(end.y + end.height).toBeLessThan((await boxOf(player.bar)).y);
  }

  // Nothing of a row moves under the pointer or when it plays.
  await page.setViewportSize(SIZES[0]);
  const row = home.playableRows('soundcloud').nth(1);
  const places = () =>
    row.evaluate((element) =>
      ['[data-size]', '.heart', '.time', '.more'].map(
        (part) => element.querySelector(part)?.getBoundingClientRect().x,
      ),
    );
  const before = await places();
  await row.hover();
  expect(await places()).toEqual(before);
  await home.play(row);
  await expect(row).toHaveAttribute('aria-current', 'true');
  expect(await places()).toEqual(before);
});

test('player: tooltips above the controls, bright play button at every width [SEEK-03] [VOL-02] @soak', async ({
  page,
}) => {
  await openWithPlayback(page, { queue: await mixedTracks(page, 2) });
  const bar = playerOf(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: null });
    const player = size === PHONE ? await bar.openView() : bar;
    // Below 960 px the bar has Mute without its slider.
    const sliders = player === bar && size.width < 960 ? [bar.seek] : [player.seek, player.volume];
    for (const slider of sliders) {
      for (const fraction of [0.05, 0.5, 0.98]) {
        const { x, y } = await pointOf(slider, fraction);
        await page.mouse.move(x, y);
        const bubble = slider.locator('..').getByRole('tooltip');
        await expect(bubble).toBeVisible();
        expect(await isOnTop(bubble), `at ${fraction}`).toBe(true);
        const box = await boxOf(bubble);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(size.width);
      }
    }
    const play = player.button('Play');
    await expect(play).toHaveCSS('background-color', 'rgb(248, 250, 252)');
    await play.hover();
    await expect(play).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(play).toHaveCSS('color', 'rgb(15, 23, 42)');
    await expect(play).toHaveCSS('transform', 'matrix(1.05, 0, 0, 1.05, 0, 0)');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(play).toHaveCSS('transform', 'none');
  }
});

test('toasts: fit their text and cover no control at every width @soak', async ({ page }) => {
  const releaseTypeface = await holdTypeface(page);
  const tracks = await mixedTracks(page, 12);
  await openWithPlayback(page, { queue: [...tracks], showQueueManager: true });
  const { panel } = queueOf(page);
  const player = playerOf(page);
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Sign in with a Spotify Premium' })
    .locator('> div');
  for (const [index, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    const { title } = tracks[2 * index + 1]!;
    await panel.getByRole('button', { name: `Play ${title}`, exact: true }).click();
    await expect(notice).toBeVisible();
    // The first notice is measured again in the product's typeface.
    if (index === 0) await releaseTypeface();
    await expect.poll(() => notice.evaluate((card) => card.getAnimations().length)).toBe(0);
    const box = await boxOf(notice);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(overlaps(box, await boxOf(player.bar))).toBe(false);
    expect(overlaps(box, await boxOf(panel))).toBe(false);
    const unused = await notice.locator('> span').evaluate((words) => {
      const text = document.createRange();
      text.selectNodeContents(words);
      return words.getBoundingClientRect().width - text.getBoundingClientRect().width;
    });
    // On phones the buttons may be below the text, which then has the whole line.
    if (size.width > 640) expect(unused).toBeLessThanOrEqual(2);
    if (size === SIZES[0]) expect(box.height).toBeLessThan(52);
    // Without the toast, the queue has its full height again.
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    const end = (await boxOf(player.bar)).y;
    await expect.poll(async () => (await boxOf(panel)).y + (await boxOf(panel)).height).toBeCloseTo(end, 0);
  }
});
