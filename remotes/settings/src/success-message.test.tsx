import { screen, within } from '@testing-library/react';
import { open, profile } from './settings-page.fixture';

const statusOf = (card: string) => within(screen.getByRole('region', { name: card })).getByRole('status');

test('email form: its success message appears in a live region that was already rendered', async () => {
  const { user } = open({ updateProfile: () => ({ profile }) });
  await user.type(await screen.findByDisplayValue('ada@example.com'), '.au');
  const liveRegion = statusOf('Email');
  expect(liveRegion).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Update Email' }));
  expect(await screen.findByText('Email updated successfully')).toBe(liveRegion);
});

test('connections: their success message appears in a live region that was already rendered', async () => {
  const at = '/account-settings?tab=connections';
  const { user } = open({ disconnect: () => ({ success: true }) }, at);
  window.confirm = () => true;
  const liveRegion = screen.getByRole('status');
  expect(liveRegion).toBeEmptyDOMElement();
  await user.click(await screen.findByRole('button', { name: 'Disconnect Spotify' }));
  expect(await screen.findByText('Spotify account disconnected successfully')).toBe(liveRegion);
});
