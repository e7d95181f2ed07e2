// OAuth flows that fail: each ends with an explanation and without a session.
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { registerUser } from '../support/accounts';
import { approvedConsentUrl, openSpotifyConsent } from '../support/oauth-flow';

/** Approves consent without following the redirect; returns the callback URL. */
async function callbackUrlFor(page: Page, user: string): Promise<string> {
  const answer = await page.request.get(approvedConsentUrl(page, user), { maxRedirects: 0 });
  return answer.headers()['location'] ?? '';
}

async function expectRefused(page: Page): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('That link has expired. Start again from here.');
  // The URL no longer has the code, and the screen offers the next step.
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
  await expect(page.getByRole('button', { name: 'Continue with Spotify' })).toBeEnabled();
  const status = await page.request.get(routes.checkAuth.path);
  expect(await status.json()).toMatchObject({ isAuthenticated: false });
}

const newUser = (user: string) => `${user}+${Math.random().toString(36).slice(2, 10)}`;

test('OAuth flow: a used callback URL does not sign in again', async ({ page }) => {
  await openSpotifyConsent(page);
  const back = await callbackUrlFor(page, newUser('premium-pat'));
  await page.goto(back);
  await expect(page).toHaveURL(new RegExp(`${screens.setupAccount}$`));
  await page.request.post(routes.logout.path);
  await page.goto(back);
  await expectRefused(page);
});

test('OAuth flow: a callback URL does not sign in another browser @soak', async ({ page, browser }) => {
  await openSpotifyConsent(page);
  const other = await browser.newPage();
  await other.goto(await callbackUrlFor(page, newUser('premium-pat')));
  await expectRefused(other);
  await other.close();
});

test('OAuth flow: a forged callback leads to sign-in and shows none of its text', async ({ page }) => {
  await page.goto('/api/auth/spotify/callback?state=<b>x</b>&code=1&error=%22%3E%3Cscript%3E');
  await expectRefused(page);
});

test('connecting: a provider account of another user is refused with an explanation @soak', async ({
  page,
  browser,
}) => {
  const user = newUser('listener');
  const connect = async (who: Page) => {
    await who.goto(`${screens.accountSettings}?tab=connections`);
    await who.getByRole('link', { name: 'Connect SoundCloud' }).click();
    await expect(who.getByRole('button', { name: 'Approve' })).toBeVisible();
    await who.goto(await callbackUrlFor(who, user));
  };
  const owner = await browser.newContext();
  const ownersPage = await owner.newPage();
  await registerUser(ownersPage);
  await connect(ownersPage);
  await expect(ownersPage.getByRole('button', { name: 'Disconnect SoundCloud' })).toBeVisible();

  await registerUser(page);
  await connect(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to connect to SoundCloud');
  await expect(alert).toContainText('connected to another account here');
  await expect(page.getByRole('link', { name: 'Connect SoundCloud' })).toBeVisible();
  await ownersPage.reload();
  await expect(ownersPage.getByRole('button', { name: 'Disconnect SoundCloud' })).toBeVisible();
  await owner.close();
});

test('connecting: a link from another site shows the button instead of starting', async ({ page }) => {
  await registerUser(page);
  await page.goto('/api/settings/connect/spotify/');
  await expect(page).toHaveURL(new RegExp(`${screens.accountSettings}\\?tab=connections$`));
  await expect(page.getByRole('link', { name: 'Connect Spotify' })).toBeVisible();
});
