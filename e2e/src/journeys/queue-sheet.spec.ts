// The queue on a phone: a sheet from below, over the page and above the player.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { PlayerBar, QueuePanel } from '../pages/player';
import { boxOf, isOnTop, scrollTop } from '../support/layout';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test.use({ viewport: { width: 360, height: 740 } });

async function openSheet(page: Page) {
  const queue = await mixedTracks(page, 12);
  await openWithPlayback(page, { queue, showQueueManager: true }, screens.terms);
  const { panel, items } = new QueuePanel(page);
  await expect(items.first()).toBeVisible();
  await expect.poll(async () => (await boxOf(panel)).y).toBe(92);
  return { panel, player: new PlayerBar(page), head: panel.getByRole('heading', { name: 'Queue' }) };
}

test('queue sheet: lies between the top of the page and the player, which stays usable', async ({ page }) => {
  const { panel, player } = await openSheet(page);
  const box = await boxOf(panel);
  const bar = await boxOf(player.bar);
  expect(box.y + box.height).toBeCloseTo(bar.y - 8, 0);
  expect(box.x).toBe(20);
  expect(box.x + box.width).toBe(340);
  expect(await isOnTop(player.button('Play'))).toBe(true);
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 5000);
  await expect(panel.getByRole('listitem').last()).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
});

test('queue sheet: pulling the head down closes it, a short pull does not', async ({ page }) => {
  const { panel, head } = await openSheet(page);
  const { x, y } = await boxOf(head);
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
  await expect.poll(async () => (await boxOf(panel)).y).toBe(92);
  await pull(320);
  await expect(panel).toBeHidden();
});

test('queue sheet: a tap beside it and Escape close it', async ({ page }) => {
  const { panel } = await openSheet(page);
  await page.mouse.click(180, 30);
  await expect(panel).toBeHidden();
  await page.keyboard.press('q');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
