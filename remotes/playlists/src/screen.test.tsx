import {
  answerRaw,
  aPlaylist,
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  refuse,
  renderInScope,
  renderRemote,
} from '@segue/testing';
import { playlistSchema, type PlaylistTracks } from '@segue/contract';
import { $currentTrack, $diagnostics, $queue } from '@segue/stores';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { Route, Routes } from 'react-router-dom';
import type { ComponentType } from 'react';
import { listNeeded } from './playlist-list';
import { $playlists } from './playlist-list/model';
import remote from './remote';

const tracks: PlaylistTracks = {
  spotifyPlaylistTracks: [
    aSpotifyTrack({ id: 's1', title: 'Late Ferry' }),
    aSpotifyTrack({ id: 's2', title: 'Salt' }),
  ],
  soundcloudPlaylistTracks: [aSoundcloudTrack({ id: 'c1', title: 'night swim' })],
};
const evening = aPlaylist({ playlistId: 7, name: 'Evening' });

describe('The playlists screen', () => {
  it('shows a card for each playlist, with its number of tracks once that is known', async () => {
    renderRemote(remote, 'PlaylistsScreen', {
      session: aSession(),
      api: {
        listPlaylists: () => ({
          playlists: [{ ...evening, trackCount: 1 }, aPlaylist({ playlistId: 8, name: 'Morning' })],
        }),
        listPlaylistTracks: () => ({ playlistTracks: tracks }),
      },
    });
    const card = (await screen.findByRole('heading', { name: 'Evening' })).closest('a');
    expect(card).toHaveAttribute('href', '/playlists/7');
    expect(card).toHaveTextContent('1 track');
    expect(screen.getByRole('heading', { name: 'Morning' }).closest('a')).not.toHaveTextContent('0 tracks');
  });

  it('[DATA-18] [DATA-19] tells number, name and date of a playlist as the server does, and a nonsense number is none', async () => {
    const { scope } = renderRemote(remote, 'PlaylistsScreen', {
      session: aSession(),
      api: { listPlaylists: () => ({ playlists: [evening] }) },
    });
    await screen.findByRole('heading', { name: 'Evening' });
    expect(scope.getState($playlists)).toEqual([
      expect.objectContaining({ playlistId: 7, name: 'Evening', createdAt: evening.createdAt }),
    ]);
    expect(playlistSchema.safeParse({ ...evening, playlistId: '7' }).success).toBe(false);
  });

  it('[ERR-43] logs a date that is none, and shows the card without one', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { scope } = renderRemote(remote, 'PlaylistsScreen', {
      session: aSession(),
      api: { listPlaylists: () => ({ playlists: [{ ...evening, createdAt: 'soon' }] }) },
    });
    expect((await screen.findByRole('heading', { name: 'Evening' })).closest('a')).toHaveTextContent('—');
    expect(scope.getState($diagnostics)).toContainEqual(
      expect.objectContaining({ area: 'playlists', level: 'warning', message: 'Invalid date "soon"' }),
    );
    jest.restoreAllMocks();
  });

  it('asks before it deletes, and then drops the card', async () => {
    const { user, api } = renderRemote(remote, 'PlaylistsScreen', {
      session: aSession(),
      api: { listPlaylists: () => ({ playlists: [evening] }), deletePlaylist: () => ({ success: true }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Evening' }));
    const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete "Evening"?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(api.requestsTo('deletePlaylist')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete Evening' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No Playlists Found')).toBeVisible();
    expect(api.requestsTo('deletePlaylist')[0]?.body).toEqual({ playlistId: 7 });
  });

  it('keeps the card and says so when deleting fails', async () => {
    const { user } = renderRemote(remote, 'PlaylistsScreen', {
      session: aSession(),
      api: { listPlaylists: () => ({ playlists: [evening] }), deletePlaylist: () => refuse('unexpected') },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Evening' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete playlist. Please try again.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Evening' })).toBeVisible();
  });

  it('creates a playlist from a trimmed name and goes to it', async () => {
    const { user, api, location } = renderRemote(remote, 'PlaylistsScreen', {
      at: '/playlists',
      session: aSession(),
      api: {
        listPlaylists: () => ({ playlists: [] }),
        createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9, name: 'Night' }) }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Create Playlist' }));
    const dialog = screen.getByRole('dialog', { name: 'New Playlist' });
    expect(within(dialog).getByRole('button', { name: 'Create' })).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Name'), '  Night ');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(location()).toBe('/playlists/9'));
    const form = api.requestsTo('createPlaylist')[0]?.body as FormData;
    expect([...form.entries()]).toEqual([['name', 'Night']]);
  });

  it('says that the list could not be loaded', async () => {
    renderRemote(remote, 'PlaylistsScreen', {
      session: aSession(),
      api: { listPlaylists: () => refuse('unexpected') },
    });
    expect(await screen.findByText('Failed to load playlists. Please try again later.')).toBeVisible();
  });

  it('keeps the cards of the last visit when the list cannot be loaded again, and says so', async () => {
    const { user, api, unmount, scope } = renderRemote(remote, 'PlaylistsScreen', {
      session: aSession(),
      api: { listPlaylists: () => refuse('unexpected') },
    });
    await screen.findByRole('alert');
    api.handle({ listPlaylists: () => ({ playlists: [evening] }) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Evening' })).toBeVisible();
    api.handle({ listPlaylists: () => refuse('unexpected') });
    await act(() => allSettled(listNeeded, { scope }));
    expect(screen.getByText('Failed to load playlists. Please try again later.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Evening' })).toBeVisible();
    unmount();
  });

  it('[API-25] takes an answer without playlists for an empty list', async () => {
    renderRemote(remote, 'PlaylistsScreen', {
      session: aSession(),
      api: { listPlaylists: () => answerRaw(200, {}) },
    });
    expect(await screen.findByText('No Playlists Found')).toBeVisible();
  });
});

function openPlaylist(id: string, list: PlaylistTracks = tracks, more: object = {}) {
  const Screen = remote.components['PlaylistScreen'] as unknown as ComponentType;
  return renderInScope(
    <Routes>
      <Route path="/playlists/:id" element={<Screen />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at: `/playlists/${id}`,
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

  it('plays and queues what is visible, in the order of display', async () => {
    const { user, scope } = openPlaylist('7');
    await user.type(await screen.findByLabelText('Filter tracks'), 'i');
    await user.clear(screen.getByLabelText('Filter tracks'));
    await user.click(screen.getByRole('button', { name: 'Play All' }));
    await waitFor(() => expect(scope.getState($queue).map(({ id }) => id)).toEqual(['s1', 's2', 'c1']));
    expect(scope.getState($currentTrack)?.id).toBe('s1');
  });

  it('plays one service alone', async () => {
    const { user, scope } = openPlaylist('7');
    await user.click(await screen.findByRole('button', { name: 'Play SoundCloud' }));
    await waitFor(() => expect(scope.getState($queue).map(({ id }) => id)).toEqual(['c1']));
  });

  it('removes one track from lists and counts', async () => {
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

  it('keeps a track whose removal fails, and says so', async () => {
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

  it('says when it is empty', async () => {
    openPlaylist('7', { spotifyPlaylistTracks: [], soundcloudPlaylistTracks: [] });
    expect(await screen.findByText('This playlist is empty')).toBeVisible();
  });

  it.each(['8', 'abc'])('is not found under the address %s', async (id) => {
    openPlaylist(id);
    expect(await screen.findByText('Playlist not found')).toBeVisible();
  });

  it('says that it could not be loaded, and tries again when asked to', async () => {
    const { user, api } = openPlaylist('7', tracks, { listPlaylistTracks: () => refuse('unexpected') });
    expect(await screen.findByText('Failed to load playlist. Please try again later.')).toBeVisible();
    api.handle({ listPlaylistTracks: () => ({ playlistTracks: tracks }) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Evening' })).toBeVisible();
  });

  it('[API-27] takes a list that the answer does not name for an empty one', async () => {
    openPlaylist('7', tracks, {
      listPlaylistTracks: () =>
        answerRaw(200, { playlistTracks: { spotifyPlaylistTracks: tracks.spotifyPlaylistTracks } }),
    });
    expect(await screen.findByText(/^2 tracks/)).toBeVisible();
    expect(screen.queryByRole('tab', { name: /SoundCloud/ })).not.toBeInTheDocument();
  });
});

describe('The add-to-playlist widget', () => {
  const track = aSpotifyTrack({ id: 's9', title: 'Paper Lanterns' });
  const open = (api: object) =>
    renderRemote(remote, 'AddToPlaylist', { session: aSession(), api, props: { track } });

  it('adds the track to the chosen playlist and marks it', async () => {
    const { user, api } = open({
      listPlaylists: () => ({ playlists: [evening] }),
      addPlaylistTrack: () => ({ success: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Evening' }));
    expect(await screen.findByRole('button', { name: 'Evening, added' })).toBeVisible();
    expect(api.requestsTo('addPlaylistTrack')[0]?.body).toEqual({
      playlistId: 7,
      trackId: 's9',
      provider: 'spotify',
    });
  });

  it('says when adding fails, until the next success', async () => {
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

  it('says when there are no playlists, and where to make one', async () => {
    open({ listPlaylists: () => ({ playlists: [] }) });
    expect(await screen.findByText("You don't have any playlists yet.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create new playlist' })).toHaveAttribute('href', '/playlists');
  });

  it('says when the list could not be loaded', async () => {
    open({ listPlaylists: () => refuse('unexpected') });
    expect(await screen.findByText('Failed to load playlists')).toBeVisible();
  });
});
