import { $diagnostics } from '@segue/stores/ports';
import { screen } from '@testing-library/react';
import { AccountSettingsScreen } from './screen';
import { connections, open, profile } from './settings-page.fixture';

test.each([
  ['/account-settings', () => screen.findByDisplayValue('ada@example.com.au')],
  ['/account-settings?tab=connections', () => screen.findByRole('button', { name: 'Disconnect Spotify' })],
])('an invalid date is reported once, however often it is rendered: %s', async (at, findLoaded) => {
  const { scope, rerender } = open(
    {
      getProfile: () => ({ profile: { ...profile, email: 'ada@example.com.au', createdAt: 'soon' } }),
      getConnections: () => ({
        connections: { ...connections, spotify: { ...connections.spotify, lastConnected: 'soon' } },
      }),
    },
    at,
  );
  await findLoaded();
  rerender(<AccountSettingsScreen />);
  expect(scope.getState($diagnostics).map(({ message }) => message)).toEqual(['Invalid date "soon"']);
});
