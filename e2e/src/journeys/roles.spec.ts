import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { registerUser } from '../support/accounts';
import { approveConsentAs, openSpotifyConsent } from '../support/oauth-flow';

const KNOWN = Object.values(screens).filter((screen) => typeof screen === 'string');
const MENU = [
  'Account Settings',
  'Your Favorites',
  'Your Playlists',
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

async function expectNoFurtherRole(page: Page, canUseMenu: boolean): Promise<void> {
  for (const screen of KNOWN.filter((known) => known !== screens.root)) {
    await page.goto(screen);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    expect(await placesFrom(page)).toEqual([]);
    await expect(page.getByText(/\badmin|moderator|manage users/i)).toHaveCount(0);
  }
  if (!canUseMenu) return;
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(MENU);
}

test('roles: visitors, users and incomplete accounts see no other role’s controls [ROLE-14]', async ({
  page,
}) => {
  // Opens every screen once per role.
  test.setTimeout(180_000);
  await expectNoFurtherRole(page, false);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

  await registerUser(page);
  await expectNoFurtherRole(page, true);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

  await page.context().clearCookies();
  await openSpotifyConsent(page);
  await approveConsentAs(page, 'Premium Pat');
  await expect(page).toHaveURL(/\/setup-account$/);
  await expectNoFurtherRole(page, true);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/setup-account$/);
});
