// Even loudness, the stop after a track and the mini-player, with sound.
import { expect, test } from '@playwright/test';
import { PlayerBar } from '../pages/player';
import { audioVolume, expectAudioFrom } from '../support/audio';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test('even loudness: a trim halves the sound of one service while the bar shows the same volume', async ({
  page,
}) => {
  await openWithPlayback(page, { queue: await mixedTracks(page, 1) });
  const player = new PlayerBar(page);
  await player.play();
  await expectAudioFrom(page, 'soundcloud');
  const before = await audioVolume(page, 'soundcloud');
  await player.button('Player options').click();
  const options = page.getByRole('dialog', { name: 'Player options' });
  // Three times 2 dB are half of the sound pressure.
  for (let presses = 0; presses < 3; presses += 1)
    await options.getByRole('button', { name: 'Turn SoundCloud down' }).click();
  await expect(options.getByText('6 dB quieter')).toBeVisible();
  await expect.poll(() => audioVolume(page, 'soundcloud')).toBeCloseTo(before / 2, 2);
  await expect(player.volume).toHaveAttribute('aria-valuenow', '50');

  await player.button('Mute').click();
  await player.button('Unmute').click();
  await expect.poll(() => audioVolume(page, 'soundcloud')).toBeCloseTo(before / 2, 2);
});

test('mini-player: shows and controls what plays in a window of its own', async ({ page, context }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  const queue = await mixedTracks(page, 3);
  const tracks = queue.filter(({ provider }) => provider === 'soundcloud');
  await openWithPlayback(page, { queue: tracks });
  const player = new PlayerBar(page);
  await player.play();
  await expectAudioFrom(page, 'soundcloud');
  await player.button('Player options').click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open mini-player' }).click();
  const mini = await opened;
  await mini.setViewportSize({ width: 360, height: 208 });
  const view = mini.getByRole('main', { name: 'Mini-player' });
  await expect(view).toContainText(tracks[0]!.title);
  await expect(view.getByRole('link', { name: 'Open in SoundCloud' })).toHaveAttribute('target', '_blank');
  await expect(view).toHaveCSS('display', 'grid');
  await expect(view.getByText(/^Next: /)).toBeVisible();
  await expectAudioFrom(page, 'soundcloud');

  await view.getByRole('button', { name: 'Next' }).click();
  await player.expectCurrent(tracks[1]!.title);
  await expect(view).toContainText(tracks[1]!.title);
  await mini.keyboard.press(' ');
  await expect(player.button('Play')).toBeVisible();
  await expect(view.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  const closed = mini.waitForEvent('close');
  await page.keyboard.press('p');
  await closed;
  expect(violations).toEqual([]);
});
