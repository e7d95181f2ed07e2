// Account screens by keyboard only.
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { settingsOf } from '../pages/settings';
import { expectScreen } from '../pages/screen';
import { PASSWORD, uniqueEmail } from '../support/accounts';

// One long test with many steps.
test.describe.configure({ timeout: 240_000 });

/** Presses Tab until the element with this accessible name has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}

test('account: all forms, connecting and logout work with the keyboard alone @soak', async ({ page }) => {
  await page.goto(screens.signUp);
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(uniqueEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await tabTo(page, 'textbox', 'Confirm password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectScreen(page, screens.home);

  await tabTo(page, 'button', 'User menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectScreen(page, screens.accountSettings);
  const settings = settingsOf(page);
  await expect(settings.email).not.toHaveValue('');

  await tabTo(page, 'textbox', 'Email address');
  await page.keyboard.press('Control+A');
  const email = uniqueEmail();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email updated successfully')).toBeVisible();

  await tabTo(page, 'button', 'Change Password');
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Current password');
  await page.keyboard.type(PASSWORD);
  await tabTo(page, 'textbox', 'New password');
  await page.keyboard.type('Lantern2025');
  await tabTo(page, 'textbox', 'Confirm new password');
  await page.keyboard.type('Lantern2025');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(settings.togglePassword).toBeFocused();
  const signIn = (password: string) =>
    page.request.post(routes.signIn.path, { data: { email, password } }).then((answer) => answer.status());
  expect(await signIn(PASSWORD)).toBe(401);
  expect(await signIn('Lantern2025')).toBe(200);

  await settings.tab('Personal Info').focus();
  await page.keyboard.press('ArrowRight');
  await expect(settings.tab('Connections')).toBeFocused();
  await expect(settings.card('Spotify')).toContainText('Not connected');
  await tabTo(page, 'link', 'Connect Spotify');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();

  await page.goto(screens.home);
  await tabTo(page, 'button', 'User menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${screens.signIn}$`));
});
