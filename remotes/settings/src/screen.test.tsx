import { send } from '@segue/kernel/bus';
import { aVisitor, renderInScope, settled, stateText } from '@segue/kernel/testing';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { AccountSettingsScreen } from './screen';
import { open } from './settings-page.fixture';

/** Renders the current path and the state of its history entry. */
function LocationProbe() {
  const { pathname, state } = useLocation();
  return <p role="note">{JSON.stringify({ pathname, state })}</p>;
}

describe('Settings screen for a visitor', () => {
  it('passes its URL with the open tab to sign-in, which returns to it', async () => {
    const { user } = renderInScope(
      <>
        <AccountSettingsScreen />
        <LocationProbe />
      </>,
      { at: '/account-settings?tab=connections', session: aVisitor },
    );
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(JSON.parse(screen.getByRole('note').textContent)).toEqual({
      pathname: '/sign-in',
      state: { wanted: '/account-settings?tab=connections' },
    });
  });
});

test('Settings screen after logout: the stores hold neither the email nor a typed password', async () => {
  const { user, scope } = open({ logout: () => ({ success: true }) });
  await screen.findByDisplayValue('ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.type(screen.getByLabelText('Current password'), 'Harbour2025');
  send('session/logout');
  await settled(scope);
  expect(screen.getByText('Authentication Required')).toBeVisible();
  expect(stateText(scope)).not.toMatch(/ada@example|Harbour2025/);
});
