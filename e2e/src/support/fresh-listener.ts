// A Premium listener nobody else is: journeys side by side must not share a Spotify account and its devices.
import { expect, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { agreeBeforehand } from './listeners';

/** Signs in through Spotify as a fresh person and sets the account up; answers the person's name at Spotify. */
export async function signInAsFreshListener(
  page: Page,
  baseUrl: string,
  kind: 'premium-pat' | 'free-frankie' = 'premium-pat',
): Promise<string> {
  const tag = Math.random().toString(36).slice(2, 10);
  const person = `${kind}+${tag}`;
  await agreeBeforehand(page, 'spotify', person);
  await page.goto(`${baseUrl}${screens.signIn}`);
  await page
    .getByRole('button', { name: 'Continue with Spotify' })
    .or(page.getByRole('link', { name: 'Continue with Spotify' }))
    .click();
  await page.waitForURL(`**${screens.setupAccount}`);
  await page.getByLabel('Email').fill(`${kind}-${tag}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('Harbour2025');
  await page.getByLabel(/confirm/i).fill('Harbour2025');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(`**${screens.home}`);
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  return person;
}
