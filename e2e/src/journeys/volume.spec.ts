import { expect, test } from '@playwright/test';
import { playerOf, pointOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test('volume: slider and mute; not saved for a visitor [VOL-01] [VOL-03] [VOL-04] [VOL-11]', async ({
  page,
}) => {
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/playback/volume')) saved.push(request.method());
  });
  await openWithPlayback(page, { queue: await mixedTracks(page, 1) });
  const bar = playerOf(page);
  const { volume } = bar;
  await expect(volume).toHaveAttribute('aria-valuenow', '50');
  for (const [fraction, percent] of [
    [1.4, '100'],
    [-0.4, '0'],
    [0.6, /^(59|60|61)$/],
  ] as const) {
    const from = await pointOf(volume, 0.5);
    const to = await pointOf(volume, fraction);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await expect(volume).toHaveAttribute('aria-valuenow', percent);
    await page.mouse.up();
    await expect(volume).toHaveAttribute('aria-valuenow', percent);
  }
  const before = await volume.getAttribute('aria-valuenow');
  await bar.button('Mute').click();
  await expect(volume).toHaveAttribute('aria-valuenow', '0');
  await bar.button('Unmute').click();
  await expect(volume).toHaveAttribute('aria-valuenow', before ?? 'none');
  expect(saved).toEqual([]);
});

test('volume: a saved value is restored, also 0, and a change survives a reload [VOL-10]', async ({
  page,
}) => {
  await registerUser(page);
  const { volume } = playerOf(page);
  await page.request.put('/api/playback/volume', { data: { newVolume: 0 } });
  await openWithPlayback(page, { queue: await mixedTracks(page, 1) });
  await expect(volume).toHaveAttribute('aria-valuenow', '0');
  const to = await pointOf(volume, 0.8);
  const saved = page.waitForResponse('**/api/playback/volume');
  await page.mouse.click(to.x, to.y);
  expect((await saved).ok()).toBe(true);
  const chosen = await volume.getAttribute('aria-valuenow');
  await page.reload();
  await expect(volume).toHaveAttribute('aria-valuenow', chosen ?? 'none');
});
