// OAuth flows that fail: each ends with an explanation and without a session.
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
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
