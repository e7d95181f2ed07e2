// The settings screen.
import type { Locator, Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';

/** The subscription is known only after the provider's profile or the SDK device arrives. */
export const ACCOUNT_MS = 30_000;

export function settingsOf(page: Page) {
  const main = page.getByRole('main');
  const card = (name: string): Locator => main.getByRole('region', { name, exact: true });
  return {
    main,
    open: () => page.goto(screens.accountSettings),
    openConnections: () => page.goto(`${screens.accountSettings}?tab=connections`),
    tab: (name: 'Personal Info' | 'Connections') => main.getByRole('tab', { name }),
    email: main.getByLabel('Email address'),
    updateEmail: main.getByRole('button', { name: 'Update email' }),
    togglePassword: main.getByRole('button', { name: 'Change password' }),
    savePassword: main.getByRole('button', { name: 'Save password' }),
    card,
    /** Fills the password form, which must be open, and sends it. */
    async changePassword(current: string, next: string, again = next): Promise<void> {
      await main.getByLabel('Current password').fill(current);
      await main.getByLabel('New password', { exact: true }).fill(next);
      await main.getByLabel('Confirm new password').fill(again);
      await main.getByRole('button', { name: 'Save password' }).click();
    },
  };
}
