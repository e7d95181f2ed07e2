// The OAuth flow with the sandbox: consent, redirect and account set-up.
import { expect, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { providerRedirects, screens } from '@segue/contract/screens';
import { PASSWORD, sendForm, uniqueEmail } from './accounts';
import { sandboxUrl } from './sandbox';

/** Goes from the sign-in screen to Spotify's consent page. */
export async function openSpotifyConsent(page: Page): Promise<void> {
  await page.goto(screens.signIn);
  await page.getByRole('button', { name: 'Continue with Spotify' }).click();
  await expect(page.getByRole('button', { name: /approve/i })).toBeVisible();
}

/** Chooses a demo user on the consent page and approves. */
export async function approveConsentAs(page: Page, user: string): Promise<void> {
  await page.getByText(user, { exact: false }).first().click();
  await page.getByRole('button', { name: /approve/i }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/') && !url.pathname.includes('/authorize'));
}

/** The URL of the open consent page with the user's approval: opening it gives consent. */
export function approvedConsentUrl(page: Page, user: string): string {
  const consent = new URL(page.url());
  consent.searchParams.set('sandbox_auto', 'approve');
  consent.searchParams.set('sandbox_user', user);
  return consent.href;
}

/** Lets the sandbox approve every consent request of this browser without showing the page. */
export async function preapproveConsent(page: Page, user: string): Promise<void> {
  const value = encodeURIComponent(`approve:${user}`);
  await page.context().addCookies([{ name: 'sandbox_consent', value, url: sandboxUrl }]);
}

/** Fills the account set-up form and saves. */
export async function setUpAccount(page: Page, email: string): Promise<void> {
  const words = 'You must setup an email and password for your account before continuing.';
  await expect(page.getByText(words)).toBeVisible();
  await sendForm(page, 'Save', email);
}

/**
 * Signs in as a new Spotify Premium user and sets the account up, through the API; returns the user's key in the sandbox. Every call
 * creates another user, because parallel tests must not share Spotify devices.
 */
export async function signInWithSpotify(page: Page, baseUrl = ''): Promise<string> {
  const user = `premium-pat+${uniqueEmail().replace(/@.*$/, '')}`;
  await preapproveConsent(page, user);
  const answer = await page.request.get(`${baseUrl}${providerRedirects.signIn('spotify')}`);
  expect(new URL(answer.url()).pathname).toBe(screens.setupAccount);
  const data = { email: uniqueEmail(), password: PASSWORD };
  expect((await page.request.post(`${baseUrl}${routes.setupAccount.path}`, { data })).ok()).toBe(true);
  return user;
}
