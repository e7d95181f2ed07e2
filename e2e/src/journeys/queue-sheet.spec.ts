// The queue on a phone: a sheet from below, over the page and above the player.
import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { playerOf, queueOf } from '../pages/player';
import { boxOf, isOnTop, scrollTop } from '../support/layout';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test.use({ viewport: { width: 360, height: 740 } });

test('queue sheet: between page top and player; a pull, a tap beside it or Escape closes it', async ({
  page,
}) => {
  const queue = await mixedTracks(page, 12);
  await openWithPlayback(page, { queue, showQueueManager: true }, screens.terms);
  const { panel, items, heading } = queueOf(page);
  const player = playerOf(page);
  const expectOpen = () => expect.poll(async () => (await boxOf(panel)).y).toBe(92);
  await expect(items.first()).toBeVisible();
  await expectOpen();
  const box = await boxOf(panel);
  expect(box.y + box.height).toBeCloseTo((await boxOf(player.bar)).y - 8, 0);
  expect(box.x).toBe(20);
  expect(box.x + box.width).toBe(340);
  expect(await isOnTop(player.button('Play'))).toBe(true);
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 5000);
  await expect(items.last()).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);

  await page.mouse.click(180, 30);
  await expect(panel).toBeHidden();
  await page.keyboard.press('q');
  await expectOpen();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('q');
  await expectOpen();

  const { x, y } = await boxOf(heading);
  const pull = async (px: number) => {
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5, y + 5 + px, { steps: 4 });
    // Slower than a flick.
    await page.waitForFunction(
      (until) => performance.now() > until,
      await page.evaluate(() => performance.now() + 400),
    );
    await page.mouse.up();
  };
  await pull(60);
  await expectOpen();
  await pull(320);
  await expect(panel).toBeHidden();
});
