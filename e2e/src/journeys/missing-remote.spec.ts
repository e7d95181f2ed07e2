import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { startIsolatedProduct } from '../support/isolated-product';

// Each test starts its own product.
test.describe.configure({ timeout: 180_000 });

test('missing remote: a load error with Try again; search, queue and player work', async ({ page }) => {
  const site = await startIsolatedProduct();
  try {
    await site.removeRemote('legal');
    const home = new HomePage(page);
    const player = new PlayerBar(page);
    await page.goto(`${site.url}/home`);
    await home.search('harbour');
    const row = home.playableRows('soundcloud').first();
    await home.play(row);
    await expectAudioFrom(page, 'soundcloud');

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Terms' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    const title = page.getByRole('main').getByText("Terms couldn't load.");
    await expect(title).toBeVisible();
    await expect(page.getByText("It couldn't be downloaded. Try again.")).toBeVisible();
    await expect(page.getByRole('main').getByText(/legal|failed/i)).toHaveCount(0);
    await expectAudioFrom(page, 'soundcloud');
    await player.openQueue();

    await retry.click();
    await expect(title).toBeVisible();

    await site.restoreRemote('legal');
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
    await expectAudioFrom(page, 'soundcloud');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  } finally {
    await site.close();
  }
});

test('tampered remote: its entry is refused', async ({ page }) => {
  const site = await startIsolatedProduct();
  try {
    await site.tamperRemote('legal');
    await page.goto(`${site.url}/terms`);
    await expect(
      page.getByText("The file isn't the one that was published, so it wasn't run."),
    ).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
    ).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  } finally {
    await site.close();
  }
});
