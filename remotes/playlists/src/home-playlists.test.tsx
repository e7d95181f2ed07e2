import { $queue } from '@segue/stores/ports';
import { aSession, renderRemote, someTracks } from '@segue/testing';
import { screen, waitFor } from '@testing-library/react';
import { evening } from './playlist.fixture';
import remote from './remote';

const summary = (trackCount: number) => ({
  trackCount,
  duration: trackCount * 180_000,
  unknownLengths: 0,
  coverUrls: [],
});
const open = () =>
  renderRemote(remote, 'HomePlaylists', {
    session: aSession(),
    api: {
      listPlaylists: () => ({
        playlists: [
          { ...evening, summary: summary(2) },
          { ...evening, playlistId: 8, name: 'Nothing yet', summary: summary(0) },
        ],
      }),
      listPlaylistTracks: () => ({
        playlistTracks: {
          spotifyPlaylistTracks: [],
          soundcloudPlaylistTracks: someTracks('soundcloud', 2).map((track, position) => ({
            ...track,
            position,
          })),
        },
      }),
    },
  });

test('home: a playlist plays from its card, an empty one has no play button', async () => {
  const { user, scope } = open();
  expect(await screen.findByRole('link', { name: 'Nothing yet' })).toBeVisible();
  expect(screen.queryByLabelText('Play Nothing yet')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Play Evening'));
  await waitFor(() => expect(scope.getState($queue)).toHaveLength(2));
});
