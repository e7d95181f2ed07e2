// Brand link, navigation entries and user menu, per role.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { expectScreen } from '../pages/screen';
import { registerUser } from '../support/accounts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('navigation: entries for a visitor, on a phone in a menu [NAV-13] [NAV-14] [NAV-02] [NAV-03] [NAV-04] [NAV-07] [NAV-08] [NAV-09] [NAV-10] [MENU-02] [NAV-01] [ROUTE-08] [ROUTE-09]', async ({
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
  for (const name of ['Favorites', 'Playlists'])
    await expect(navigation(page).getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Segue' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
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

test('signed-in user: entries in their order, user menu and logout [NAV-05] [NAV-06] [NAV-11] [NAV-12] [NAV-16] [ROUTE-10] [ROUTE-12] [MENU-01] [MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-07] [MENU-08]', async ({
  page,
}) => {
  await registerUser(page);
  await page.goto(screens.home);
  const avatar = page.getByRole('button', { name: 'User menu' });
  await expect(avatar).toHaveText('U');
  const entries = ['Home', 'About', 'Terms', 'Favorites', 'Playlists'];
  await expect(navigation(page).getByRole('link')).toHaveText(entries);
  for (const name of ['Favorites', 'Playlists']) {
    await navigation(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: `Your ${name}` })).toBeVisible();
  }
  await avatar.click();
  const options = page.getByRole('menuitem', { name: /^(Account|Your|Logout)/ });
  await expect(options).toHaveText([
    'Account Settings',
    'Your Favorites',
    'Your Playlists',
    'Your History',
    'Logout',
  ]);
  await page.keyboard.press('Escape');
  for (const [name, address] of [
    ['Account Settings', screens.accountSettings],
    ['Your Favorites', screens.favorites],
    ['Your History', screens.history],
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
