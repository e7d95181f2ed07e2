// The account without a pointer: the keyboard alone gets everywhere.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { settingsOf } from '../pages/settings';
import { expectArrival } from '../support/arrival';
import { freshEmail, PASSWORD } from '../support/members';

// Many steps in one walk.
test.describe.configure({ timeout: 240_000 });

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}

test('with the keyboard alone one signs up, changes the e-mail and the password, connects and logs out', async ({
  page,
}) => {
  await page.goto(screens.signUp);
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(freshEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await tabTo(page, 'textbox', 'Confirm password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectArrival(page, screens.home);

  await tabTo(page, 'button', 'User menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectArrival(page, screens.accountSettings);
  const settings = settingsOf(page);
  await expect(settings.email).not.toHaveValue('');

  await tabTo(page, 'textbox', 'Email address');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(freshEmail());
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
