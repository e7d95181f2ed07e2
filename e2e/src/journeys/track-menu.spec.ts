// The menu of a track, wherever it is listed.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { registerUser } from '../support/accounts';
import { waitForAnimations } from '../support/axe';
import { createPlaylist } from '../support/test-data';

async function searched(page: Page): Promise<HomePage> {
  const home = new HomePage(page);
  await page.goto(`${screens.home}?q=late+ferry`);
  await expect(home.rows('soundcloud').first()).toBeVisible();
  return home;
}

const optionsOf = (row: Locator) => row.getByRole('button', { name: /^More options/ });

test('track menu: Play next puts a result after the current track, and is undone', async ({ page }) => {
  const home = await searched(page);
  const rows = home.rows('soundcloud');
  const titles = [
    await home.titleOf(rows.nth(0)),
    await home.titleOf(rows.nth(1)),
    await home.titleOf(rows.nth(2)),
  ];
  for (const row of [rows.nth(0), rows.nth(1)]) await home.addToQueue(row);
  await optionsOf(rows.nth(2)).click();
  await page.getByRole('menuitem', { name: 'Play next' }).click();
  await expect(page.getByText(`Playing next: ${titles[2]}`)).toBeVisible();
  const queue = await new PlayerBar(page).openQueue();
  expect(await queue.titles()).toEqual([titles[0], titles[2], titles[1]]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => queue.titles()).toEqual([titles[0], titles[1]]);
  await expect(page.getByText(`Playing next: ${titles[2]}`)).toHaveCount(0);
});

test('track menu: opens by right click and by key, and gives the focus back', async ({ page }) => {
  const home = await searched(page);
  const row = home.rows('soundcloud').first();
  const menu = page.getByRole('menu', { name: /^Options for/ });
  await row.click({ button: 'right', position: { x: 160, y: 20 } });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  const button = optionsOf(row);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'Play next' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: /^Sign in to save/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toHaveCount(0);
  await button.click();
  await menu.getByRole('menuitem', { name: /^Sign in to save/ }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
});

test('track menu: copies the link of the track', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const home = await searched(page);
  await optionsOf(home.rows('soundcloud').first()).click();
  const address = await page.getByRole('menuitem', { name: 'Open in SoundCloud' }).getAttribute('href');
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await home.searchBox.fill('');
  await page.keyboard.press('Control+v');
  await expect(page).toHaveURL((url) => url.searchParams.get('url') === address);
});

test('track menu: stays above the player and inside the window', async ({ page }) => {
  const home = await searched(page);
  const rows = home.rows('soundcloud');
  await home.addToQueue(rows.first());
  const player = new PlayerBar(page);
  await expect(player.bar).toBeVisible();
  for (let index = 0; index < 6; index += 1) {
    await optionsOf(rows.nth(index)).click();
    const box = (await page.getByRole('menu').boundingBox())!;
    const bar = (await player.bar.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    expect(box.x + box.width).toBeLessThanOrEqual(1440);
    await page.keyboard.press('Escape');
  }
});

test('track menu: removes a track from the playlist on screen', async ({ page }) => {
  await registerUser(page);
  const { playlistId } = await createPlaylist(page, 'Evening');
  const home = await searched(page);
  const row = home.rows('soundcloud').first();
  await optionsOf(row).click();
  await page.getByRole('menuitem', { name: 'Add to playlist' }).click();
  await page.getByRole('button', { name: 'Evening' }).click();
  await expect(page.getByRole('button', { name: 'Evening, added' })).toBeVisible();
  // The notice would lie over the menu; it is on its way until the menu is closed.
  const notice = page.locator('[data-above-page]').getByText('Added to “Evening”.');
  await expect(notice).toBeAttached();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Evening, added' }).click();
  await expect(page.getByRole('button', { name: 'Evening, already in this playlist' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(notice).toBeVisible();
  await page.goto(screens.playlist(playlistId));
  await optionsOf(page.getByRole('main').getByRole('listitem').first()).click();
  await page.getByRole('menuitem', { name: 'Remove from playlist' }).click();
  await expect(page.getByText('This playlist is empty')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('track menu: a long press opens a sheet, which a pull on its head closes', async ({ page }) => {
    const home = await searched(page);
    const row = home.rows('soundcloud').first();
    await row.scrollIntoViewIfNeeded();
    const title = await home.titleOf(row);
    const { x, y } = (await row.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', { x: x + 120, y: y + 20 });
    const menu = page.getByRole('menu', { name: `Options for ${title}` });
    await expect(menu).toBeVisible();
    await touch('touchEnd');
    // The lifted finger neither plays the track nor presses the sheet.
    await expect(menu).toBeVisible();
    await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0);

    await waitForAnimations(page);
    const head = (await menu.boundingBox())!.y - 40;
    await touch('touchStart', { x: 180, y: head });
    for (const step of [60, 140, 220, 300]) await touch('touchMove', { x: 180, y: head + step });
    await touch('touchEnd');
    await expect(menu).toHaveCount(0);
  });
});
