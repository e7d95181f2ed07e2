import { spotifyDeviceReported } from '@segue/kernel/state/ports';
import { configuredFor, later, refuse } from '@segue/kernel/testing';
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { connections, open } from '../settings-page.fixture';

describe('Connections tab', () => {
  const at = '/account-settings?tab=connections';
  const confirm = jest.fn<boolean, [string]>();
  beforeEach(() => {
    confirm.mockReset();
    window.confirm = confirm as unknown as typeof window.confirm;
  });

  it('shows both providers, and the Premium badge for a Premium account [SET-15]', async () => {
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

  it('shows configured providers only, and no benefits of having both', async () => {
    const { unmount } = open({}, at, { config: configuredFor('soundcloud') });
    expect(await screen.findByRole('region', { name: 'SoundCloud' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Spotify' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Connection Benefits' })).toBeNull();
    unmount();
    open({}, at, { config: configuredFor() });
    expect(await screen.findByText('No music service is set up here yet.')).toBeVisible();
  });

  it('says that a connection has ended', async () => {
    const spotify = { ...connections.spotify, connected: false, hasEnded: true };
    open({ getConnections: () => ({ connections: { ...connections, spotify } }) }, at);
    expect(
      await screen.findByText('Your Spotify connection has ended. Reconnect to keep listening.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reconnect Spotify' })).toBeVisible();
    // Its profile is stored until the connection ends.
    expect(screen.getByRole('button', { name: 'Disconnect Spotify' })).toBeVisible();
  });

  it('disconnects only after the confirm dialog was accepted [SET-23] [SET-24] [SET-25] [ERR-28]', async () => {
    const { user, api } = open({ disconnect: () => ({ success: true }) }, at);
    const button = await screen.findByRole('button', { name: 'Disconnect Spotify' });
    expect(button).toHaveAccessibleDescription(/Your favorites and playlists stay\.$/);
    confirm.mockReturnValueOnce(false);
    await user.click(button);
    expect(confirm).toHaveBeenCalledWith(
      'Are you sure you want to disconnect your Spotify account? This will remove access to your Spotify content.',
    );
    expect(api.requestsTo('disconnect')).toHaveLength(0);
    confirm.mockReturnValueOnce(true);
    await user.click(button);
    expect(await screen.findByText('Spotify account disconnected successfully')).toBeVisible();
    expect(api.requestsTo('disconnect').map(({ params }) => params)).toEqual([{ provider: 'spotify' }]);
    expect(screen.getByRole('region', { name: 'Spotify' })).toHaveTextContent('Not connected');
    expect(screen.getByRole('link', { name: 'Connect Spotify' })).toHaveFocus();
  });

  it('stays disconnected when a load that started before the disconnect ends after it', async () => {
    const slow = later<{ connections: typeof connections }>();
    const { user, api } = open({ disconnect: () => ({ success: true }) }, at);
    confirm.mockReturnValue(true);
    await screen.findByRole('button', { name: 'Disconnect Spotify' });
    api.handle({ getConnections: () => slow.promise });
    await user.click(screen.getByRole('tab', { name: 'Personal Info' }));
    await user.click(screen.getByRole('tab', { name: 'Connections' }));
    await user.click(screen.getByRole('button', { name: 'Disconnect Spotify' }));
    expect(await screen.findByRole('link', { name: 'Connect Spotify' })).toBeVisible();
    await act(async () => slow.arrive({ connections }));
    expect(screen.getByRole('link', { name: 'Connect Spotify' })).toBeVisible();
  });

  it('stays connected when the disconnect fails [ERR-25]', async () => {
    const { user } = open({ disconnect: () => refuse('unexpected') }, at);
    confirm.mockReturnValueOnce(true);
    await user.click(await screen.findByRole('button', { name: 'Disconnect Spotify' }));
    expect(await screen.findByText('Failed to disconnect Spotify account')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Disconnect Spotify' })).toBeVisible();
  });

  it('shows a failed OAuth flow and removes it from the URL [ERR-24]', async () => {
    const { location } = open({}, '/account-settings?error=denied&provider=soundcloud');
    expect(await screen.findByText('Failed to connect to SoundCloud')).toBeVisible();
    expect(screen.getByText('That did not work. Please try again.')).toBeVisible();
    expect(location()).toBe(at);
  });

  it('shows an error when loading fails, and loads again on "Try again" [ERR-23]', async () => {
    const { user, api } = open({ getConnections: () => refuse('unexpected') }, at);
    expect(await screen.findByText('Failed to load connections')).toBeVisible();
    api.handle({ getConnections: () => ({ connections }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Disconnect Spotify' })).toBeVisible();
    expect(screen.queryByText('Failed to load connections')).not.toBeInTheDocument();
  });

  it('shows the Premium badge for a ready Spotify device when the plan is unknown [SET-16]', async () => {
    const unknownPlan = { ...connections, spotify: { ...connections.spotify, premiumAccount: false } };
    const { scope } = open({ getConnections: () => ({ connections: unknownPlan }) }, at);
    const spotify = await screen.findByRole('region', { name: 'Spotify' });
    await within(spotify).findByText(/^Connected/);
    expect(within(spotify).queryByText('Premium')).not.toBeInTheDocument();
    await act(() => allSettled(spotifyDeviceReported, { scope, params: 'ready' }));
    expect(within(spotify).getByText('Premium')).toBeVisible();
  });
});
