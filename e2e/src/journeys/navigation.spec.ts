// The ways from screen to screen: the brand, the entries, the user menu, and what they offer to whom.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { expectArrival } from '../support/arrival';
import { becomeMember } from '../support/members';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a visitor sees the public entries and the two doors [NAV-02] [NAV-03] [NAV-04] [NAV-07] [NAV-08] [NAV-09] [NAV-10] [MENU-02]', async ({
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

test('a member sees favourites and playlists and no door [NAV-05] [NAV-06] [NAV-11] [NAV-12] [ROUTE-10] [ROUTE-12]', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto(screens.home);
  await navigation(page).getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Playlists' }).click();
  await expect(page.getByRole('heading', { name: 'Your Playlists' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expect(navigation(page).getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
});

test('the brand leads home [NAV-01]', async ({ page }) => {
  await page.goto(screens.terms);
  await page.getByRole('banner').getByRole('link', { name: 'Segue' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('on a phone the entries are in a menu that opens, closes, and closes when the route changes [NAV-13] [NAV-14]', async ({
  page,
}) => {
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

test('the user menu leads everywhere, closes outside, and logs out [MENU-01] [MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-07] [MENU-08]', async ({
  page,
}) => {
  await becomeMember(page);
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
    await expectArrival(page, address);
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

test('the page knows a visitor, a member, and takes a failed check for a visitor [AUTH-07] [AUTH-09] [AUTH-10]', async ({
  page,
}) => {
  await page.goto(screens.home);
  await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await becomeMember(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await page.route('**/api/auth/checkAuth', (route) => route.abort());
  await page.reload();
  await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('an unknown address says so and leads home', async ({ page }) => {
  const answer = await page.goto('/no-such-place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
});
