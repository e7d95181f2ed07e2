import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { playerOf, pointOf, queueOf } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom, recordSeeks } from '../support/audio';
import { boxOf, scrollPast } from '../support/layout';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks, searchPlayableTracks } from '../support/test-data';

const longTracks = async (...wanted: Parameters<typeof searchPlayableTracks>) =>
  (await searchPlayableTracks(...wanted)).filter(({ duration }) => duration > 60_000);

test('expanded bar: track and controls; a click seeks, a drag seeks once, on release [SEEK-01] [SEEK-02] [SEEK-04] [PLAYER-05] [PLAYER-06] [PLAYER-07] [PLAYER-08] [PLAYER-09] [PLAYER-10] [PLAYER-13] [PLAYER-14] [PLAYER-15] [PLAYER-16] [PLAYER-18] [PERSIST-06]', async ({
  page,
  context,
}) => {
  const [track] = await longTracks(page, 'soundcloud', 'harbour');
  await openWithPlayback(page, { queue: [track!] });
  const player = playerOf(page);
  await player.expectCurrent(track!.title);
  await expect(player.bar.locator('img')).toHaveJSProperty('complete', true);
  for (const name of ['Previous', 'Next', 'Mute']) await expect(player.button(name)).toBeEnabled();
  await expect(player.seek).toBeVisible();
  await expect(player.volume).toBeVisible();
  await expect(player.bar.getByTestId('duration')).toHaveText(/^\d+:\d\d$/);

  await player.play();
  await expect(player.button('Pause')).toBeVisible();
  await expect.poll(() => player.seconds(), { timeout: 30_000 }).toBeGreaterThanOrEqual(2);

  const whole = track!.duration / 1000;
  const seeks = await recordSeeks(page);
  /** The position of each seek as a fraction of the duration. */
  const sought = async () => (await seeks()).map((seconds) => Math.round((seconds / whole) * 10) / 10);
  const half = await pointOf(player.seek, 0.5);
  await page.mouse.click(half.x, half.y);
  await expect.poll(sought).toEqual([0.5]);
  await expect.poll(() => player.seconds()).toBeGreaterThan(whole * 0.45);
  await page.mouse.move(half.x, half.y);
  await page.mouse.down();
  for (const fraction of [0.4, 0.3, 0.2]) {
    const at = await pointOf(player.seek, fraction);
    await page.mouse.move(at.x, at.y);
    await expect
      .poll(async () => Math.abs((await player.seconds()) - whole * fraction))
      .toBeLessThan(whole * 0.02);
  }
  expect(await sought()).toEqual([0.5]);
  await page.mouse.up();
  await expect.poll(sought).toEqual([0.5, 0.2]);
  await expectAudioFrom(page, 'soundcloud');
  expect(await sought()).toEqual([0.5, 0.2]);

  await player.button('Pause').click();
  await expect(player.button('Play')).toBeVisible();
  await expectSilenceFrom(page, 'soundcloud');

  const queue = queueOf(page);
  await player.queueToggle.click();
  await expect(queue.heading).toBeVisible();
  await player.queueToggle.click();
  await expect(queue.panel).toBeHidden();

  const artist = track!.artistInfo[0]!;
  const opened = context.waitForEvent('page');
  await player.bar.getByRole('link', { name: artist.name }).click();
  await expect(await opened).toHaveURL(artist.profileUrl ?? 'none');
});

test('collapsed bar: lower, with a small cover, its queue button and Play [PLAYER-03] [PLAYER-04] [PLAYER-19] [PLAYER-20] [PLAYER-24] [PLAYER-26]', async ({
  page,
}) => {
  const [song] = await longTracks(page, 'soundcloud', 'harbour');
  await openWithPlayback(page, { queue: [song!] });
  const player = playerOf(page);
  await player.expectCurrent(song!.title);
  const expanded = await player.bar.boundingBox();
  const cover = await player.bar.locator('img').boundingBox();
  await player.button('Collapse player').click();
  await expect(player.seek).toHaveCount(0);
  expect((await player.bar.boundingBox())!.height).toBeLessThan(expanded!.height);
  expect((await player.bar.locator('img').boundingBox())!.width).toBeLessThan(cover!.width);
  await player.button('Play').click();
  await expectAudioFrom(page, 'soundcloud');
  const queue = await player.openQueue();
  await player.queueToggle.click();
  await expect(queue.panel).toBeHidden();
  await player.button('Expand player').click();
  await expect(player.seek).toBeVisible();
});

test('scrolled page: the player stays at the bottom, and the header becomes solid [LAYOUT-05]', async ({
  page,
}) => {
  await openWithPlayback(page, { queue: await mixedTracks(page, 1) }, screens.terms);
  const player = playerOf(page);
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  const bottom = async () => {
    const box = await player.bar.boundingBox();
    return Math.round(box!.y + box!.height);
  };
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await bottom()).toBe(900);
  await scrollPast(page, 300);
  expect(await bottom()).toBe(900);
  await expect(header).toHaveCSS('background-color', 'rgb(15, 23, 42)');
});

test.describe('a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('up 40 px on the bar: now playing opens, and the page does not scroll [PLAYER-29]', async ({
    page,
  }) => {
    await openWithPlayback(page, { queue: await mixedTracks(page, 2) });
    const { bar } = playerOf(page);
    const { x, y, height } = await boxOf(bar);
    const touch = await page.context().newCDPSession(page);
    const moveUp = async (distance: number) => {
      const points = [0, distance / 2, distance].map((up) => ({ x: x + 90, y: y + height / 2 - up }));
      for (const [index, point] of points.entries()) {
        const type = index === 0 ? 'touchStart' : 'touchMove';
        await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const view = page.getByRole('dialog', { name: 'Now playing' });
    await moveUp(36);
    await expect(view).toHaveCount(0);
    await moveUp(80);
    await expect(view).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
