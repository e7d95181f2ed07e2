// What users do with all data of their account: their sessions, the export, the deletion.
import { expect, test } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { settingsOf } from '../pages/settings';
import { PASSWORD, registerUser } from '../support/accounts';

test('your sessions: another browser is listed and logged out', async ({ page, browser }) => {
  const email = await registerUser(page);
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0',
  });
  const other = await elsewhere.newPage();
  await other.request.post(routes.signIn.path, { data: { email, password: PASSWORD } });
  const settings = settingsOf(page);
  await settings.open();
  const card = settings.card('Your sessions');
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByRole('listitem').first()).toContainText('This device');
  await expect(card.getByRole('listitem').last()).toContainText('Firefox on Windows');
  await card.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await other.goto(screens.favorites);
  await expect(other).toHaveURL(new RegExp(`${screens.signIn}$`));
  await page.reload();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await elsewhere.close();
});

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
