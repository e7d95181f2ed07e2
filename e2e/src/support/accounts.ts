// Accounts with an email and a password, created through the API when the forms are not under test.
import { expect, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';

export const PASSWORD = 'Harbour2025';

let created = 0;

/** An email address that no other test uses. */
export function uniqueEmail(): string {
  created += 1;
  return `user-${process.pid}-${Date.now()}-${created}@example.com`;
}

/** Registers a new user, who is then signed in; returns the email. */
export async function registerUser(page: Page, baseUrl = ''): Promise<string> {
  const email = uniqueEmail();
  const data = { email, password: PASSWORD };
  const answer = await page.request.post(`${baseUrl}/api/auth/registerUser`, { data });
  if (!answer.ok()) throw new Error(`Registering failed with ${answer.status()}: ${await answer.text()}`);
  return email;
}

/** Fills the form on the screen, with the password once more where it asks for that, and presses the button. */
export async function sendForm(
  page: Page,
  button: string,
  email: string,
  password = PASSWORD,
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  if (button !== 'Sign In') await main.getByLabel('Confirm password').fill(password);
  await main.getByRole('button', { name: button, exact: true }).click();
}

/** Ends the session through the API, without the user menu. */
export async function endSession(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout');
}

/** Logs out with the user menu and waits for the sign-in screen. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
}
