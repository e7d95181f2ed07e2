// The mini-player, with sound.
import { expect, test } from '@playwright/test';
import { playerOf } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test('mini-player: shows and controls what plays in a window of its own', async ({ page, context }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  const queue = await mixedTracks(page, 3);
  const tracks = queue.filter(({ provider }) => provider === 'soundcloud');
  await openWithPlayback(page, { queue: tracks });
  const player = playerOf(page);
  await player.play();
  await expectAudioFrom(page, 'soundcloud');
  await player.button('Player options').click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Open mini-player' }).click();
  const mini = await opened;
  const view = mini.getByRole('main', { name: 'Mini-player' });
  await expect(view).toContainText(tracks[0]!.title);
  await expect(view.getByRole('link', { name: 'Open in SoundCloud' })).toHaveAttribute('target', '_blank');
  await expect(view).toHaveCSS('display', 'grid');
  await expectAudioFrom(page, 'soundcloud');

  await view.getByRole('button', { name: 'Next' }).click();
  await player.expectCurrent(tracks[1]!.title);
  await expect(view).toContainText(tracks[1]!.title);
  await view.getByRole('button', { name: 'Pause' }).click();
  await expect(player.button('Play')).toBeVisible();
  await expect(view.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  const closed = mini.waitForEvent('close');
  await page.keyboard.press('p');
  await closed;
  expect(violations).toEqual([]);
});
