import { expect, test } from '@playwright/test';
import { PROVIDER_NAMES } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { settingsOf } from '../pages/settings';
import { registerUser } from '../support/accounts';
import { approvedConsentUrl } from '../support/oauth-flow';
import { PROVIDERS } from '../support/providers';

test('settings: personal info, and connecting by full-page redirects [SET-03] [SET-04] [SET-05] [SET-06] [SET-07] [SET-08] [SET-09] [SET-10] [SET-11] [SET-12] [SET-13] [SET-14] [API-47] [API-48]', async ({
  page,
}) => {
  const email = await registerUser(page);
  const settings = settingsOf(page);
  await settings.open();
  await expect(settings.tab('Personal Info')).toHaveAttribute('aria-selected', 'true');
  await expect(settings.email).toHaveValue(email);
  await expect(settings.togglePassword).toBeVisible();
  const facts = settings.card('Account information');
  for (const fact of ['Created', 'Last updated']) {
    const value = facts.getByRole('term').filter({ hasText: fact }).locator('xpath=following-sibling::dd[1]');
    await expect(value).toHaveText(/^(Just now|\d+ minutes? ago)$/);
  }
  await settings.tab('Connections').click();
  await expect(settings.card('Spotify')).toContainText('Not connected');
  await expect(settings.card('SoundCloud')).toContainText('Not connected');
  const benefits = settings.card('Connection Benefits').getByRole('listitem');
  for (const benefit of ['Unified Search', 'Cross-Platform Playlists', 'Seamless Playback']) {
    await expect(benefits.filter({ hasText: benefit })).toBeVisible();
  }

  for (const provider of PROVIDERS) {
    const name = PROVIDER_NAMES[provider];
    const user = `${provider === 'spotify' ? 'premium-pat' : 'listener'}+connecting-${Date.now()}`;
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
  }
});
