// Listeners who came through a provider's door: the provider's consent page, then the account set-up.
import { expect, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';

let accounts = 0;

/** Signs in through the Spotify stand-in as one of its people and gives the account an e-mail and a password. */
export async function signInWithSpotify(page: Page, person: string): Promise<void> {
  await page.goto(screens.signIn);
  await page
    .getByRole('button', { name: 'Continue with Spotify' })
    .or(page.getByRole('link', { name: 'Continue with Spotify' }))
    .click();
  await page.getByText(person, { exact: false }).first().click();
  await page.getByRole('button', { name: /approve/i }).click();
  await page.waitForURL((url) => [screens.setupAccount, screens.home].includes(url.pathname as never));
  if (new URL(page.url()).pathname === screens.setupAccount) await setUp(page);
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
}

async function setUp(page: Page): Promise<void> {
  await expect(
    page.getByText('You must setup an email and password for your account before continuing.'),
  ).toBeVisible();
  accounts += 1;
  await page.getByLabel('Email').fill(`listener-${Date.now()}-${accounts}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('Harbour2025');
  await page.getByLabel(/confirm/i).fill('Harbour2025');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(`**${screens.home}`);
}
