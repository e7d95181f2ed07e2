import { aSession, aSpotifyTrack, refuse, renderRemote } from '@segue/kernel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { evening } from '../playlist.fixture';
import remote from '../remote';

describe('The add-to-playlist widget', () => {
  const track = aSpotifyTrack({ id: 's9', title: 'Paper Lanterns' });
  const open = (api: object) =>
    renderRemote(remote, 'AddToPlaylist', { session: aSession(), api, props: { track } });

  it('marks the playlist that the track is added to for three seconds [POP-04] [POP-05]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, api } = open({
      listPlaylists: () => ({ playlists: [evening] }),
      addPlaylistTrack: () => ({ success: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Evening' }));
    expect(await screen.findByRole('button', { name: 'Evening, added' })).toBeVisible();
    expect(screen.getByText('Added to “Evening”.')).toHaveAttribute('role', 'status');
    expect(api.requestsTo('addPlaylistTrack')[0]?.body).toEqual({
      playlistId: 7,
      trackId: 's9',
      provider: 'spotify',
    });
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('button', { name: 'Evening, added' })).toBeVisible();
    act(() => jest.advanceTimersByTime(1000));
    expect(await screen.findByRole('button', { name: 'Evening' })).toBeVisible();
  });

  it('shows an error when adding fails, until the next success [ERR-17] [ERR-18]', async () => {
    const { user, api } = open({
      listPlaylists: () => ({ playlists: [evening] }),
      addPlaylistTrack: () => refuse('unexpected'),
    });
    await user.click(await screen.findByRole('button', { name: 'Evening' }));
    expect(await screen.findByText('Failed to add to playlist')).toBeVisible();
    api.handle({ addPlaylistTrack: () => ({ success: true }) });
    await user.click(screen.getByRole('button', { name: 'Evening' }));
    await waitFor(() => expect(screen.queryByText('Failed to add to playlist')).not.toBeInTheDocument());
  });

  it('without playlists: says so and links to the page that creates one [POP-06] [POP-07]', async () => {
    open({ listPlaylists: () => ({ playlists: [] }) });
    expect(await screen.findByText("You don't have any playlists yet.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create new playlist' })).toHaveAttribute('href', '/playlists');
  });

  it('shows an error when the list could not be loaded [ERR-16]', async () => {
    open({ listPlaylists: () => refuse('unexpected') });
    expect(await screen.findByText('Failed to load playlists')).toBeVisible();
  });
});
