import { expect, test } from '@playwright/test';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { audioPosition, expectAudioFrom } from '../support/audio';
import { openPlaying, refreshRegistry, startIsolatedProduct } from '../support/isolated-product';

// Starts its own product.
test.describe.configure({ timeout: 180_000 });

test('every remote ships and rolls back alone while music plays in an open page @soak', async ({ page }) => {
  const site = await startIsolatedProduct();
  try {
    await registerUser(page, site.url);
    await openPlaying(page, site.url);
    const startedAt = (await audioPosition(page, 'soundcloud')) ?? 0;

    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const notice = page.getByText('A new version is ready.');
    const release = (name: string, version: string, from: string, to: string) =>
      site.release(name, version, { from, to });
    const navigations = () => page.evaluate(() => performance.getEntriesByType('navigation').length);

    // Not loaded yet: the live version is loaded, and nothing is said.
    await release('legal', '1.1.0', 'Terms of Service', 'New Terms');
    await refreshRegistry(page);
    await link('Terms').click();
    await expect(heading('New Terms')).toBeVisible();
    await expect(notice).toBeHidden();

    // Loaded: it stays as it is, also for later visits. A rollback before the reload needs none.
    await release('legal', '1.2.0', 'New Terms', 'Newer Terms');
    await refreshRegistry(page);
    await expect(notice).toBeVisible();
    await link('Playlists').click();
    await link('Terms').click();
    await expect(heading('New Terms')).toBeVisible();
    await site.rollBack('legal');
    await refreshRegistry(page);

    // Another remote of the same page is not touched, and one that has never been loaded comes in its live version.
    await release('settings', '1.1.0', 'Update email', 'Save email');
    await refreshRegistry(page);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await expect(page.getByRole('button', { name: 'Save email' })).toBeVisible();
    await link('Terms').click();
    await expect(heading('New Terms')).toBeVisible();
    await expectAudioFrom(page, 'soundcloud');
    expect(await audioPosition(page, 'soundcloud')).toBeGreaterThan(startedAt);
    expect(await navigations()).toBe(1);
  } finally {
    await site.close();
  }
});

test('new version of a loaded remote: "Reload" shows it, with the queue as it was @soak', async ({
  page,
}) => {
  const site = await startIsolatedProduct();
  try {
    await openPlaying(page, site.url);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Terms' });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await link.click();
    await expect(heading('Terms of Service')).toBeVisible();
    const playback = () =>
      page.evaluate(() => JSON.parse(String(sessionStorage.getItem('playbackState'))) as unknown);
    const before = await playback();
    await site.release('legal', '1.1.0', { from: 'Terms of Service', to: 'New Terms' });
    await refreshRegistry(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading('New Terms')).toBeVisible();
    await expect(playerOf(page).bar).toBeVisible();
    expect(await playback()).toEqual(before);
  } finally {
    await site.close();
  }
});
