import { answerRaw, aSession, configuredFor, refuse, renderInScope } from '@segue/testing';
import type { PlaylistTracks, RuntimeConfig } from '@segue/contract';
import { $currentTrack } from '@segue/stores';
import { $queue } from '@segue/stores/ports';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { ComponentType } from 'react';
import { evening, tracks } from './playlist.fixture';
import remote from './remote';

function openPlaylist(
  id: string,
  list: PlaylistTracks = tracks,
  more: object = {},
  config: Partial<RuntimeConfig> = {},
) {
  const Screen = remote.components['PlaylistScreen'] as unknown as ComponentType;
  return renderInScope(
    <Routes>
      <Route path="/playlists/:id" element={<Screen />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at: `/playlists/${id}`,
      config,
      session: aSession({ hasSpotifyPremium: true }),
      api: {
        listPlaylists: () => ({ playlists: [evening] }),
        listPlaylistTracks: () => ({ playlistTracks: list }),
        ...more,
      },
    },
  );
}

describe('The page of one playlist', () => {
  it('shows name, total and a tab for each service it holds', async () => {
    openPlaylist('7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Evening' })).toBeVisible();
    expect(screen.getByText(/^3 tracks/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Spotify (2)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'SoundCloud (1)' })).toBeVisible();
  });

  it('has no tab for a service it does not hold', async () => {
    openPlaylist('7', { ...tracks, soundcloudPlaylistTracks: [] });
    expect(await screen.findByRole('tab', { name: 'Spotify (2)' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /SoundCloud/ })).not.toBeInTheDocument();
  });

  it('with one provider configured: no tabs and no button for that provider alone', async () => {
    openPlaylist('7', { ...tracks, soundcloudPlaylistTracks: [] }, {}, configuredFor('spotify'));
    expect(await screen.findByRole('button', { name: 'Play All' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Play Spotify' })).not.toBeInTheDocument();
  });

  it('keeps the tracks of a provider that is no longer configured, in their order', async () => {
    const { user, scope } = openPlaylist('7', tracks, {}, configuredFor('soundcloud'));
    expect(await screen.findByRole('tab', { name: 'Spotify (2)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Play All' }));
    await waitFor(() => expect(scope.getState($queue).map(({ id }) => id)).toEqual(['s1', 'c1', 's2']));
    expect(scope.getState($currentTrack)?.id).toBe('c1');
  });

  it('says of a song from both services that it stands above, and keeps both rows', async () => {
    const [song] = tracks.spotifyPlaylistTracks;
    const same = { ...song!, id: 'c2', provider: 'soundcloud' as const, position: 4 };
    const { user } = openPlaylist('7', {
      ...tracks,
      soundcloudPlaylistTracks: [...tracks.soundcloudPlaylistTracks, same],
    });
    expect(await screen.findByText('Also from Spotify')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Remove Late Ferry from playlist' })).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: 'SoundCloud (2)' }));
    expect(screen.queryByText('Also from Spotify')).not.toBeInTheDocument();
  });

  it('plays and queues the visible tracks in the order shown', async () => {
    const { user, scope } = openPlaylist('7');
    await user.type(await screen.findByLabelText('Filter tracks'), 'i');
    await user.clear(screen.getByLabelText('Filter tracks'));
    await user.click(screen.getByRole('button', { name: 'Play All' }));
    await waitFor(() => expect(scope.getState($queue).map(({ id }) => id)).toEqual(['s1', 'c1', 's2']));
    expect(scope.getState($currentTrack)?.id).toBe('s1');
  });

  it('with separated providers shows and plays the tab of one of them', async () => {
    const { user, scope } = openPlaylist('7', tracks, {}, { separateProviders: true });
    expect(await screen.findByRole('tab', { name: 'Spotify (2)', selected: true })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'All Sources' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Play All' }));
    await waitFor(() => expect(scope.getState($queue).map(({ id }) => id)).toEqual(['s1', 's2']));
    await user.click(screen.getByRole('tab', { name: 'SoundCloud (1)' }));
    await user.click(screen.getByRole('button', { name: 'Play All' }));
    await waitFor(() => expect(scope.getState($queue).map(({ id }) => id)).toEqual(['c1']));
  });

  it('plays one service alone', async () => {
    const { user, scope } = openPlaylist('7');
    await user.click(await screen.findByRole('button', { name: 'Play SoundCloud' }));
    await waitFor(() => expect(scope.getState($queue).map(({ id }) => id)).toEqual(['c1']));
  });

  it('plays one service alone while the tab of the other one is open', async () => {
    const { user, scope } = openPlaylist('7');
    await user.click(await screen.findByRole('tab', { name: 'SoundCloud (1)' }));
    await user.click(screen.getByRole('button', { name: 'Play Spotify' }));
    await waitFor(() => expect(scope.getState($queue).map(({ id }) => id)).toEqual(['s1', 's2']));
  });

  it('removes a track from its list, tab and count', async () => {
    const { user, api } = openPlaylist('7', tracks, { removePlaylistTrack: () => ({ success: true }) });
    await user.click(await screen.findByRole('button', { name: 'Remove night swim from playlist' }));
    expect(await screen.findByText(/^2 tracks/)).toBeVisible();
    expect(screen.queryByRole('tab', { name: /SoundCloud/ })).not.toBeInTheDocument();
    expect(api.requestsTo('removePlaylistTrack')[0]?.body).toEqual({
      playlistId: 7,
      trackId: 'c1',
      provider: 'soundcloud',
    });
  });

  it('keeps a track whose removal fails, and shows an error', async () => {
    const { user } = openPlaylist('7', tracks, { removePlaylistTrack: () => refuse('unexpected') });
    await user.click(await screen.findByRole('button', { name: 'Remove Salt from playlist' }));
    expect(await screen.findByText('Failed to remove track. Please try again.')).toBeVisible();
    expect(screen.getByText(/^3 tracks/)).toBeVisible();
  });

  it('offers to clear a filter that matches nothing', async () => {
    const { user } = openPlaylist('7');
    await user.type(await screen.findByLabelText('Filter tracks'), 'zzz');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(screen.getByRole('button', { name: 'Play Late Ferry' })).toBeInTheDocument();
  });

  it('shows that it is empty', async () => {
    openPlaylist('7', { spotifyPlaylistTracks: [], soundcloudPlaylistTracks: [] });
    expect(await screen.findByText('This playlist is empty')).toBeVisible();
  });

  it.each(['8', 'abc'])('shows that the playlist with the id %s was not found', async (id) => {
    openPlaylist(id);
    expect(await screen.findByText('Playlist not found')).toBeVisible();
  });

  it('shows an error when loading fails, and "Try again" loads the playlist', async () => {
    const { user, api } = openPlaylist('7', tracks, { listPlaylistTracks: () => refuse('unexpected') });
    expect(await screen.findByText('Failed to load playlist. Please try again later.')).toBeVisible();
    api.handle({ listPlaylistTracks: () => ({ playlistTracks: tracks }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Evening' })).toBeVisible();
  });

  it('treats a list missing from the answer as empty [API-27]', async () => {
    openPlaylist('7', tracks, {
      listPlaylistTracks: () =>
        answerRaw(200, { playlistTracks: { spotifyPlaylistTracks: tracks.spotifyPlaylistTracks } }),
    });
    expect(await screen.findByText(/^2 tracks/)).toBeVisible();
    expect(screen.queryByRole('tab', { name: /SoundCloud/ })).not.toBeInTheDocument();
  });
});
