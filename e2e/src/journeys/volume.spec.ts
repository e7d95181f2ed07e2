import { expect, test } from '@playwright/test';
import { PlayerBar, pointOf } from '../pages/player';
import { becomeMember } from '../support/members';
import { mixedTracks, openWith } from '../support/saved-queue';

test('the slider goes from silence to full, mute remembers, and nothing of a visitor is saved [VOL-01] [VOL-03] [VOL-04] [VOL-11]', async ({
  page,
}) => {
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/playback/volume')) saved.push(request.method());
  });
  await openWith(page, { queue: await mixedTracks(page, 1) });
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
  test(`a member who saved ${kept * 100} % finds it again [VOL-10]`, async ({ page }) => {
    await becomeMember(page);
    const answer = await page.request.put('/api/playback/volume', { data: { newVolume: kept } });
    expect(answer.ok()).toBe(true);
    await openWith(page, { queue: await mixedTracks(page, 1) });
    await expect(new PlayerBar(page).volume).toHaveAttribute('aria-valuenow', shown);
  });
}

test('a member’s change of volume is there after a reload', async ({ page }) => {
  await becomeMember(page);
  await openWith(page, { queue: await mixedTracks(page, 1) });
  // Before the page knows who is here there is nobody to save it for.
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
