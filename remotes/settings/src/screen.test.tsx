import type { Connections, Profile } from '@segue/contract';
import { send } from '@segue/event-bus';
import { spotifyDeviceReported } from '@segue/stores/ports';
import { answerRaw, aSession, aVisitor, refuse, renderRemote, settled } from '@segue/testing';
import { act, screen, within } from '@testing-library/react';
import { allSettled, serialize } from 'effector';
import remote from './remote';

const profile: Profile = {
  email: 'ada@example.com',
  lastUpdatedPassword: null,
  createdAt: '2025-01-01T10:00:00.000Z',
  lastUpdated: '2025-02-01T10:00:00.000Z',
};
const connections: Connections = {
  spotify: {
    connected: true,
    displayName: 'Premium Pat',
    lastConnected: '2025-02-01T10:00:00.000Z',
    premiumAccount: true,
  },
  soundcloud: { connected: false, displayName: null, lastConnected: null },
};

function open(api: object = {}, at = '/account-settings') {
  return renderRemote(remote, 'AccountSettingsScreen', {
    at,
    session: aSession(),
    api: { getProfile: () => ({ profile }), getConnections: () => ({ connections }), ...api },
  });
}

describe('Settings for a visitor', () => {
  it('ask to sign in', () => {
    renderRemote(remote, 'AccountSettingsScreen', { session: aVisitor });
    expect(screen.getByText('Authentication Required')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
  });

  it('show Loading... until it is known who is here', () => {
    renderRemote(remote, 'AccountSettingsScreen', { session: { status: 'loading' } });
    expect(screen.getByText('Loading...')).toBeVisible();
  });
});

describe('Personal Info', () => {
  it('shows the saved e-mail and lets nothing be sent until it changes', async () => {
    const { user } = open();
    const field = await screen.findByDisplayValue('ada@example.com');
    expect(screen.getByRole('button', { name: 'Update Email' })).toBeDisabled();
    await user.type(field, '.au');
    expect(screen.getByRole('button', { name: 'Update Email' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('Email address')).toHaveValue('ada@example.com');
  });

  it.each([
    ['', 'Email is required'],
    ['nonsense', 'Invalid email address.'],
  ])('refuses the e-mail "%s" in words and sends nothing', async (email, words) => {
    const { user, api } = open();
    const field = await screen.findByDisplayValue('ada@example.com');
    await user.clear(field);
    if (email) await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Update Email' }));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(api.requestsTo('updateProfile')).toHaveLength(0);
  });

  it('updates the e-mail', async () => {
    const { user, api } = open({
      updateProfile: () => ({ profile: { ...profile, email: 'new@example.com' } }),
    });
    const field = await screen.findByDisplayValue('ada@example.com');
    await user.clear(field);
    await user.type(field, ' new@example.com ');
    await user.click(screen.getByRole('button', { name: 'Update Email' }));
    expect(await screen.findByText('Email updated successfully')).toBeVisible();
    expect(api.requestsTo('updateProfile')[0]?.body).toEqual({ email: 'new@example.com' });
    expect(screen.getByLabelText('Email address')).toHaveValue('new@example.com');
  });

  it('says that the e-mail could not be updated', async () => {
    const { user } = open({ updateProfile: () => refuse('unexpected') });
    await user.type(await screen.findByDisplayValue('ada@example.com'), '.au');
    await user.click(screen.getByRole('button', { name: 'Update Email' }));
    expect(await screen.findByText('Failed to update email')).toBeVisible();
  });

  it('says that the profile could not be loaded', async () => {
    open({ getProfile: () => refuse('unexpected') });
    expect(await screen.findByText('Failed to load user profile')).toBeVisible();
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

describe('The password form', () => {
  async function fill(api: object, current: string, next: string, again: string) {
    const rendered = open(api);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    if (current) await user.type(screen.getByLabelText('Current password'), current);
    if (next) await user.type(screen.getByLabelText('New password'), next);
    if (again) await user.type(screen.getByLabelText('Confirm new password'), again);
    await user.click(screen.getByRole('button', { name: 'Save Password' }));
    return rendered;
  }

  it.each([
    ['Harbour2025', '', '', 'All password fields are required'],
    ['Harbour2025', 'Lantern2025', 'Lantern2026', 'New passwords do not match'],
    ['Harbour2025', 'Short1a', 'Short1a', 'New password must be at least 8 characters long'],
  ])('refuses %s, %s, %s in the written order', async (current, next, again, words) => {
    const { api } = await fill({}, current, next, again);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(api.requestsTo('updateProfile')).toHaveLength(0);
  });

  it('closes when the password was changed, and sends no repetition', async () => {
    const { api } = await fill(
      { updateProfile: () => ({ profile }) },
      'Harbour2025',
      'Lantern2025',
      'Lantern2025',
    );
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(api.requestsTo('updateProfile')[0]?.body).toEqual({
      currentPassword: 'Harbour2025',
      newPassword: 'Lantern2025',
    });
  });

  it('shows the sentence of the server when it gives one', async () => {
    await fill(
      { updateProfile: () => refuse('passwordIncorrect') },
      'Wrong2025',
      'Lantern2025',
      'Lantern2025',
    );
    expect(await screen.findByText('Incorrect password.')).toBeVisible();
  });

  it('shows its own sentence when the server gives none', async () => {
    await fill({ updateProfile: () => answerRaw(500, null) }, 'Harbour2025', 'Lantern2025', 'Lantern2025');
    expect(await screen.findByText('Failed to change password')).toBeVisible();
  });

  it('is emptied by Cancel', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change Password' }));
    await user.type(screen.getByLabelText('New password'), 'Lantern2025');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });
});

describe('Connections', () => {
  const at = '/account-settings?tab=connections';
  const confirm = jest.fn<boolean, [string]>();
  beforeEach(() => {
    confirm.mockReset();
    window.confirm = confirm as unknown as typeof window.confirm;
  });

  it('show both services and the premium badge of the premium one', async () => {
    open({}, at);
    const spotify = await screen.findByRole('region', { name: 'Spotify' });
    expect(await within(spotify).findByText('Premium')).toBeVisible();
    const soundcloud = screen.getByRole('region', { name: 'SoundCloud' });
    expect(within(soundcloud).getByRole('link', { name: 'Connect SoundCloud' })).toHaveAttribute(
      'href',
      '/api/settings/connect/soundcloud/',
    );
    expect(screen.getByRole('heading', { name: 'Connection Benefits' })).toBeVisible();
  });

  it('disconnect only after the question was answered with yes', async () => {
    const { user, api } = open({ disconnect: () => ({ success: true }) }, at);
    const button = await screen.findByRole('button', { name: 'Disconnect Spotify' });
    confirm.mockReturnValueOnce(false);
    await user.click(button);
    expect(confirm).toHaveBeenCalledWith(
      'Are you sure you want to disconnect your Spotify account? This will remove access to your Spotify content.',
    );
    expect(api.requestsTo('disconnect')).toHaveLength(0);
    confirm.mockReturnValueOnce(true);
    await user.click(button);
    expect(await screen.findByText('Spotify account disconnected successfully')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Connect Spotify' })).toBeVisible();
  });

  it('stay connected when disconnecting fails', async () => {
    const { user } = open({ disconnect: () => refuse('unexpected') }, at);
    confirm.mockReturnValueOnce(true);
    await user.click(await screen.findByRole('button', { name: 'Disconnect Spotify' }));
    expect(await screen.findByText('Failed to disconnect Spotify account')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Disconnect Spotify' })).toBeVisible();
  });

  it('say that connecting failed, once, and take it out of the address', async () => {
    const { location } = open({}, '/account-settings?error=denied&provider=soundcloud');
    expect(await screen.findByText('Failed to connect to SoundCloud')).toBeVisible();
    expect(location()).toBe(at);
  });

  it.each([
    ['already_connected', /connected to another account here/],
    ['reauthenticate', /sign in again/],
    ['missing_scopes', /allow all of it/],
    ['not_allowed', /add the account/],
    ['something new', /^Please try again\.$/],
  ])('say what to do when the journey came back with "%s"', async (code, advice) => {
    open({}, `${at}&error=${encodeURIComponent(code)}&provider=spotify`);
    expect(await screen.findByText('Failed to connect to Spotify')).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
  });

  it('say that they could not be loaded, and load them when asked to try again', async () => {
    const { user, api } = open({ getConnections: () => refuse('unexpected') }, at);
    expect(await screen.findByText('Failed to load connections')).toBeVisible();
    api.handle({ getConnections: () => ({ connections }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Disconnect Spotify' })).toBeVisible();
    expect(screen.queryByText('Failed to load connections')).not.toBeInTheDocument();
  });

  it('know Premium by the device when Spotify does not tell the plan', async () => {
    const untold = { ...connections, spotify: { ...connections.spotify, premiumAccount: false } };
    const { scope } = open({ getConnections: () => ({ connections: untold }) }, at);
    const spotify = await screen.findByRole('region', { name: 'Spotify' });
    await within(spotify).findByText(/^Connected/);
    expect(within(spotify).queryByText('Premium')).not.toBeInTheDocument();
    await act(() => allSettled(spotifyDeviceReported, { scope, params: 'ready' }));
    expect(within(spotify).getByText('Premium')).toBeVisible();
  });
});
