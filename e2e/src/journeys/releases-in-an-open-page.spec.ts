import { expect, test, type Page } from '@playwright/test';
import { settingsOf } from '../pages/settings';
import { registerUser } from '../support/accounts';
import { audioPosition, expectAudioFrom } from '../support/audio';
import { openPlaying, refreshRegistry, startIsolatedProduct } from '../support/isolated-product';

// Starts its own product.
test.describe.configure({ timeout: 180_000 });

/** What a build leaves in the document while it runs. */
const LEAVES_TRACES = `for (const target of [window, document]) target.addEventListener('probe', () => (window.heard ??= []).push(1));
document.head.append(Object.assign(document.createElement('style'), { id: 'probe' }));
document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];
`;
/** Listeners, style elements and adopted sheets of that build. */
const tracesIn = (page: Page) =>
  page.evaluate(() => {
    for (const target of [window, document]) target.dispatchEvent(new Event('probe'));
    const { heard = [] } = window as unknown as { heard?: number[] };
    const styles = document.querySelectorAll('#probe').length;
    return [heard.splice(0).length, styles, document.adoptedStyleSheets.length];
  });

test('an open page shows releases and rollbacks of remotes while music plays @soak', async ({ page }) => {
  const site = await startIsolatedProduct();
  try {
    await registerUser(page, site.url);
    await openPlaying(page, site.url);
    const startedAt = (await audioPosition(page, 'soundcloud')) ?? 0;

    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await link('Terms').click();
    await expect(heading('Terms of Service')).toBeVisible();

    // On screen: it stays until the next navigation, also when that is to a screen of the same remote.
    await site.release('legal', '1.1.0', {
      from: 'Terms of Service',
      to: 'New Terms',
      first: LEAVES_TRACES,
    });
    await refreshRegistry(page, 'focus');
    await expect(heading('Terms of Service')).toBeVisible();
    await link('About').click();
    await expect(heading('Terms of Service')).toBeHidden();
    await link('Terms').click();
    await expect(heading('New Terms')).toBeVisible();
    expect(await tracesIn(page)).toEqual([2, 1, 1]);

    // A form with input stays as it is.
    const settings = settingsOf(page);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await settings.email.fill('new@example.com');
    await site.release('settings', '1.1.0', { from: 'Update Email', to: 'Save email' });
    await site.rollBack('legal');
    await refreshRegistry(page, 'online');
    await expect(settings.email).toHaveValue('new@example.com');
    await expect(settings.updateEmail).toBeVisible();

    // Not on screen: changed by the next visit, and what the build before left in the document is gone.
    await link('Terms').click();
    await expect(heading('Terms of Service')).toBeVisible();
    expect(await tracesIn(page)).toEqual([0, 0, 0]);
    await page.goBack();
    await expect(settings.main.getByRole('button', { name: 'Save email' })).toBeVisible();

    await expectAudioFrom(page, 'soundcloud');
    expect(await audioPosition(page, 'soundcloud')).toBeGreaterThan(startedAt);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  } finally {
    await site.close();
  }
});
