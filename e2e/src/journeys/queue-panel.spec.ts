import { expect, test, type Locator } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { playerOf, queueOf } from '../pages/player';
import { boxOf } from '../support/layout';
import { openWithPlayback, savedPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

/** Duration and properties of an element's animation, read from its style: a busy machine would miss the animation itself. */
function animationOf(element: Locator): Promise<string> {
  return element.evaluate((box) => {
    const { animationName, animationDuration } = getComputedStyle(box);
    const motion = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .find((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName);
    return `${animationDuration} ${motion?.cssText}`;
  });
}

test('queue: 24rem, pushes content; below 768 px a sheet over it [LAYOUT-01] [LAYOUT-02] [LAYOUT-03] [LAYOUT-04] [QUEUE-04] [QUEUE-09] [QUEUE-10]', async ({
  page,
}) => {
  for (const path of [screens.home, screens.about]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first()).toBeVisible();
    const banner = await boxOf(page.getByRole('banner'));
    const before = await boxOf(main);
    expect(banner.y + banner.height).toBeLessThanOrEqual(before.y);
    await page.getByRole('button', { name: 'Open queue' }).click();
    const { panel, heading } = queueOf(page);
    await expect(heading).toBeVisible();
    expect(await animationOf(panel)).toMatch(/^0\.\ds .*translateX\(100%\)/s);
    await expect.poll(async () => (await boxOf(panel)).x).toBe(1440 - 384);
    expect((await boxOf(panel)).width).toBe(384);
    const after = await boxOf(main);
    expect(after.width).toBe(before.width - 384);
    expect(after.x + after.width).toBeLessThanOrEqual(1440 - 384);
    // The queue stays open after a navigation.
    await panel.getByRole('button', { name: 'Close queue' }).click();
    await expect(panel).toBeHidden();
  }

  await page.setViewportSize({ width: 600, height: 800 });
  const before = await boxOf(page.getByRole('main'));
  await page.getByRole('button', { name: 'Open queue' }).click();
  const { panel } = queueOf(page);
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 24, width: 600 - 48 });
  expect(await boxOf(page.getByRole('main'))).toEqual(before);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 20, width: 320 });
});

test('queue: a press plays, a drag from 3 px moves, "Show what plays" leads back [QUEUE-11] [QUEUE-12] [QUEUE-13] [QUEUE-14] [QUEUE-46]', async ({
  page,
}) => {
  const tracks = await searchPlayableTracks(page, 'soundcloud', 'harbour');
  await openWithPlayback(page, { queue: [...tracks], showQueueManager: true });
  const queue = queueOf(page);
  const titles = tracks.map(({ title }) => title).slice(0, 4);
  const firstFour = async () => (await queue.titles()).slice(0, 4);
  const face = (index: number) => queue.panel.getByRole('button', { name: `Play ${titles[index]}` });
  const middleOf = async (index: number) => {
    const { x, y, width, height } = await boxOf(face(index));
    return { x: x + width / 2, y: y + height / 2 };
  };
  await expect(face(3)).toBeVisible();
  // Wait for the slide-in animation before using the mouse.
  await expect.poll(async () => (await boxOf(queue.panel)).x).toBe(1440 - 384);

  const second = await middleOf(1);
  await page.mouse.move(second.x, second.y);
  await page.mouse.down();
  await page.mouse.move(second.x, second.y + 2);
  await expect(face(1)).toHaveCount(1);
  await page.mouse.up();
  await playerOf(page).expectCurrent(titles[1]!);
  await expect.poll(async () => (await savedPlayback(page)).currentTrackIndex).toBe(1);
  expect(await firstFour()).toEqual(titles);

  const first = await middleOf(0);
  const last = await middleOf(3);
  const { y: lastY } = await boxOf(face(3));
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(first.x, first.y + 3);
  await expect(queue.panel.locator('[data-held]')).toContainText(titles[0]!);
  await page.mouse.move(last.x, last.y, { steps: 8 });
  // Wait until the last entry moves: a drop before that ends at the previous position.
  await expect.poll(async () => (await boxOf(face(3))).y).toBeLessThan(lastY - 30);
  await page.mouse.move(last.x, last.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(firstFour).toEqual([titles[1], titles[2], titles[3], titles[0]]);
  await expect.poll(async () => (await savedPlayback(page)).currentTrackIndex).toBe(0);

  const current = queue.item(titles[1]!);
  const back = page.getByRole('button', { name: 'Show what plays' });
  await expect(current).toBeInViewport();
  await expect(back).toHaveCount(0);
  await current.hover();
  await page.mouse.wheel(0, 3000);
  await back.click();
  await expect(current).toBeInViewport();
  await expect(back).toHaveCount(0);
});
