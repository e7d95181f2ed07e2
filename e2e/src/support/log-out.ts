import { expect, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';

/** Chooses Logout in the user menu and waits for the sign-in screen. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
}
