// The now-playing view: complete at every width, opened and left in every way.
import { expect, test } from '@playwright/test';
import { playerOf, pointOf, queueOf } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { boxOf } from '../support/layout';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

test('expanded player: every control works at 360 and 640 px [PLAYER-27] [PLAYER-28]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const found = await searchPlayableTracks(page, 'soundcloud', 'harbour');
  const queue = found.filter(({ duration }) => duration > 60_000).slice(0, 3);
  await openWithPlayback(page, { queue, currentTrackIndex: 1 });
  const player = playerOf(page);
  const link = await boxOf(player.bar.getByRole('link', { name: 'Open in SoundCloud' }));
  expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(44);
  const view = await player.openView();
  await view.expectCurrent(queue[1]!.title);
  const title = view.bar.getByRole('link', { name: queue[1]!.title });
  await expect(title).toHaveAttribute('href', queue[1]!.uri!);
  await view.button('Play').click();
  await expectAudioFrom(page, 'soundcloud');
  await expect.poll(() => view.seconds()).toBeGreaterThan(0);

  for (const [size, place] of [
    [{ width: 360, height: 740 }, 0.5],
    [{ width: 640, height: 360 }, 0.7],
  ] as const) {
    await page.setViewportSize(size);
    const controls = [
      view.bar.getByRole('link', { name: 'Open in SoundCloud' }),
      ...['Previous', 'Pause', 'Next', 'Mute', 'Shuffle', 'Queue', 'Close now playing'].map((control) =>
        view.button(control),
      ),
      view.seek,
      view.volume,
      view.elapsed,
      view.bar.getByTestId('duration'),
      view.count,
    ];
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 0.999 });
    }
    const later = await pointOf(view.seek, place);
    await page.mouse.click(later.x, later.y);
    await expect.poll(() => view.seconds()).toBeGreaterThan((queue[1]!.duration / 1000) * (place - 0.1));
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
  }
  await page.keyboard.press('Space');
  await expectSilenceFrom(page, 'soundcloud');
  await expect(view.count).toHaveText('3');
  await view.button('Queue').click();
  await expect(queueOf(page).heading).toBeVisible();
  await expect(view.bar).toBeHidden();
});

test('now-playing view: lists what plays next, leaves the page inert, returns the focus [LYRICS-15]', async ({
  page,
}) => {
  const found = (await searchPlayableTracks(page, 'soundcloud', 'harbour')).slice(0, 4);
  await openWithPlayback(page, { queue: found, currentTrackIndex: 1 });
  const bar = playerOf(page);
  const view = await bar.openView();
  const next = view.bar.getByRole('list', { name: 'Next up' });
  await expect(next.getByRole('listitem')).toContainText(found.slice(2).map(({ title }) => title));
  await next.getByRole('button', { name: `Play ${found[3]!.title}` }).click();
  await view.expectCurrent(found[3]!.title);
  await expect(next).toHaveCount(0);
  await view.button('Previous').click();
  await expect(next.getByRole('listitem')).toHaveCount(1);

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(next).toBeHidden();
  expect((await boxOf(view.bar.locator('[data-current-cover] img'))).height).toBeLessThanOrEqual(
    900 * 0.42 + 1,
  );
  await expect(page.locator('[inert]').getByRole('main')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(view.bar).toBeHidden();

  const address = page.url();
  for (const leave of [
    () => view.button('Close now playing').click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    const opener = bar.button('Open now playing');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(view.bar).toBeFocused();
    await leave();
    await expect(view.bar).toBeHidden();
    await expect(opener).toBeFocused();
    expect(page.url()).toBe(address);
  }

  // The cover moves from the bar into the view.
  const moves = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-current-cover]')?.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!document.querySelector('[role="dialog"] [data-current-cover]')) await frame();
    return document.querySelector('[role="dialog"] [data-current-cover] > *')?.getAnimations().length;
  });
  expect(moves).toBe(1);
});
