import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { createPlaylist } from '../support/collections';
import { approveAs, setUpAccount, startSpotifyRound } from '../support/listeners';
import { logOut } from '../support/log-out';
import { becomeMember, becomeVisitor, PASSWORD } from '../support/members';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Holds the answer to "who is here" until the test lets it go. */
async function holdAuthCheck(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/auth/checkAuth', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

test('[NAV-02] [NAV-03] [NAV-04] [NAV-07] [NAV-08] [NAV-09] [NAV-10] [MENU-02] a visitor sees the public entries and the two doors', async ({
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

test('[NAV-05] [NAV-06] [NAV-11] [NAV-12] [ROUTE-10] [ROUTE-12] a member sees favourites and playlists and no door', async ({
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

test('[NAV-01] the brand leads home', async ({ page }) => {
  await page.goto(screens.terms);
  await page.getByRole('banner').getByRole('link', { name: 'Segue' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('[NAV-13] [NAV-14] on a phone the entries are in a menu that opens, closes, and closes when the route changes', async ({
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

test('[NAV-15] [ROUTE-20] [GUARD-04] [GUARD-05] [GUARD-06] while it is unknown who is here, guarded screens say Loading... and nobody is sent anywhere', async ({
  page,
}) => {
  const letGo = await holdAuthCheck(page);
  for (const guarded of [
    screens.signIn,
    screens.signUp,
    screens.setupAccount,
    screens.favorites,
    screens.playlists,
    '/playlists/1',
  ]) {
    await page.goto(guarded);
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${guarded}$`));
  }
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0);
  letGo();
});

for (const [id, guarded] of [
  ['ROUTE-11', screens.favorites],
  ['ROUTE-13', screens.playlists],
  ['ROUTE-15', '/playlists/1'],
] as const) {
  test(`[${id}] a visitor who opens ${guarded} is asked to sign in and comes back there`, async ({
    page,
  }) => {
    const email = await becomeMember(page);
    await becomeVisitor(page);
    await page.goto(guarded);
    await expect(page).toHaveURL(new RegExp(`${screens.signIn}`));
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('main').getByLabel('Password').fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(new RegExp(`${guarded}$`));
  });
}

test('[ROUTE-05] [ROUTE-06] [GUARD-02] a member is sent home from sign-in, sign-up and set-up', async ({
  page,
}) => {
  await becomeMember(page);
  for (const door of [screens.signIn, screens.signUp, screens.setupAccount]) {
    await page.goto(door);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test('[ROUTE-07] [ROUTE-16] [ROUTE-18] [ROUTE-19] [AUTH-08] [SETUP-02] [SETUP-03] an account without a password is led to set-up from everywhere, and can log out there', async ({
  page,
}) => {
  await startSpotifyRound(page);
  await approveAs(page, 'No-name Null');
  await expect(page).toHaveURL(new RegExp(`${screens.setupAccount}$`));
  for (const anywhere of [screens.home, screens.terms, screens.signIn, screens.signUp]) {
    await page.goto(anywhere);
    await expect(page).toHaveURL(new RegExp(`${screens.setupAccount}$`));
    await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Confirm password')).toBeVisible();
  }
  await logOut(page);
});

test('[ERR-09] set-up with a used e-mail suggests logging in another way', async ({ page, browser }) => {
  const other = await browser.newContext();
  const email = await becomeMember(await other.newPage());
  await other.close();
  await startSpotifyRound(page);
  await approveAs(page, 'Free Frankie');
  await setUpAccount(page, email, PASSWORD);
  await expect(page.getByText('This email is already in use. Try logging in another way.')).toBeVisible();
});

test('[MENU-01] [MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-07] [MENU-08] the user menu leads everywhere, closes outside, and logs out', async ({
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
    await expect(page).toHaveURL(new RegExp(`${address}$`));
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

test('[AUTH-07] [AUTH-09] [AUTH-10] the page knows a visitor, a member, and takes a failed check for a visitor', async ({
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

test('logging out in one tab is seen by another within a second', async ({ context }) => {
  const first = await context.newPage();
  await becomeMember(first);
  await first.goto(screens.home);
  const second = await context.newPage();
  await second.goto(screens.favorites);
  await expect(second.getByRole('heading', { name: 'Your Favorites' })).toBeVisible();
  await logOut(first);
  await expect(second).toHaveURL(new RegExp(screens.signIn), { timeout: 1000 });
});

test('[LAYOUT-06] [LAYOUT-07] [LAYOUT-08] [ROUTE-17] [SET-01] [SET-02] settings lie on a plain ground and ask visitors to sign in; other screens are dark with blobs', async ({
  page,
}) => {
  await page.goto(screens.accountSettings);
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page).toHaveURL(screens.accountSettings);
  await expect(page.getByTestId('backdrop')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(screens.signIn));
  await page.goto(screens.home);
  await expect(page.getByTestId('backdrop')).toBeAttached();
  const ground = await page.evaluate(() =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(ground).toContain('rgb(15, 23, 42)');
});

test('an unknown address says so and leads home', async ({ page }) => {
  const answer = await page.goto('/no-such-place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
});

test('[ROUTE-08] [ROUTE-09] a visitor and a member may read the terms and the About screen', async ({
  page,
}) => {
  for (const become of [becomeVisitor, becomeMember]) {
    await become(page);
    await page.goto(screens.terms);
    await expect(page.getByRole('main').getByText('Terms of Service').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${screens.terms}$`));
    await page.goto(screens.about);
    await expect(page.getByRole('heading', { name: 'How it started' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${screens.about}$`));
  }
});

test("[ROUTE-14] a member's own playlist has a screen of its own", async ({ page }) => {
  await becomeMember(page);
  const { playlistId } = await createPlaylist(page, 'Night ferry');
  await page.goto(screens.playlist(playlistId));
  await expect(page).toHaveURL(new RegExp(`/playlists/${playlistId}$`));
  await expect(page.getByRole('heading', { name: 'Night ferry' })).toBeVisible();
});
