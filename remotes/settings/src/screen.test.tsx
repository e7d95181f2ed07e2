import { send } from '@segue/event-bus';
import { aVisitor, renderInScope, renderRemote, settled } from '@segue/testing';
import { screen } from '@testing-library/react';
import { serialize } from 'effector';
import { useLocation } from 'react-router-dom';
import remote from './remote';
import { AccountSettingsScreen } from './screen';
import { open } from './settings-page.fixture';

/** Shows what the history entry says was wanted before. */
function Wanted() {
  const { pathname, state } = useLocation();
  return <p role="note">{JSON.stringify({ pathname, state })}</p>;
}

describe('Settings for a visitor', () => {
  it('ask to sign in', () => {
    renderRemote(remote, 'AccountSettingsScreen', { session: aVisitor });
    expect(screen.getByText('Authentication Required')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
  });

  it('are where signing in leads back to, with the tab that was open', async () => {
    const { user } = renderInScope(
      <>
        <AccountSettingsScreen />
        <Wanted />
      </>,
      { at: '/account-settings?tab=connections', session: aVisitor },
    );
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(JSON.parse(screen.getByRole('note').textContent)).toEqual({
      pathname: '/sign-in',
      state: { wanted: '/account-settings?tab=connections' },
    });
  });

  it('show Loading... until the session is loaded', () => {
    renderRemote(remote, 'AccountSettingsScreen', { session: { status: 'loading' } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });
});

describe('Whoever signs out', () => {
  it('leaves neither the e-mail nor a half-typed password behind', async () => {
    const { user, scope } = open({ logout: () => ({ success: true }) });
    await screen.findByDisplayValue('ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    await user.type(screen.getByLabelText('Current password'), 'Harbour2025');
    send('session/logout');
    await settled(scope);
    expect(screen.getByText('Authentication Required')).toBeVisible();
    expect(JSON.stringify(serialize(scope))).not.toMatch(/ada@example|Harbour2025/);
  });
});
