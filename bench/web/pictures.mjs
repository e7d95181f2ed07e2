// The page as the server sends it beside the page that takes input: pictures, and the share of pixels that differ.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from './first-load.mjs';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];
/** What the sent page shows and the usable page keeps. */
const KEPT = ['header', 'main h1', 'main form[role="search"]', 'main [role="tablist"]'];
/** Of a color channel, 0..255: less is not seen. */
const VISIBLE_DIFFERENCE = 24;

/**
 * Writes `sent-<width>.png` and `usable-<width>.png` into a folder.
 * @param {import('@playwright/test').Browser} browser @param {string} url of the product @param {string} folder
 * @returns {Promise<{ width: number, moved: number, differing: number }[]>} by how many pixels a kept part moves down or up,
 * NaN when the sent page lacks one, and the percentage of pixels that differ
 */
export async function takePictures(browser, url, folder) {
  mkdirSync(folder, { recursive: true });
  const results = [];
  for (const viewport of SIZES) {
    const context = await browser.newContext({ viewport, colorScheme: 'dark', reducedMotion: 'reduce' });
    try {
      const sent = await context.newPage();
      await sent.route('**/*.js', (route) => route.abort());
      await sent.goto(`${url}/home`);
      const before = await edgesOf(sent);
      const one = await sent.screenshot({ path: join(folder, `sent-${viewport.width}.png`) });

      const usable = await context.newPage();
      await usable.goto(`${url}/home`, { waitUntil: 'networkidle' });
      await usable.locator(PRODUCT.input).waitFor();
      await usable.locator(PRODUCT.input).blur();
      const after = await edgesOf(usable);
      const other = await usable.screenshot({ path: join(folder, `usable-${viewport.width}.png`) });
      const images = [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`);
      const blank = await context.newPage();
      const differing = await blank.evaluate(compare, { images, limit: VISIBLE_DIFFERENCE });
      const moved = Math.max(...before.map((edge, index) => Math.abs(edge - after[index])));
      results.push({ width: viewport.width, moved, differing });
    } finally {
      await context.close();
    }
  }
  return results;
}

/** Upper and lower edges of what is kept; NaN for what is not there. */
const edgesOf = (page) =>
  page.evaluate(
    (selectors) =>
      selectors.flatMap((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [box?.top ?? NaN, box?.bottom ?? NaN];
      }),
    KEPT,
  );

/** Runs in a blank page: percent of the pixels in which two pictures of one size differ. */
async function compare({ images, limit }) {
  const [one, other] = await Promise.all(
    images.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext('2d');
      drawing.drawImage(image, 0, 0);
      return drawing.getImageData(0, 0, image.width, image.height).data;
    }),
  );
  let differing = 0;
  for (let at = 0; at < one.length; at += 4) {
    if ([0, 1, 2].some((channel) => Math.abs(one[at + channel] - other[at + channel]) > limit))
      differing += 1;
  }
  return (differing / (one.length / 4)) * 100;
}
