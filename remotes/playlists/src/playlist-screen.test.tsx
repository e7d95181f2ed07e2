import { answerRaw, aSession, later, playedIds, refuse, renderInScope } from '@segue/kernel/testing';
import type { PlaylistTracks, RuntimeConfig } from '@segue/contract';
import { act, screen } from '@testing-library/react';
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
  it('shows name, total and a tab for each service it holds [PDET-03] [PDET-05] [PDET-08] [PDET-09] [PDET-10]', async () => {
    openPlaylist('7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Evening' })).toBeVisible();
    expect(screen.getByText(/^3 tracks/)).toBeVisible();
    for (const name of ['All Sources', 'Spotify (2)', 'SoundCloud (1)']) {
      expect(screen.getByRole('tab', { name })).toBeVisible();
    }
  });

  it.each([
    ['SoundCloud', { ...tracks, soundcloudPlaylistTracks: [] }, /^2 tracks/],
    ['Spotify', { ...tracks, spotifyPlaylistTracks: [] }, /^1 track ·/],
  ])(
    'without tracks of %s it has no tab for them [PDET-04] [PDET-11] [PDET-12]',
    async (name, held, total) => {
      openPlaylist('7', held);
      expect(await screen.findByText(total)).toBeVisible();
      expect(screen.getAllByRole('tab')).toHaveLength(2);
      expect(screen.queryByRole('tab', { name: new RegExp(name) })).not.toBeInTheDocument();
    },
  );

  it('plays and queues the visible tracks in the order shown [PDET-07] [PDET-20] [PDET-21] [PDET-22] [PDET-23] [PDET-27]', async () => {
    const { user, sent } = openPlaylist('7');
    const expectPlayed = async (...played: string[]) => {
      await user.click(screen.getByRole('button', { name: 'Play All' }));
      expect(playedIds({ sent })).toEqual(played);
    };
    await user.type(await screen.findByLabelText('Filter tracks'), 'salt');
    await expectPlayed('s2');
    await user.clear(screen.getByLabelText('Filter tracks'));
    await expectPlayed('s1', 'c1', 's2');
    await user.click(screen.getByRole('tab', { name: 'SoundCloud (1)' }));
    await expectPlayed('c1');
  });

  it("Play All plays one service, also while the other one's tab is open [PDET-14] [PDET-15]", async () => {
    const { user, sent } = openPlaylist('7');
    await user.click(await screen.findByRole('tab', { name: 'SoundCloud (1)' }));
    for (const [name, ids] of [
      ['Play Spotify', ['s1', 's2']],
      ['Play SoundCloud', ['c1']],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(playedIds({ sent })).toEqual(ids);
    }
  });

  it('removes a track from its list, tab and count; its row is busy meanwhile [PDET-16] [PDET-24] [PDET-25]', async () => {
    const answer = later<{ success: true }>();
    const { user, api } = openPlaylist('7', tracks, { removePlaylistTrack: () => answer.promise });
    const buttonOf = (title: string) =>
      screen.findByRole('button', { name: `Remove ${title} from playlist` });
    await user.click(await buttonOf('night swim'));
    expect(await buttonOf('night swim')).toHaveAttribute('aria-busy', 'true');
    for (const title of ['Late Ferry', 'Salt']) expect(await buttonOf(title)).toBeEnabled();
    await act(async () => answer.arrive({ success: true }));
    expect(await screen.findByText(/^2 tracks/)).toBeVisible();
    expect(screen.queryByRole('tab', { name: /SoundCloud/ })).not.toBeInTheDocument();
    expect(api.requestsTo('removePlaylistTrack')[0]?.body).toEqual({
      playlistId: 7,
      trackId: 'c1',
      provider: 'soundcloud',
    });
  });

  it('keeps a track whose removal fails, and shows an error [ERR-15]', async () => {
    const { user } = openPlaylist('7', tracks, { removePlaylistTrack: () => refuse('unexpected') });
    await user.click(await screen.findByRole('button', { name: 'Remove Salt from playlist' }));
    expect(await screen.findByText('Failed to remove track. Please try again.')).toBeVisible();
    expect(screen.getByText(/^3 tracks/)).toBeVisible();
  });

  it('filters its tracks, and offers to clear a filter that matches nothing [PDET-13] [PDET-18] [PDET-19]', async () => {
    const { user } = openPlaylist('7');
    await user.type(await screen.findByLabelText('Filter tracks'), 'SALT');
    expect(screen.queryByRole('button', { name: 'Play Late Ferry' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Filter tracks'), 'zzz');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(screen.getByRole('button', { name: 'Play Late Ferry' })).toBeInTheDocument();
  });

  it('shows that it is empty, with cover, date and way back [PDET-01] [PDET-02] [PDET-06] [PDET-17]', async () => {
    openPlaylist('7', { spotifyPlaylistTracks: [], soundcloudPlaylistTracks: [] });
    expect(await screen.findByText('This playlist is empty')).toBeVisible();
    expect(document.body).toHaveTextContent(/0 tracks · Created /);
    expect(screen.getByRole('img', { name: 'Cover of Evening' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Playlists' })).toHaveAttribute('href', '/playlists');
    expect(screen.queryByRole('button', { name: 'Play All' })).not.toBeInTheDocument();
  });

  it.each(['8', 'abc'])('shows that the playlist with the id %s was not found [ERR-13]', async (id) => {
    openPlaylist(id);
    expect(await screen.findByText('Playlist not found')).toBeVisible();
  });

  it('shows an error when loading fails, and "Try again" loads the playlist [ERR-14]', async () => {
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
