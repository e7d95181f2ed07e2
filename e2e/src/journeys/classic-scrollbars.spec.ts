// Browsers whose scrollbars take space, as on Windows and Linux.
import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { playerOf } from '../pages/player';
import { waitForAnimations } from '../support/axe';
import { findHeadlessShell, inBrowser } from '../support/chromium-path';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

const { launchOptions } = inBrowser(findHeadlessShell());
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('scrollbar: nothing moves when the queue or now playing opens, at 600 and 1440 px @soak', async ({
  page,
}) => {
  await openWithPlayback(page, { queue: await mixedTracks(page, 2) }, screens.terms);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('navigation-placeholder')).toHaveCount(0);
  const player = playerOf(page);
  await expect(player.button('Play')).toBeVisible();
  const placeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      });
  const places = () => Promise.all(['main', 'header', '[aria-label=Play]'].map(placeOf));
  for (const width of [600, 1440]) {
    await page.setViewportSize({ width, height: 500 });
    const before = await places();
    expect(before[0]!.right).toBeLessThan(width);

    const view = await player.openView();
    expect(await places()).toEqual(before);
    expect(await view.bar.boundingBox()).toMatchObject({ x: 0, width });
    await page.keyboard.press('Escape');
    await expect(view.bar).toBeHidden();
    expect(await places()).toEqual(before);

    const { panel } = await player.openQueue();
    await waitForAnimations(page);
    const pushed = width < 768 ? 0 : (await panel.boundingBox())!.width;
    const [main, ...others] = await places();
    expect(main).toEqual({ ...before[0], right: before[0]!.right - pushed });
    expect(others).toEqual(before.slice(1));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    // On phones the queue was opened from the view, which comes back.
    if (width < 768) await view.button('Close now playing').click();
    await expect(view.bar).toBeHidden();
  }
});
