// Benchmark: opening, scrolling and dragging in a queue of five thousand tracks, also on a processor four times slower.
import { expect, test } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { PlayerBar } from '../src/pages/player';
import {
  type FrameRate,
  measureFrameRate,
  scrollContinuously,
  watchLongTasks,
} from '../src/support/frame-rate';
import { openWithPlayback } from '../src/support/saved-playback';
import { generateFavorites } from '../src/support/test-data';

const REPORT = new URL('../../reports/long-queue.json', import.meta.url);
const COUNT = Number(process.env['SOAK_QUEUE'] ?? 5000);
const SCROLL_MS = 4000;
const DRAG_STEPS = 120;
const LIST = 'aside ol';
/** Pixels per frame of a fling and of a dragged scroll bar. */
const FLING_PX = 100;
const PULL_PX = 400;
const results: {
  slower: number;
  fling: FrameRate;
  pull: FrameRate;
  drag: FrameRate;
  heapMb: number[];
}[] = [];

for (const slower of [1, 4]) {
  test(`${COUNT} queued tracks on a processor ${slower} times slower`, async ({ page, context }) => {
    test.setTimeout(180_000);
    await watchLongTasks(page);
    const { soundcloudFavoriteTracks, spotifyFavoriteTracks } = generateFavorites(COUNT);
    await openWithPlayback(page, { queue: [...soundcloudFavoriteTracks, ...spotifyFavoriteTracks] });
    const { panel, items } = await new PlayerBar(page).openQueue();
    await expect(items.first()).toBeVisible();
    await page.evaluate((list) => {
      document.querySelector(list)!.parentElement!.dataset['measured'] = '';
    }, LIST);
    const devtools = await context.newCDPSession(page);
    const heap = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return Math.round((await devtools.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024);
    };
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const before = await heap();

    const scrolling = async (pixels: number) => {
      await page.evaluate(() => document.querySelector('[data-measured]')!.scrollTo(0, 0));
      return measureFrameRate(page, () => scrollContinuously(page, '[data-measured]', SCROLL_MS, pixels));
    };
    const fling = await scrolling(FLING_PX);
    const pull = await scrolling(PULL_PX);
    await page.evaluate(() => document.querySelector('[data-measured]')!.scrollTo(0, 0));
    await expect(panel.getByText('Song number 3', { exact: true })).toBeVisible();

    const { x, y } = (await panel.getByText('Song number 3', { exact: true }).boundingBox())!;
    await page.mouse.move(x + 20, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 10, { steps: 4 });
    const drag = await measureFrameRate(page, async () => {
      for (let step = 0; step < DRAG_STEPS; step += 1) {
        await page.mouse.move(x + 20, y + 10 + Math.abs(((step * 8) % 600) - 300));
      }
    });
    await page.mouse.up();
    results.push({ slower, fling, pull, drag, heapMb: [before, await heap()] });
    console.log(JSON.stringify(results.at(-1)));
  });
}

test.afterAll(async () => {
  await mkdir(new URL('.', REPORT), { recursive: true });
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, load: loadavg()[0] };
  await writeFile(REPORT, `${JSON.stringify({ count: COUNT, machine, results }, null, 2)}\n`);
});
