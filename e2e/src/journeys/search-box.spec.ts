import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { recordCalls } from '../support/api-calls';

const SEARCHES = /^GET \/api\/search\//;

test('search box: searches 3 characters after 500 ms [VALID-01] [VALID-02] [VALID-03]', async ({ page }) => {
  await page.clock.install();
  const calls = recordCalls(page);
  const home = new HomePage(page);
  await home.open();
  // The start has time limits of its own.
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await home.searchBox.pressSequentially('ha');
  await page.clock.runFor(5000);
  expect(calls.matching(SEARCHES)).toHaveLength(0);

  await home.searchBox.press('r');
  for (const key of ['b', 'o', 'u', 'r']) {
    await page.clock.runFor(499);
    await home.searchBox.press(key);
  }
  await page.clock.runFor(499);
  expect(calls.matching(SEARCHES)).toHaveLength(0);

  await page.clock.runFor(1);
  await expect.poll(() => calls.matching(SEARCHES).length).toBe(2);
  expect(calls.matching(/\/search\/harbour\/(spotify|soundcloud)\/20\/0$/)).toHaveLength(2);
});

test('search box: one character can be submitted, blank text cannot [VALID-04] [VALID-06]', async ({
  page,
}) => {
  const calls = recordCalls(page);
  const home = new HomePage(page);
  await home.open();
  await expect(home.submit).toBeDisabled();
  await home.searchBox.fill('   ');
  await expect(home.submit).toBeDisabled();
  await home.searchBox.press('Enter');
  expect(calls.matching(SEARCHES)).toHaveLength(0);
  await home.searchBox.fill('h');
  await home.submit.click();
  await expect.poll(() => calls.matching(/\/search\/h\//).length).toBe(2);
});

test('recent searches: open, close, choose [HOME-13] [HOME-14] [HOME-15] [HOME-16] [HOME-17] [VALID-05]', async ({
  page,
}) => {
  const calls = recordCalls(page);
  const home = new HomePage(page);
  await home.open();
  await home.searchBox.click();
  await expect(home.recent).toHaveCount(0);
  await home.searchBox.fill('é');
  await home.searchBox.press('Enter');
  await expect(home.submit).toBeEnabled();
  await home.searchBox.fill('');
  await home.searchBox.blur();

  await home.searchBox.focus();
  await expect(home.recent.getByRole('option')).toHaveText(['é']);
  await home.searchBox.press('Escape');
  await expect(home.recent).toHaveCount(0);

  await home.searchBox.click();
  await expect(home.recent).toBeVisible();
  await page.getByRole('heading', { name: 'Find Your Perfect Song' }).click();
  await expect(home.recent).toHaveCount(0);

  await home.searchBox.focus();
  const before = calls.matching(SEARCHES).length;
  await home.recent.getByRole('option', { name: 'é' }).click();
  await expect(home.recent).toHaveCount(0);
  await expect(home.searchBox).toHaveValue('é');
  await expect.poll(() => calls.matching(SEARCHES).length).toBe(before + 2);
});

test('recent searches: the newest five survive a restart [PERSIST-12] [PERSIST-13]', async ({
  page,
  browser,
}) => {
  const home = new HomePage(page);
  await home.open();
  const searches = ['zxqva', 'zxqvb', 'zxqvc', 'zxqvd', 'zxqve', 'zxqvf'];
  for (const words of searches) {
    await home.searchBox.fill(words);
    await home.searchBox.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${words}`));
    await expect(home.submit).toBeEnabled();
  }
  const kept = await page.context().storageState();
  await page.close();
  const again = await browser.newContext({ storageState: kept });
  const later = new HomePage(await again.newPage());
  await later.open();
  // The page does not place the focus: the dropdown would cover it.
  await expect(later.page.getByRole('button', { name: 'Search for zxqvf' })).toBeVisible();
  await expect(later.recent).toHaveCount(0);
  await later.searchBox.click();
  await expect(later.recent.getByRole('option')).toHaveText(['zxqvf', 'zxqve', 'zxqvd', 'zxqvc', 'zxqvb']);
  await again.close();
});
