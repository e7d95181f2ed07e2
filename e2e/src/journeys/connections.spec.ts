import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { ACCOUNT_MS, settingsOf } from '../pages/settings';
import { registerUser } from '../support/accounts';
import { recordCalls } from '../support/api-calls';
import { approvedConsentUrl, signInWithSpotify } from '../support/oauth-flow';

const QUESTION =
  'Are you sure you want to disconnect your Spotify account? This will remove access to your Spotify content.';

/** Answers the confirm dialog; returns its text. */
function answerConfirm(page: Page, yes: boolean): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      expect(dialog.type()).toBe('confirm');
      await (yes ? dialog.accept() : dialog.dismiss());
      resolve(dialog.message());
    });
  });
}

test('connections: one card per provider [SET-09] [SET-10] [SET-11] [SET-12] [SET-13] [SET-14]', async ({
  page,
}) => {
  await registerUser(page);
  const settings = settingsOf(page);
  await settings.open();
  await settings.tab('Connections').click();
  await expect(settings.card('Spotify')).toContainText('Not connected');
  await expect(settings.card('SoundCloud')).toContainText('Not connected');
  const benefits = settings.card('Connection Benefits');
  for (const benefit of ['Unified Search', 'Cross-Platform Playlists', 'Seamless Playback']) {
    await expect(benefits.getByRole('listitem').filter({ hasText: benefit })).toBeVisible();
  }
});

for (const [provider, name, id] of [
  ['spotify', 'Spotify', 'API-47'],
  ['soundcloud', 'SoundCloud', 'API-48'],
] as const) {
  test(`connecting ${name}: a full-page redirect that returns connected [${id}]`, async ({ page }) => {
    await registerUser(page);
    const settings = settingsOf(page);
    const user = provider === 'spotify' ? `premium-pat+${id}-${Date.now()}` : `listener+${id}-${Date.now()}`;
    await settings.openConnections();
    const started = page.waitForRequest(
      (request) => new URL(request.url()).pathname === `/api/settings/connect/${provider}/`,
    );
    await settings
      .card(name)
      .getByRole('link', { name: `Connect ${name}` })
      .click();
    expect((await started).isNavigationRequest()).toBe(true);
    // Connecting always shows the consent page, so the user is chosen in its URL.
    await page.goto(approvedConsentUrl(page, user));
    await expect(page).toHaveURL(`${screens.accountSettings}?tab=connections`);
    await expect(settings.card(name)).toContainText('Connected as');
    await expect(settings.card(name)).toContainText('last connected just now');
    await expect(settings.card(name).getByRole('button', { name: `Disconnect ${name}` })).toBeVisible();
  });
}

test('connections: a Premium account has a badge [SET-15]', async ({ page }) => {
  await signInWithSpotify(page, 'premium-pat');
  const settings = settingsOf(page);
  await settings.openConnections();
  await expect(settings.card('Spotify').getByText('Premium', { exact: true })).toBeVisible({
    timeout: ACCOUNT_MS,
  });
});

test('connections: a free account has no badge but an explanation [SET-16]', async ({ page }) => {
  await signInWithSpotify(page, 'free-frankie');
  const settings = settingsOf(page);
  await settings.openConnections();
  await expect(settings.card('Spotify')).toContainText('Connected as');
  await expect(settings.card('Spotify')).toContainText('This account has no Premium', {
    timeout: ACCOUNT_MS,
  });
  await expect(settings.card('Spotify').getByText('Premium', { exact: true })).toHaveCount(0);
});

test('disconnecting: asks for confirmation [SET-23] [SET-24] [SET-25] [ERR-28]', async ({ page }) => {
  await signInWithSpotify(page, 'premium-pat');
  const settings = settingsOf(page);
  const calls = recordCalls(page);
  const made = () => calls.matching(/^DELETE \/api\/settings\/disconnect\//);
  await settings.openConnections();
  const disconnect = settings.card('Spotify').getByRole('button', { name: 'Disconnect Spotify' });
  const [firstQuestion] = await Promise.all([answerConfirm(page, false), disconnect.click()]);
  expect(firstQuestion).toBe(QUESTION);
  await expect(settings.card('Spotify')).toContainText('Connected as');
  expect(made()).toHaveLength(0);

  await Promise.all([answerConfirm(page, true), disconnect.click()]);
  await expect(page.getByText('Spotify account disconnected successfully')).toBeVisible();
  await expect(settings.card('Spotify').getByRole('link', { name: 'Connect Spotify' })).toBeFocused();
  await expect(settings.card('Spotify')).toContainText('Not connected');
  await expect(settings.card('Spotify').getByText('Premium', { exact: true })).toHaveCount(0);
  expect(made().map((call) => [new URL(call.url()).pathname, call.postData()])).toEqual([
    ['/api/settings/disconnect/spotify', null],
  ]);
});

test('disconnecting: on failure, the provider stays connected and an error shows [ERR-25]', async ({
  page,
}) => {
  await signInWithSpotify(page, 'premium-pat');
  const settings = settingsOf(page);
  await settings.openConnections();
  await page.route('**/api/settings/disconnect/**', (route) => route.abort());
  const disconnect = settings.card('Spotify').getByRole('button', { name: 'Disconnect Spotify' });
  await Promise.all([answerConfirm(page, true), disconnect.click()]);
  await expect(page.getByText('Failed to disconnect Spotify account')).toBeVisible();
  await expect(disconnect).toBeFocused();
});

test('connections: a load error with a working Try again [ERR-23]', async ({ page }) => {
  await registerUser(page);
  const settings = settingsOf(page);
  const path = `**${routes.getConnections.path}`;
  // The first page of a day loads them, too, to say which connection ends soon.
  await Promise.all([page.waitForResponse(path), page.goto(screens.home)]);
  await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await settings.openConnections();
  await expect(page.getByText('Failed to load connections')).toBeVisible();
  await page.unroute(path);
  await settings.main.getByRole('button', { name: 'Try again' }).click();
  await expect(settings.card('Spotify')).toContainText('Not connected');
  await expect(page.getByText('Failed to load connections')).toHaveCount(0);
});

test('connecting: denied consent shows an error once [ERR-24]', async ({ page }) => {
  await registerUser(page);
  const settings = settingsOf(page);
  await settings.openConnections();
  await settings.card('Spotify').getByRole('link', { name: 'Connect Spotify' }).click();
  await page.getByRole('button', { name: /deny|cancel|refuse/i }).click();
  await expect(page.getByText('Failed to connect to Spotify', { exact: true })).toBeVisible();
  await expect(settings.main.getByRole('alert')).toContainText('You declined at Spotify.');
  await expect(page).toHaveURL(`${screens.accountSettings}?tab=connections`);
  await page.reload();
  await expect(settings.card('Spotify')).toContainText('Not connected');
  await expect(settings.main.getByRole('alert')).toHaveCount(0);
});
