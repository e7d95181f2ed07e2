import { screen, within } from '@testing-library/react';
import { open, profile } from './settings-page.fixture';

type Page = ReturnType<typeof open>;

const ACTIONS: [string, string, (page: Page) => Promise<void>, () => HTMLElement][] = [
  [
    'Email updated successfully',
    '/account-settings',
    async ({ user }) => {
      await user.type(await screen.findByDisplayValue('ada@example.com'), '.au');
      await user.click(screen.getByRole('button', { name: 'Update Email' }));
    },
    () => within(screen.getByRole('region', { name: 'Email' })).getByRole('status'),
  ],
  [
    'Password changed successfully',
    '/account-settings',
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Change Password' }));
      await user.type(screen.getByLabelText('Current password'), 'Harbour2025');
      await user.type(screen.getByLabelText('New password'), 'Lantern2025');
      await user.type(screen.getByLabelText('Confirm new password'), 'Lantern2025');
      await user.click(screen.getByRole('button', { name: 'Save Password' }));
    },
    () => within(screen.getByRole('region', { name: 'Password' })).getByRole('status'),
  ],
  [
    'Spotify account disconnected successfully',
    '/account-settings?tab=connections',
    async ({ user }) => {
      window.confirm = () => true;
      await user.click(await screen.findByRole('button', { name: 'Disconnect Spotify' }));
    },
    () => screen.getByRole('status'),
  ],
];

test.each(ACTIONS)(
  '"%s" appears in a live region that was already rendered',
  async (text, at, submit, find) => {
    const page = open({ updateProfile: () => ({ profile }), disconnect: () => ({ success: true }) }, at);
    const liveRegion = find();
    expect(liveRegion).toBeEmptyDOMElement();
    await submit(page);
    expect(await screen.findByText(text)).toBe(liveRegion);
  },
);
