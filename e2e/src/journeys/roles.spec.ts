import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { registerUser } from '../support/accounts';
import { approveConsentAs, openSpotifyConsent } from '../support/oauth-flow';

const KNOWN = [
  ...Object.values(screens).filter((screen) => typeof screen === 'string'),
  `${screens.playlists}/import`,
];
const MENU = [
  'Account Settings',
  'Your Favorites',
  'Your Playlists',
  'Your History',
  'Appearance',
  'Keyboard shortcuts',
  'Logout',
];

/** The internal link targets of a screen. */
async function placesFrom(page: Page): Promise<string[]> {
  const places = await page.getByRole('link').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );
  return places.filter((place) => !KNOWN.some((known) => known === place));
}

/** Nothing on the screen belongs to another role. */
async function expectNoFurtherRole(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  expect(await placesFrom(page)).toEqual([]);
  await expect(page.getByText(/\badmin|moderator|manage users/i)).toHaveCount(0);
}

/** The settings, the screens of the navigation, and an address that no role has. */
async function expectOnly(page: Page, names: readonly string[]): Promise<void> {
  await page.goto(screens.accountSettings);
  await expectNoFurtherRole(page);
  for (const name of names) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectNoFurtherRole(page);
  }
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
}

async function expectMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(MENU);
}

test('roles: visitors and users see no other role’s controls [ROLE-14]', async ({ page }) => {
  await expectOnly(page, ['Home', 'About', 'Terms', 'Sign In', 'Sign Up']);
  await registerUser(page);
  await expectOnly(page, ['Home', 'About', 'Terms', 'Favorites', 'Playlists']);
  await expectMenu(page);
});

test('set-up: the only screen without a password [ROLE-14] [ROUTE-07] [ROUTE-16] [ROUTE-18] [ROUTE-19] [AUTH-08] [SETUP-02] [SETUP-03]', async ({
  page,
}) => {
  await openSpotifyConsent(page);
  await approveConsentAs(page, 'No-name Null');
  await expect(page).toHaveURL(new RegExp(`${screens.setupAccount}$`));
  const main = page.getByRole('main');
  for (const anywhere of [screens.home, screens.terms, screens.signIn, screens.signUp, '/admin']) {
    await page.goto(anywhere);
    await expect(page).toHaveURL(new RegExp(`${screens.setupAccount}$`));
    for (const label of ['Email', 'Password', 'Confirm password'])
      await expect(main.getByLabel(label, { exact: true })).toBeVisible();
    await expectNoFurtherRole(page);
  }
  await expectMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
});
