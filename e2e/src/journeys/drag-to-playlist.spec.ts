// A row dragged with the mouse onto a playlist or the queue.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { boxOf } from '../support/layout';
import { createPlaylist } from '../support/test-data';

const dock = (page: Page) => page.getByRole('group', { name: 'Drop targets' });

/** Presses on the row and moves far enough that the drag begins. */
async function lift(page: Page, row: Locator): Promise<void> {
  // Waits until the row is no longer replaced: dragging is downloaded after the list is shown.
  await row.hover({ position: { x: 120, y: 20 } });
  const { x, y } = await boxOf(row);
  await page.mouse.down();
  await page.mouse.move(x + 130, y + 50, { steps: 4 });
}

async function dropOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

test('drag to a playlist: a row is added, with Undo; a queue entry also stays in its place @soak', async ({
  page,
}) => {
  await registerUser(page);
  const { playlistId } = await createPlaylist(page, 'Evening');
  const kept = async () => (await page.request.get(`/api/playlists/${playlistId}/tracks`)).text();
  await page.goto(`${screens.home}?q=late+ferry`);
  const home = homeOf(page);
  const rows = home.rows('soundcloud');
  await expect(rows.first()).toBeVisible();
  const added = page.getByText('Added to “Evening”.');
  const first = await home.titleOf(rows.first());
  await lift(page, rows.first());
  await dropOn(page, dock(page).getByText('Evening'));
  await expect(added).toBeVisible();
  await expect(dock(page)).toHaveCount(0);
  expect(await kept()).toContain(first);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(kept).not.toContain(first);
  await lift(page, rows.first());
  await dropOn(page, dock(page).getByText('New playlist'));
  await expect(page.getByText(`Created “${first}”.`)).toBeVisible();

  for (const index of [0, 1, 2]) await home.addToQueue(rows.nth(index));
  const second = await home.titleOf(rows.nth(1));
  const panel = await playerOf(page).openQueue();
  const titles = await panel.titles();
  await lift(page, panel.items.nth(1));
  await expect(dock(page).getByText('Queue', { exact: true })).toHaveCount(0);
  await dropOn(page, dock(page).getByText('Evening'));
  await expect(added).toBeVisible();
  await expect(dock(page)).toHaveCount(0);
  expect(await panel.titles()).toEqual(titles);
  expect(await kept()).toContain(second);

  // Escape puts the entry back.
  await lift(page, panel.items.nth(0));
  await expect(dock(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dock(page)).toHaveCount(0);
  await page.mouse.up();
  expect(await panel.titles()).toEqual(titles);
});
