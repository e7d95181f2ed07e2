import { expect, test } from '@playwright/test';
import { routes } from '@segue/contract';
import { settingsOf } from '../pages/settings';
import { PASSWORD, registerUser, uniqueEmail } from '../support/accounts';
import { recordCalls } from '../support/api-calls';

const PROFILE = `PUT ${routes.updateProfile.path}`;
const NEW_PASSWORD = 'Lantern2025';

let email: string;
let settings: ReturnType<typeof settingsOf>;
test.beforeEach(async ({ page }) => {
  email = await registerUser(page);
  settings = settingsOf(page);
});

test('settings: Personal Info, Connections [SET-03] [SET-04] [SET-05] [SET-06] [SET-07] [SET-08]', async () => {
  await settings.open();
  await expect(settings.tab('Personal Info')).toHaveAttribute('aria-selected', 'true');
  await expect(settings.tab('Connections')).toBeVisible();
  await expect(settings.email).toHaveValue(email);
  await expect(settings.togglePassword).toBeVisible();
  const facts = settings.card('Account Information');
  for (const fact of ['Created', 'Last updated']) {
    const value = facts.getByRole('term').filter({ hasText: fact }).locator('xpath=following-sibling::dd[1]');
    await expect(value).toHaveText(/^(Just now|\d+ minutes? ago)$/);
  }
});

test('email form: Update when changed, Reset [SET-17] [SET-18] [SET-19]', async () => {
  await settings.open();
  await expect(settings.email).toHaveValue(email);
  await expect(settings.updateEmail).toBeDisabled();
  await settings.email.fill('someone-else@example.com');
  await expect(settings.updateEmail).toBeEnabled();
  await settings.resetEmail.click();
  await expect(settings.email).toHaveValue(email);
  await expect(settings.updateEmail).toBeDisabled();
});

test('email form: a new email is saved and survives a reload [ERR-26] [API-35]', async ({ page }) => {
  const calls = recordCalls(page);
  const next = uniqueEmail();
  await settings.open();
  await expect(settings.email).not.toHaveValue('');
  await settings.email.fill(` ${next} `);
  await settings.updateEmail.click();
  await expect(page.getByText('Email updated successfully')).toBeVisible();
  expect(calls.matching(new RegExp(`^${PROFILE}$`))[0]?.postDataJSON()).toEqual({ email: next });
  await page.reload();
  await expect(settings.email).toHaveValue(next);
});

test('email form: an empty or invalid email shows an error and is not sent [VALID-30]', async ({ page }) => {
  const calls = recordCalls(page);
  await settings.open();
  await expect(settings.email).not.toHaveValue('');
  await settings.email.fill('  ');
  await settings.updateEmail.click();
  await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
  await settings.email.fill('a@b');
  await settings.updateEmail.click();
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  expect(calls.matching(new RegExp(`^${PROFILE}$`))).toHaveLength(0);
});

test('email form: a failed update shows an error and keeps the text [ERR-20]', async ({ page }) => {
  await settings.open();
  await expect(settings.email).not.toHaveValue('');
  await page.route(`**${routes.updateProfile.path}`, (route) => route.abort());
  await settings.email.fill('someone-else@example.com');
  await settings.updateEmail.click();
  await expect(page.getByText('Failed to update email')).toBeVisible();
  await expect(settings.email).toHaveValue('someone-else@example.com');
});

test('email form: an email in use is refused with the reason', async ({ page, browser }) => {
  const other = await browser.newContext();
  const taken = await registerUser(await other.newPage());
  await other.close();
  await settings.open();
  await expect(settings.email).not.toHaveValue('');
  await settings.email.fill(taken);
  await settings.updateEmail.click();
  await expect(page.getByText('Failed to update email. This email is already in use.')).toBeVisible();
});

test('password form: opens and closes, and Cancel clears the fields [SET-20] [SET-21]', async () => {
  const { current, next, again } = settings.passwordFields;
  await settings.open();
  await settings.togglePassword.click();
  await expect(current).toBeVisible();
  await settings.togglePassword.click();
  await expect(current).toHaveCount(0);
  await settings.togglePassword.click();
  for (const field of [current, next, again]) await field.fill('Something1');
  await settings.cancelPassword.click();
  await expect(current).toHaveCount(0);
  await settings.togglePassword.click();
  for (const field of [current, next, again]) await expect(field).toHaveValue('');
});

test('password form: invalid input is not sent [VALID-31] [VALID-32] [VALID-33]', async ({ page }) => {
  const calls = recordCalls(page);
  await settings.open();
  await settings.togglePassword.click();
  const refusals: [[string, string, string], string][] = [
    [['', NEW_PASSWORD, NEW_PASSWORD], 'All password fields are required'],
    [[PASSWORD, '', ''], 'All password fields are required'],
    [[PASSWORD, NEW_PASSWORD, ''], 'All password fields are required'],
    [[PASSWORD, NEW_PASSWORD, 'Lantern2026'], 'New passwords do not match'],
    [[PASSWORD, 'Short1a', 'Short1a'], 'New password must be at least 8 characters long'],
  ];
  for (const [typed, words] of refusals) {
    await settings.changePassword(...typed);
    await expect(settings.main.getByRole('alert')).toHaveText(words);
  }
  expect(calls.matching(new RegExp(`^${PROFILE}$`))).toHaveLength(0);
});

test('password form: only the new password signs in [SET-22] [ERR-27] [API-36]', async ({ page }) => {
  const calls = recordCalls(page);
  await settings.open();
  await settings.togglePassword.click();
  await settings.changePassword(PASSWORD, NEW_PASSWORD);
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(settings.passwordFields.current).toHaveCount(0);
  expect(calls.matching(new RegExp(`^${PROFILE}$`))[0]?.postDataJSON()).toEqual({
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  });
  const signIn = (password: string) =>
    page.request.post(routes.signIn.path, { data: { email, password } }).then((answer) => answer.status());
  expect(await signIn(PASSWORD)).toBe(401);
  expect(await signIn(NEW_PASSWORD)).toBe(200);
});

test('password form: a failure shows the server’s message, or a default one [ERR-21] [ERR-22]', async ({
  page,
}) => {
  await settings.open();
  await settings.togglePassword.click();
  await settings.changePassword('NotMine2025', NEW_PASSWORD);
  await expect(settings.main.getByRole('alert')).toHaveText('Incorrect password.');
  await expect(settings.passwordFields.current).toBeVisible();
  await page.route(`**${routes.updateProfile.path}`, (route) => route.abort());
  await settings.changePassword(PASSWORD, NEW_PASSWORD);
  await expect(settings.main.getByRole('alert')).toHaveText('Failed to change password');
});

test('settings: a load error with a working Try again [ERR-19]', async ({ page }) => {
  await page.route(`**${routes.getProfile.path}`, (route) => route.fulfill({ status: 500, json: {} }));
  await settings.open();
  await expect(page.getByText('Failed to load user profile')).toBeVisible();
  await page.unroute(`**${routes.getProfile.path}`);
  await settings.main.getByRole('button', { name: 'Try again' }).click();
  await expect(settings.email).toHaveValue(email);
  await expect(page.getByText('Failed to load user profile')).toHaveCount(0);
});
