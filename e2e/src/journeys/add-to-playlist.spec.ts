import { expect, test, type Locator, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { registerUser } from '../support/accounts';
import { delayCalls } from '../support/api-calls';
import { createPlaylist } from '../support/test-data';

/** Queues a track and opens the queue; returns a function that opens the popover. */
async function queueOne(page: Page): Promise<() => Promise<Locator>> {
  const home = new HomePage(page);
  await page.goto(`${screens.home}?q=late+ferry`);
  const row = home.rows('soundcloud').first();
  await expect(row).toBeVisible();
  await home.addToQueue(row);
  const { items } = await new PlayerBar(page).openQueue();
  return async () => {
    await items
      .first()
      .getByRole('button', { name: /^More options/ })
      .click();
    await page.getByRole('menuitem', { name: 'Add to playlist' }).click();
    return page.getByRole('dialog', { name: 'Add to playlist' });
  };
}

test('popover: a spinner while loading, then a list of at most 192 px [POP-01] [POP-02] [POP-03] [QITEM-13]', async ({
  page,
}) => {
  await registerUser(page);
  const names = Array.from({ length: 9 }, (_, index) => `List ${index + 1}`);
  for (const name of names) await createPlaylist(page, name);
  const open = await queueOne(page);
  const letGo = await delayCalls(page, 'GET', '**/api/playlists');
  const popover = await open();
  await expect(
    popover.getByRole('status', { name: 'Loading playlists' }).or(popover.getByText('Loading playlists')),
  ).toBeAttached();
  letGo();
  await expect(popover.getByRole('listitem')).toHaveText(names);
  const list = popover.getByRole('list');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(192);
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await popover.getByRole('button', { name: 'List 9' }).scrollIntoViewIfNeeded();
  await expect(popover.getByRole('button', { name: 'List 9' })).toBeInViewport();
});

test('popover: keys alone open it, choose a playlist and go back to the row [POP-08]', async ({ page }) => {
  await registerUser(page);
  for (const name of ['Evening', 'Morning']) await createPlaylist(page, name);
  const home = new HomePage(page);
  await page.goto(`${screens.home}?q=late+ferry`);
  const options = home
    .rows('soundcloud')
    .first()
    .getByRole('button', { name: /^More options/ });
  await options.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Add to playlist' });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  while (!(await item.evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowRight');
  const popover = page.getByRole('dialog', { name: 'Add to playlist' });
  const first = popover.getByRole('button', { name: 'Evening' });
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(popover.getByRole('button', { name: 'Morning, added' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options).toBeFocused();
});
