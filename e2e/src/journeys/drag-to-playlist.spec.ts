// A row dragged with the mouse onto a playlist or the queue.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { registerUser } from '../support/accounts';
import { boxOf } from '../support/layout';
import { createPlaylist } from '../support/test-data';

const dock = (page: Page) => page.getByRole('group', { name: 'Drop targets' });

async function searched(page: Page): Promise<Locator> {
  await page.goto(`${screens.home}?q=late+ferry`);
  const row = new HomePage(page).rows('soundcloud').first();
  await expect(row).toBeVisible();
  return row;
}

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

test('a row dropped onto a playlist is added to it, and Undo removes it', async ({ page }) => {
  await registerUser(page);
  const { playlistId } = await createPlaylist(page, 'Evening');
  const kept = async () => (await page.request.get(`/api/playlists/${playlistId}/tracks`)).text();
  const row = await searched(page);
  const title = await new HomePage(page).titleOf(row);
  await lift(page, row);
  await dropOn(page, dock(page).getByText('Evening'));
  await expect(page.getByText('Added to “Evening”.')).toBeVisible();
  await expect(dock(page)).toHaveCount(0);
  expect(await kept()).toContain(title);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(kept).not.toContain(title);

  await lift(page, row);
  await dropOn(page, dock(page).getByText('New playlist'));
  await expect(page.getByText(`Created “${title}”.`)).toBeVisible();
});

test('a queue entry dropped onto a playlist is added to it and stays in its place', async ({ page }) => {
  await registerUser(page);
  const { playlistId } = await createPlaylist(page, 'Evening');
  const home = new HomePage(page);
  await searched(page);
  const rows = home.rows('soundcloud');
  for (const index of [0, 1, 2]) await home.addToQueue(rows.nth(index));
  const title = await home.titleOf(rows.nth(1));
  const panel = await new PlayerBar(page).openQueue();
  const titles = await panel.titles();
  await lift(page, panel.items.nth(1));
  await expect(dock(page).getByText('Queue', { exact: true })).toHaveCount(0);
  await dropOn(page, dock(page).getByText('Evening'));
  await expect(page.getByText('Added to “Evening”.')).toBeVisible();
  await expect(dock(page)).toHaveCount(0);
  expect(await panel.titles()).toEqual(titles);
  const kept = await (await page.request.get(`/api/playlists/${playlistId}/tracks`)).text();
  expect(kept).toContain(title);

  // Escape puts the entry back.
  await lift(page, panel.items.nth(0));
  await expect(dock(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dock(page)).toHaveCount(0);
  await page.mouse.up();
  expect(await panel.titles()).toEqual(titles);
});
