import { expect, test } from '@playwright/test';
import { PlayerBar, pointOf } from '../pages/player';
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
  const { volume, button } = bar(new PlayerBar(page));
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
  await button('Mute').click();
  await expect(volume).toHaveAttribute('aria-valuenow', '0');
  await button('Unmute').click();
  await expect(volume).toHaveAttribute('aria-valuenow', before ?? 'none');
  expect(saved).toEqual([]);
});

for (const { kept, shown } of [
  { kept: 0.3, shown: '30' },
  { kept: 0, shown: '0' },
]) {
  test(`volume: a saved value of ${kept * 100} % is restored [VOL-10]`, async ({ page }) => {
    await registerUser(page);
    const answer = await page.request.put('/api/playback/volume', { data: { newVolume: kept } });
    expect(answer.ok()).toBe(true);
    await openWithPlayback(page, { queue: await mixedTracks(page, 1) });
    await expect(new PlayerBar(page).volume).toHaveAttribute('aria-valuenow', shown);
  });
}

test('volume: a change survives a reload', async ({ page }) => {
  await registerUser(page);
  await openWithPlayback(page, { queue: await mixedTracks(page, 1) });
  // Wait until the session is known: the volume is saved for signed-in users only.
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  const { volume } = bar(new PlayerBar(page));
  const to = await pointOf(volume, 0.8);
  const saved = page.waitForResponse('**/api/playback/volume');
  await page.mouse.click(to.x, to.y);
  expect((await saved).ok()).toBe(true);
  const chosen = await volume.getAttribute('aria-valuenow');
  await page.reload();
  await expect(volume).toHaveAttribute('aria-valuenow', chosen ?? 'none');
});

function bar(player: PlayerBar) {
  return { volume: player.volume, button: (name: string) => player.button(name) };
}
