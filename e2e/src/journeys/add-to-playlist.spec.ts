import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { holdRequests } from '../support/api-calls';
import { createPlaylist } from '../support/test-data';

test('popover: loads, lists at most 192 px, works by keys [POP-01] [POP-02] [POP-03] [POP-08] [QITEM-13]', async ({
  page,
}) => {
  await registerUser(page);
  const names = Array.from({ length: 9 }, (_, index) => `List ${index + 1}`);
  for (const name of names) await createPlaylist(page, name);
  const home = homeOf(page);
  await page.goto(`${screens.home}?q=late+ferry`);
  await home.addToQueue(home.rows('soundcloud').first());
  const { items } = await playerOf(page).openQueue();
  const letGo = await holdRequests(page, '**/api/playlists');

  const options = items.first().getByRole('button', { name: /^More options/ });
  await options.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Add to playlist' });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  while (!(await item.evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowRight');
  const popover = page.getByRole('dialog', { name: 'Add to playlist' });
  await expect(
    popover.getByRole('status', { name: 'Loading playlists' }).or(popover.getByText('Loading playlists')),
  ).toBeAttached();
  letGo();
  await expect(popover.getByRole('listitem')).toHaveText(names);
  const list = popover.getByRole('list');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(192);
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);

  const first = popover.getByRole('button', { name: 'List 1' });
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS('outline-style', 'solid');
  for (const name of names.slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(popover.getByRole('button', { name })).toBeFocused();
  }
  await expect(popover.getByRole('button', { name: 'List 9' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(popover.getByRole('button', { name: 'List 9, added' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options).toBeFocused();
});
