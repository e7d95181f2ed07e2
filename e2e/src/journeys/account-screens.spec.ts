// All states of the account screens at three widths: no axe violation and no horizontal scrolling.
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { ACCOUNT_MS, settingsOf } from '../pages/settings';
import { endSession, PASSWORD, registerUser, uniqueEmail } from '../support/accounts';
import { holdRequests } from '../support/api-calls';
import { expectNoViolations } from '../support/axe';
import { hasHorizontalScroll } from '../support/layout';
import { approvedConsentUrl, openSpotifyConsent } from '../support/oauth-flow';

const WIDTHS = [1440, 768, 360] as const;
// One test visits many states, each at three widths.
test.describe.configure({ timeout: 240_000 });

/** Checks one state at all widths. */
async function look(page: Page, state: string, without: string[] = []): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await hasHorizontalScroll(page), `${state} at ${width}`).toBe(false);
    if (width === 360) await expectNoViolations(page, without);
  }
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const submit = (page: Page, name: string) => button(page, name).click();

test('sign-in screen: accessible when empty, invalid, failed, busy and after a failed OAuth flow @soak', async ({
  page,
}) => {
  await page.goto(screens.signIn);
  await expect(button(page, 'Sign In')).toBeVisible();
  await look(page, 'sign-in');
  await submit(page, 'Sign In');
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await look(page, 'sign-in-empty');
  await main(page).getByLabel('Email').fill(uniqueEmail());
  await main(page).getByLabel('Password').fill(PASSWORD);
  await submit(page, 'Sign In');
  await expect(page.getByText('Email does not exist')).toBeVisible();
  await look(page, 'sign-in-refused');
  const letGo = await holdRequests(page, `**${routes.signIn.path}`, 'POST');
  await submit(page, 'Sign In');
  await expect(main(page).getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true');
  await look(page, 'sign-in-busy');
  letGo();
  await page.goto(`${screens.signIn}?error=missing_scopes&provider=spotify`);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await look(page, 'sign-in-after-a-journey');
});

test('sign-up screen: accessible when empty, invalid, and with an email in use @soak', async ({ page }) => {
  const email = await registerUser(page);
  await endSession(page);
  await page.goto(screens.signUp);
  await expect(button(page, 'Sign Up')).toBeVisible();
  await look(page, 'sign-up');
  await submit(page, 'Sign Up');
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await look(page, 'sign-up-empty');
  await main(page).getByLabel('Email').fill(email);
  for (const label of ['Password', 'Confirm password']) {
    await main(page).getByLabel(label, { exact: true }).fill('Password123');
  }
  await submit(page, 'Sign Up');
  await expect(page.getByText('This email is already in use. Try logging in another way.')).toBeVisible();
  await look(page, 'sign-up-email-in-use');
});

test('account set-up, and settings of a Spotify account: accessible @soak', async ({ page }) => {
  await openSpotifyConsent(page);
  await page.goto(approvedConsentUrl(page, `free-frankie+${Math.random().toString(36).slice(2)}`));
  await expect(page).toHaveURL(new RegExp(`${screens.setupAccount}$`));
  await expect(main(page).getByLabel('Email')).toBeVisible();
  await look(page, 'setup');
  await submit(page, 'Save');
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await look(page, 'setup-empty');
});

test('settings: accessible when signed out, loading, invalid, failed and saved @soak', async ({ page }) => {
  const settings = settingsOf(page);
  await settings.open();
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await look(page, 'settings-locked');
  await registerUser(page);
  const letGo = await holdRequests(page, `**${routes.getProfile.path}`);
  await settings.open();
  await expect(settings.togglePassword).toBeVisible();
  await look(page, 'settings-loading');
  letGo();
  await expect(settings.email).not.toHaveValue('');
  await look(page, 'settings-personal');
  await settings.email.fill('nobody');
  await settings.updateEmail.click();
  await settings.togglePassword.click();
  await settings.savePassword.click();
  await expect(page.getByText('All password fields are required')).toBeVisible();
  await look(page, 'settings-complaints');
  await settings.changePassword(PASSWORD, 'Lantern2025');
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await settings.email.fill(uniqueEmail());
  await settings.updateEmail.click();
  await expect(page.getByText('Email updated successfully')).toBeVisible();
  await look(page, 'settings-successes');
  await page.route(`**${routes.getProfile.path}`, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load user profile')).toBeVisible();
  await look(page, 'settings-failed');
});

test('connections and user menu: accessible when loading, empty, connected, failed @soak', async ({
  page,
}) => {
  const settings = settingsOf(page);
  await registerUser(page);
  const letGo = await holdRequests(page, `**${routes.getConnections.path}`);
  await settings.openConnections();
  await expect(settings.card('Spotify')).toBeVisible();
  await look(page, 'connections-loading');
  letGo();
  await expect(settings.card('Spotify')).toContainText('Not connected');
  await look(page, 'connections-none');
  for (const [user, badge] of [
    ['premium-pat', /^Premium$/],
    ['free-frankie', /This account has no Premium/],
  ] as const) {
    await page.getByRole('link', { name: 'Connect Spotify' }).click();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    await page.goto(approvedConsentUrl(page, `${user}+${uniqueEmail().replace(/@.*$/, '')}`));
    await expect(settings.card('Spotify').getByText(badge)).toBeVisible({ timeout: ACCOUNT_MS });
    await look(page, `connections-${user}`);
    await page.request.delete(routes.disconnect.path.replace(':provider', 'spotify'));
    await page.reload();
  }
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menu', { name: 'User menu' })).toBeVisible();
  // An open menu is rendered outside the landmarks.
  await look(page, 'user-menu', ['region']);
  await page.goto(`${screens.accountSettings}?tab=connections&error=reauthenticate&provider=spotify`);
  await expect(page.getByText('Failed to connect to Spotify')).toBeVisible();
  await look(page, 'connections-after-a-journey');
  await page.route(`**${routes.getConnections.path}`, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load connections')).toBeVisible();
  await look(page, 'connections-failed');
});
