// Listeners who came through a provider's door: the provider's consent page, then the account set-up.
import { expect, type Page } from '@playwright/test';
import type { Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { freshEmail, PASSWORD } from './members';
import { sandboxUrl } from './sandbox';

const CONSENT_PATHS = { spotify: '/spotify/accounts', soundcloud: '/soundcloud' } as const;

/** Goes from our sign-in screen to the consent page of the Spotify stand-in. */
export async function startSpotifyRound(page: Page): Promise<void> {
  await page.goto(screens.signIn);
  await page.getByRole('button', { name: 'Continue with Spotify' }).click();
  await expect(page.getByRole('button', { name: /approve/i })).toBeVisible();
}

/** Picks one of the invented people on the consent page and approves. */
export async function approveAs(page: Page, person: string): Promise<void> {
  await page.getByText(person, { exact: false }).first().click();
  await page.getByRole('button', { name: /approve/i }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/') && !url.pathname.includes('/authorize'));
}

/** The address of the consent page that is open, with the yes of this person: following it is agreeing. */
export function approvedAddress(page: Page, person: string): string {
  const consent = new URL(page.url());
  consent.searchParams.set('sandbox_auto', 'approve');
  consent.searchParams.set('sandbox_user', person);
  return consent.href;
}

/** From now on the stand-in of a service takes this browser for this person's, who agrees without being asked. */
export async function agreeBeforehand(page: Page, provider: Provider, person: string): Promise<void> {
  await page.context().addCookies([
    {
      name: 'sandbox_consent',
      value: encodeURIComponent(`approve:${person}`),
      domain: new URL(sandboxUrl).hostname,
      path: CONSENT_PATHS[provider],
    },
  ]);
}

/** Fills the account set-up and saves. */
export async function setUpAccount(page: Page, email: string, password: string): Promise<void> {
  await expect(
    page.getByText('You must setup an email and password for your account before continuing.'),
  ).toBeVisible();
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByLabel('Confirm password').fill(password);
  await main.getByRole('button', { name: 'Save' }).click();
}

/**
 * Signs in through the Spotify stand-in as a fresh copy of one of its people (`premium-pat`, `free-frankie`),
 * and gives the account an e-mail and a password.
 */
export async function signInWithSpotify(page: Page, person: string): Promise<void> {
  const own = `${person}+${freshEmail().replace(/@.*$/, '')}`;
  await agreeBeforehand(page, 'spotify', own);
  await page.goto(screens.signIn);
  await page.getByRole('button', { name: 'Continue with Spotify' }).click();
  await page.waitForURL(`**${screens.setupAccount}`);
  await setUpAccount(page, freshEmail(), PASSWORD);
  await page.waitForURL(`**${screens.home}`);
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
}
