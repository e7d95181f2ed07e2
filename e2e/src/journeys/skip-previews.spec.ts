// The choice to skip tracks that play 30 seconds only.
import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';

test('with Skip previews, Next passes over a preview; a preview that is chosen plays', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('harbour');
  const preview = home
    .rows('soundcloud')
    .filter({ hasText: /preview/i })
    .first();
  const others = [home.playableRows('soundcloud').nth(0), home.playableRows('soundcloud').nth(1)];
  const [first, skipped, last] = await Promise.all(
    [others[0]!, preview, others[1]!].map((row) => home.titleOf(row)),
  );
  await home.addToQueue(others[0]!);
  await home.addToQueue(preview);
  await home.addToQueue(others[1]!);
  const player = new PlayerBar(page);
  await player.expectCurrent(first!);
  await player.button('Player options').click();
  await page.getByRole('checkbox', { name: 'Skip previews' }).check();
  await page.keyboard.press('Escape');
  const queue = await player.openQueue();
  await expect(queue.item(skipped!).filter({ hasText: 'Will be skipped' })).toBeVisible();
  await player.button('Next').click();
  await player.expectCurrent(last!);
  await home.play(preview);
  await player.expectCurrent(skipped!);
});
