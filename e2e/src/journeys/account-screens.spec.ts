// Every state of the account's screens at three widths: axe finds nothing, and nothing is wider than the window.
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { ACCOUNT_MS, settingsOf } from '../pages/settings';
import { expectNoViolations } from '../support/axe';
import { hold } from '../support/calls';
import { approvedAddress, signInWithSpotify, startSpotifyRound } from '../support/listeners';
import { becomeMember, becomeVisitor, freshEmail, PASSWORD } from '../support/members';
import { pictureOf } from '../support/state-pictures';

const WIDTHS = [1440, 768, 360] as const;
// Many states in one walk, each looked at three times.
test.describe.configure({ timeout: 240_000 });

/** Looks at one state at all widths. */
async function look(page: Page, state: string, without: string[] = []): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await pictureOf(page, `${state}-${width}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0);
    if (width !== 768) await expectNoViolations(page, without);
  }
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const submit = (page: Page, name: string) => button(page, name).click();

test('the sign-in screen: empty, complaining, refused, busy, and after a journey that failed', async ({
  page,
}) => {
  await page.goto(screens.signIn);
  await expect(button(page, 'Sign In')).toBeVisible();
  await look(page, 'sign-in');
  await submit(page, 'Sign In');
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await look(page, 'sign-in-empty');
  await main(page).getByLabel('Email').fill(freshEmail());
  await main(page).getByLabel('Password').fill(PASSWORD);
  await submit(page, 'Sign In');
  await expect(page.getByText('Email does not exist')).toBeVisible();
  await look(page, 'sign-in-refused');
  const letGo = await hold(page, 'POST', `**${routes.signIn.path}`);
  await submit(page, 'Sign In');
  await expect(main(page).getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await look(page, 'sign-in-busy');
  letGo();
  await page.goto(`${screens.signIn}?error=missing_scopes&provider=spotify`);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await look(page, 'sign-in-after-a-journey');
});

test('the sign-up screen: empty, complaining, and with an e-mail in use', async ({ page }) => {
  const email = await becomeMember(page);
  await becomeVisitor(page);
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

test('the set-up screen, and settings of who came by Spotify', async ({ page }) => {
  await startSpotifyRound(page);
  await page.goto(approvedAddress(page, `free-frankie+${Math.random().toString(36).slice(2)}`));
  await expect(page).toHaveURL(new RegExp(`${screens.setupAccount}$`));
  await expect(main(page).getByLabel('Email')).toBeVisible();
  await look(page, 'setup');
  await submit(page, 'Save');
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await look(page, 'setup-empty');
});

test('settings: locked, loading, personal info, forms with complaints, failures and successes', async ({
  page,
}) => {
  const settings = settingsOf(page);
  await settings.open();
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await look(page, 'settings-locked');
  await becomeMember(page);
  const letGo = await hold(page, 'GET', `**${routes.getProfile.path}`);
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
  await settings.email.fill(freshEmail());
  await settings.updateEmail.click();
  await expect(page.getByText('Email updated successfully')).toBeVisible();
  await look(page, 'settings-successes');
  await page.route(`**${routes.getProfile.path}`, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load user profile')).toBeVisible();
  await look(page, 'settings-failed');
});

test('connections: none, loading, connected, failed, and after a journey that failed', async ({ page }) => {
  const settings = settingsOf(page);
  await becomeMember(page);
  const letGo = await hold(page, 'GET', `**${routes.getConnections.path}`);
  await settings.openConnections();
  await expect(settings.card('Spotify')).toBeVisible();
  await look(page, 'connections-loading');
  letGo();
  await expect(settings.card('Spotify')).toContainText('Not connected');
  await look(page, 'connections-none');
  await page.goto(`${screens.accountSettings}?tab=connections&error=reauthenticate&provider=spotify`);
  await expect(page.getByText('Failed to connect to Spotify')).toBeVisible();
  await look(page, 'connections-after-a-journey');
  await page.route(`**${routes.getConnections.path}`, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load connections')).toBeVisible();
  await look(page, 'connections-failed');
});

for (const person of ['premium-pat', 'free-frankie']) {
  test(`connections and status of ${person}`, async ({ page }) => {
    const settings = settingsOf(page);
    await signInWithSpotify(page, person);
    await settings.openConnections();
    const card = settings.card('Spotify');
    const standing = person === 'premium-pat' ? /^Premium$/ : /This account has no Premium/;
    await expect(card.getByText(standing)).toBeVisible({ timeout: ACCOUNT_MS });
    await look(page, `connections-${person}`);
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menu', { name: 'User menu' })).toBeVisible();
    // An open menu hangs from the page itself, beside its landmarks.
    await look(page, `user-menu-${person}`, ['region']);
    await page.getByRole('menuitem', { name: /Status/ }).click();
    const status = page.getByRole('dialog', { name: 'Status' });
    const spotify = status.getByRole('region', { name: 'Spotify' });
    await expect(spotify).toContainText('Connected as');
    if (person === 'premium-pat') {
      await expect(spotify).toContainText(/Token\s*Active/);
      await expect(spotify).toContainText(/Device\s*Ready in this tab/);
    } else {
      await expect(spotify).toContainText('Spotify gives one to Premium accounts only');
    }
    await look(page, `status-${person}`);
    await spotify.getByRole('button', { name: 'Retry Spotify' }).click();
    await expect(spotify.getByText('Checked.')).toBeVisible();
    await expect(spotify.getByRole('button', { name: 'Reconnect Spotify' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(status).toHaveCount(0);
  });
}

test('a visitor finds the status in the footer', async ({ page }) => {
  await page.goto(screens.home);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Status' }).click();
  const status = page.getByRole('dialog', { name: 'Status' });
  await expect(status.getByRole('region', { name: 'Spotify' })).toContainText('Sign in to connect');
  await expect(status.getByRole('region', { name: 'SoundCloud' })).toContainText('The player in this page');
  await look(page, 'status-visitor');
});
