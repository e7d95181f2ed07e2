// Accessibility of the player bar and the queue in all states, in both themes.
import { expect, test } from '@playwright/test';
import { nowPlayingOf, playerOf, queueOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { keepAppearance } from '../support/appearance';
import { expectCleanThemes } from '../support/axe';
import { openWithPlayback, savedPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test.beforeEach(({ context, baseURL }) => keepAppearance(context, baseURL, 'system'));

test('player bar and queue: accessible in all states on a narrow screen [QUEUE-47] @soak', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerUser(page);
  await page.request.put('/api/playlists', { multipart: { name: 'Night drive' } });
  const queued = await mixedTracks(page, 5);
  await openWithPlayback(page, { queue: queued });
  const bar = playerOf(page);
  await bar.expectCurrent(queued[0]!.title);
  await expectCleanThemes(page, 'expanded');
  const queue = await bar.openQueue();
  await expectCleanThemes(page, 'queue');
  const menu = await queue.openMenuOf(queued[1]!.title);
  await expectCleanThemes(page, 'menu');
  await menu.getByRole('menuitem', { name: 'Add to playlist' }).click();
  await expect(page.getByRole('dialog', { name: 'Add to playlist' }).getByText('Night drive')).toBeVisible();
  await expectCleanThemes(page, 'popover');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await queue.panel.getByRole('button', { name: 'Save as playlist' }).click();
  await expect(page.getByRole('dialog', { name: 'Save as playlist' })).toBeVisible();
  await expectCleanThemes(page, 'save');
  await page.keyboard.press('Escape');
  await queue.panel.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expectCleanThemes(page, 'cleared, with a way back');
  await queue.panel.getByRole('button', { name: 'Close queue' }).click();
  // The view gave way to the sheet and comes back.
  const view = nowPlayingOf(page);
  await expect(view.bar).toBeVisible();
  await expectCleanThemes(page, 'now playing');
  await view.button('Close now playing').click();
  await expect(view.bar).toBeHidden();
  const collapsed = {
    ...(await savedPlayback(page)),
    queue: queued,
    currentTrackIndex: 0,
    isPlaybackExpanded: false,
  };
  await page.evaluate((text) => sessionStorage.setItem('playbackState', text), JSON.stringify(collapsed));
  await page.reload();
  await expect(bar.button('Expand player')).toBeVisible();
  await expectCleanThemes(page, 'collapsed');
  // The home screen puts the focus into the search box, where the shortcut is a letter.
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectCleanThemes(page, 'shortcuts');
});

test('queue entries: accessible while dragged @soak', async ({ page }) => {
  const queued = await mixedTracks(page, 4);
  await openWithPlayback(page, { queue: queued, showQueueManager: true });
  const queue = queueOf(page);
  await expect.poll(async () => (await queue.panel.boundingBox())?.x).toBe(1440 - 384);
  const { x, y } = (await queue.item(queued[2]!.title).boundingBox())!;
  await page.mouse.move(x + 120, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 60, { steps: 4 });
  await expect(queue.panel.locator('[data-held]')).toContainText(queued[2]!.title);
  await expectCleanThemes(page, 'dragged');
  await page.mouse.up();
});
