// Who may be on which screen, and where everybody else is led.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { nameOf, noteCalls } from '../support/calls';
import { createPlaylist } from '../support/collections';
import { approveAs, setUpAccount, startSpotifyRound } from '../support/listeners';
import { logOut, signedOutAt } from '../support/log-out';
import { becomeMember, becomeVisitor, PASSWORD } from '../support/members';

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

test('while it is unknown who is here, guarded screens say Loading... and nobody is sent anywhere [NAV-15] [ROUTE-20] [GUARD-04] [GUARD-05] [GUARD-06]', async ({
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

test('a member is sent home from sign-in, sign-up and set-up [ROUTE-05] [ROUTE-06] [GUARD-02]', async ({
  page,
}) => {
  await becomeMember(page);
  for (const door of [screens.signIn, screens.signUp, screens.setupAccount]) {
    await page.goto(door);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test('an account without a password is led to set-up from everywhere, and can log out there [ROUTE-07] [ROUTE-16] [ROUTE-18] [ROUTE-19] [AUTH-08] [SETUP-02] [SETUP-03]', async ({
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

test('set-up with a used e-mail suggests logging in another way [ERR-09]', async ({ page, browser }) => {
  const other = await browser.newContext();
  const email = await becomeMember(await other.newPage());
  await other.close();
  await startSpotifyRound(page);
  await approveAs(page, 'Free Frankie');
  await setUpAccount(page, email, PASSWORD);
  await expect(page.getByText('This email is already in use. Try logging in another way.')).toBeVisible();
});

test('logging out in one tab is seen by another within a second, without asking the server', async ({
  context,
}) => {
  const first = await context.newPage();
  await becomeMember(first);
  await first.goto(screens.home);
  const second = await context.newPage();
  await second.goto(screens.favorites);
  // By then all that the screen asks for is answered.
  await expect(second.getByText('No Favorites Yet')).toBeVisible();
  const asked = noteCalls(second);
  const left = Promise.all([first, second].map(signedOutAt));
  await logOut(first);
  await expect(second).toHaveURL(new RegExp(screens.signIn));
  expect(asked.made(/./).map(nameOf)).toEqual([]);
  const [here = 0, there = 0] = await left;
  expect(there - here).toBeLessThan(1000);
});

test('settings lie on a plain ground and ask visitors to sign in; other screens are dark with blobs [LAYOUT-06] [LAYOUT-07] [LAYOUT-08] [ROUTE-17] [SET-01] [SET-02]', async ({
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

test('a visitor and a member may read the terms and the About screen [ROUTE-08] [ROUTE-09]', async ({
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

test("a member's own playlist has a screen of its own [ROUTE-14]", async ({ page }) => {
  await becomeMember(page);
  const { playlistId } = await createPlaylist(page, 'Night ferry');
  await page.goto(screens.playlist(playlistId));
  await expect(page).toHaveURL(new RegExp(`/playlists/${playlistId}$`));
  await expect(page.getByRole('heading', { name: 'Night ferry' })).toBeVisible();
});
