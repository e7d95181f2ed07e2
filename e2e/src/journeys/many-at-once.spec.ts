// Choosing many tracks and acting on them at once.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { titlesOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { expectNoViolations } from '../support/axe';
import { createPlaylist, expectSavedOrder } from '../support/test-data';

const bar = (page: Page) => page.getByRole('region', { name: 'Selected tracks' });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const click = (row: Locator, ...modifiers: ('Control' | 'Shift')[]) =>
  row.locator('[data-play]').click({ modifiers, position: { x: 120, y: 20 } });

test('results: chosen by mouse, then queued with one Undo, or added to a playlist [SELECT-01] [SELECT-02] [SELECT-05] [SELECT-08]', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const withBar = async () => (await Promise.all(scripts)).filter((text) => text.includes('Selected tracks'));
  await registerUser(page);
  const { playlistId } = await createPlaylist(page, 'Evening');
  const home = homeOf(page);
  await page.goto(`${screens.home}?q=harbour`);
  const [left, right] = [home.rows('spotify'), home.rows('soundcloud')];
  await expect(left.nth(3)).toBeVisible();
  await expect(right.nth(2)).toBeVisible();
  const titles = { left: await titlesOf(left), right: await titlesOf(right) };

  await test.step('The bar is downloaded with the first choice', async () => {
    expect(scripts.length).toBeGreaterThan(0);
    expect(await withBar()).toEqual([]);
    await click(left.nth(1), 'Control');
    await expect(bar(page)).toContainText('1 selected');
    expect(await withBar()).toHaveLength(1);
  });

  await test.step('Four of both columns are queued, with one Undo', async () => {
    await click(left.nth(3), 'Shift');
    await click(right.nth(2), 'Control');
    await expect(bar(page)).toContainText('4 selected');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
    await expectNoViolations(page);
    await act(page, 'Add to queue').click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText(/^Added 4 tracks to the queue\./)).toBeVisible();
    const panel = await playerOf(page).openQueue();
    expect(await panel.titles()).toEqual([...titles.left.slice(1, 4), titles.right[2]]);
    await undo(page).click();
    await expect(page.getByText('Your queue is empty')).toBeVisible();
    await page.keyboard.press('q');
  });

  await test.step('Two are added to a playlist', async () => {
    await click(right.nth(0), 'Control');
    await click(right.nth(1), 'Control');
    await act(page, 'Add to playlist').click();
    const lists = page.getByRole('dialog', { name: 'Add to playlist' });
    await lists.getByRole('button', { name: 'Evening' }).click();
    await expect(page.getByText('Added 2 tracks to “Evening”.')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(right.nth(1).locator('[data-play]')).toBeFocused();
    await expectSavedOrder(page, playlistId, titles.right.slice(0, 2));
  });
});
