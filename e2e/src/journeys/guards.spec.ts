// Which screens need a session, and where other users are redirected.
import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { registerUser } from '../support/accounts';
import { holdRequests, recordCalls } from '../support/api-calls';

test('guards: Loading... until the session is known, then account forms lead home [NAV-15] [ROUTE-05] [ROUTE-06] [ROUTE-20] [GUARD-02] [GUARD-04] [GUARD-05] [GUARD-06]', async ({
  page,
}) => {
  // Without a session cookie the page knows by itself that nobody is signed in.
  await registerUser(page);
  const letGo = await holdRequests(page, '**/api/auth/checkAuth');
  for (const guarded of [
    screens.signIn,
    screens.signUp,
    screens.setupAccount,
    screens.favorites,
    screens.playlists,
    '/playlists/1',
  ]) {
    await page.goto(guarded, { waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${guarded}$`));
  }
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0);
  letGo();
  for (const form of [screens.signIn, screens.signUp, screens.setupAccount]) {
    await page.goto(form);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test('guards: a visitor gets the sign-in form and the links at once, never Loading... [SET-01] [SET-02] [LAYOUT-06] [LAYOUT-07] [LAYOUT-08] [ROUTE-17] [GUARD-07] [NAV-17] [ROUTE-11] [ROUTE-13] [ROUTE-15]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const watch = () => {
      const isWaiting =
        document.body?.textContent.includes('Loading...') ||
        document.querySelector('[data-testid="navigation-placeholder"]') !== null;
      if (isWaiting) Object.assign(window, { sawWaiting: true });
    };
    new MutationObserver(watch).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const calls = recordCalls(page);
  for (const guarded of [screens.favorites, screens.playlists, '/playlists/1', screens.setupAccount]) {
    await page.goto(guarded);
    await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
    await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.locator('#frame')).toHaveCount(0);
    expect(await page.evaluate(() => 'sawWaiting' in window)).toBe(false);
  }
  expect(calls.matching(/checkAuth/)).toHaveLength(0);

  // The settings have a plain background, the other screens one with blobs.
  await page.goto(screens.accountSettings);
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page).toHaveURL(screens.accountSettings);
  const backdrop = page.getByTestId('backdrop');
  await expect(backdrop).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(screens.signIn));
  await expect(backdrop).toBeAttached();
  const ground = await page.evaluate(() =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(ground).toContain('rgb(15, 23, 42)');
});
