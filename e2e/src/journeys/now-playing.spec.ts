// The now-playing view: complete at every width, opened and left in every way.
import { expect, test } from '@playwright/test';
import { PlayerBar, pointOf, QueuePanel } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { boxOf } from '../support/layout';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

for (const [name, size] of [
  ['360 px [PLAYER-27]', { width: 360, height: 740 }],
  ['640 px [PLAYER-28]', { width: 640, height: 360 }],
] as const) {
  test(`expanded player: every control works at ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const found = await searchPlayableTracks(page, 'soundcloud', 'harbour');
    const queue = found.filter(({ duration }) => duration > 60_000).slice(0, 3);
    await openWithPlayback(page, { queue, currentTrackIndex: 1 });
    const player = new PlayerBar(page);
    const link = await boxOf(player.bar.getByRole('link', { name: 'Open in SoundCloud' }));
    expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(44);
    const view = await player.openView();
    await view.expectCurrent(queue[1]!.title);
    const title = view.bar.getByRole('link', { name: queue[1]!.title });
    await expect(title).toHaveAttribute('href', queue[1]!.uri!);
    const controls = [
      view.bar.getByRole('link', { name: 'Open in SoundCloud' }),
      ...['Previous', 'Play', 'Next', 'Mute', 'Shuffle', 'Queue', 'Close now playing'].map((control) =>
        view.button(control),
      ),
      view.seek,
      view.volume,
      view.elapsed,
      view.bar.getByTestId('duration'),
      view.count,
    ];
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }

    await view.button('Play').click();
    await expectAudioFrom(page, 'soundcloud');
    await expect.poll(() => view.seconds()).toBeGreaterThan(0);
    const half = await pointOf(view.seek, 0.5);
    await page.mouse.click(half.x, half.y);
    await expect.poll(() => view.seconds()).toBeGreaterThan((queue[1]!.duration / 1000) * 0.4);
    await view.button('Next').click();
    await view.expectCurrent(queue[2]!.title);
    await view.button('Previous').click();
    await view.expectCurrent(queue[1]!.title);
    await view.button('Mute').click();
    await expect(view.volume).toHaveAttribute('aria-valuetext', '0%');
    await view.button('Unmute').click();
    const loud = await pointOf(view.volume, 0.9);
    await page.mouse.click(loud.x, loud.y);
    await expect(view.volume).toHaveAttribute('aria-valuetext', /^(89|90|91)%$/);
    await page.keyboard.press('Space');
    await expectSilenceFrom(page, 'soundcloud');
    await expect(view.count).toHaveText('3');
    await view.button('Queue').click();
    await expect(new QueuePanel(page).heading).toBeVisible();
    await expect(view.bar).toBeHidden();
  });
}

test('now-playing view: leaves by button, Escape and Back, and returns the focus', async ({ page }) => {
  const [track] = await searchPlayableTracks(page, 'soundcloud', 'harbour');
  await openWithPlayback(page, { queue: [track!] });
  const bar = new PlayerBar(page);
  const address = page.url();
  for (const leave of [
    () => bar.page.getByRole('button', { name: 'Close now playing' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    const opener = bar.button('Open now playing').last();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Now playing' });
    await expect(dialog).toBeFocused();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(page.url()).toBe(address);
  }
});

test('now-playing view: a wide window lists what plays next, and a press plays it', async ({ page }) => {
  const found = (await searchPlayableTracks(page, 'soundcloud', 'harbour')).slice(0, 4);
  await openWithPlayback(page, { queue: found, currentTrackIndex: 1 });
  const view = await new PlayerBar(page).openView();
  const next = view.bar.getByRole('list', { name: 'Next up' });
  await expect(next.getByRole('listitem')).toContainText(found.slice(2).map(({ title }) => title));
  await next.getByRole('button', { name: `Play ${found[3]!.title}` }).click();
  await view.expectCurrent(found[3]!.title);
  await expect(next).toHaveCount(0);
  await view.button('Previous').click();
  await expect(next.getByRole('listitem')).toHaveCount(1);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(next).toBeHidden();
});

test('now-playing view: the cover takes at most 42 % of the height and the page behind is inert', async ({
  page,
}) => {
  const [track] = await searchPlayableTracks(page, 'soundcloud', 'harbour');
  await page.setViewportSize({ width: 768, height: 900 });
  await openWithPlayback(page, { queue: [track!] });
  const view = await new PlayerBar(page).openView();
  expect((await boxOf(view.bar.locator('img'))).height).toBeLessThanOrEqual(900 * 0.42 + 1);
  await expect(page.locator('[inert]').getByRole('main')).toBeAttached();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role="dialog"]'),
    );
    expect(isOutside).toBe(false);
  }
});
