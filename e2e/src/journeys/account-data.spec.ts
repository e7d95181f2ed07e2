// What users do with all data of their account: their sessions, the export, the deletion.
import { expect, test } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { settingsOf } from '../pages/settings';
import { PASSWORD, registerUser } from '../support/accounts';

test('delete account: ends at home with a notice, and nobody can sign in any more', async ({ page }) => {
  const email = await registerUser(page);
  await settingsOf(page).open();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.home}$`));
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0);
  const answer = await page.request.post(routes.signIn.path, { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(404);
});
