// Brand link, navigation entries and user menu, per role.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { expectScreen } from '../pages/screen';
import { registerUser } from '../support/accounts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('navigation: entries for a visitor [NAV-02] [NAV-03] [NAV-04] [NAV-07] [NAV-08] [NAV-09] [NAV-10] [MENU-02]', async ({
  page,
}) => {
  await page.goto(screens.home);
  for (const [name, address] of [
    ['About', screens.about],
    ['Terms', screens.terms],
    ['Home', screens.home],
    ['Sign In', screens.signIn],
    ['Sign Up', screens.signUp],
  ] as const) {
    await navigation(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  await expect(navigation(page).getByRole('link', { name: 'Favorites' })).toHaveCount(0);
  await expect(navigation(page).getByRole('link', { name: 'Playlists' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0);
});

test('navigation: entries for a signed-in user [NAV-05] [NAV-06] [NAV-11] [NAV-12] [ROUTE-10] [ROUTE-12]', async ({
  page,
}) => {
  await registerUser(page);
  await page.goto(screens.home);
  await navigation(page).getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Playlists' }).click();
  await expect(page.getByRole('heading', { name: 'Your Playlists' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expect(navigation(page).getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
});

test('navigation and user menu: entries in the specified order [NAV-16]', async ({ page }) => {
  await registerUser(page);
  await page.goto(screens.home);
  const entries = navigation(page).getByRole('link', { name: /^(Home|About|Terms|Favorites|Playlists)$/ });
  await expect(entries).toHaveText(['Home', 'About', 'Terms', 'Favorites', 'Playlists']);
  await page.getByRole('button', { name: 'User menu' }).click();
  const options = page.getByRole('menuitem', { name: /^(Account|Your|Logout)/ });
  await expect(options).toHaveText(['Account Settings', 'Your Favorites', 'Your Playlists', 'Logout']);
});

test('navigation: the brand links to home [NAV-01]', async ({ page }) => {
  await page.goto(screens.terms);
  await page.getByRole('banner').getByRole('link', { name: 'Segue' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('navigation: the phone menu opens, and closes on navigation [NAV-13] [NAV-14]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(screens.home);
  await expect(navigation(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(navigation(page).getByRole('link', { name: 'About' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(navigation(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await navigation(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(screens.about);
  await expect(navigation(page)).toBeHidden();
});

test('user menu: links and logout [MENU-01] [MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-07] [MENU-08]', async ({
  page,
}) => {
  await registerUser(page);
  await page.goto(screens.home);
  const avatar = page.getByRole('button', { name: 'User menu' });
  await expect(avatar).toHaveText('U');
  for (const [name, address] of [
    ['Account Settings', screens.accountSettings],
    ['Your Favorites', screens.favorites],
    ['Your Playlists', screens.playlists],
  ] as const) {
    await avatar.click();
    await page.getByRole('menuitem', { name }).click();
    await expectScreen(page, address);
  }
  await avatar.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.mouse.click(400, 400);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await avatar.click();
  const sent = page.waitForRequest('**/api/auth/logout');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  expect((await sent).postData()).toBeNull();
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
  await expect(avatar).toHaveCount(0);
});

test('session check: a failed request counts as signed out [AUTH-07] [AUTH-09] [AUTH-10]', async ({
  page,
}) => {
  await page.goto(screens.home);
  await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await registerUser(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await page.route('**/api/auth/checkAuth', (route) => route.abort());
  await page.reload();
  await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('unknown URL: a not-found screen links to home', async ({ page }) => {
  const answer = await page.goto('/no-such-place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
});
