// Liked songs, playlists and whole accounts whose tracks are all known are imported without a search.
import { $notices } from '@segue/kernel/state/ports';
import {
  aPlaylist,
  aSession,
  aSpotifyTrack,
  configuredFor,
  refuse,
  renderRemote,
  settled,
  type RenderOptions,
} from '@segue/kernel/testing';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import remote from '../remote';
import { $lists, $review, listChosen } from './model';
import { accountFile, likedSongs, playlistFile, uriOf } from './reading/spotify-export.fixture';

afterEach(() => sessionStorage.clear());

type Sent = { trackId: string; provider: string; favoritedAt?: string; addedAt?: string };
const tracksIn = ({ body }: { body: unknown }) => (body as { tracks: Sent[] }).tracks;

async function choose(files: readonly File[], options: RenderOptions = {}) {
  const opened = renderRemote(remote, 'ImportScreen', {
    at: '/playlists/import',
    session: aSession(),
    ...options,
    api: {
      listPlaylists: () => ({ playlists: [] }),
      createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9 }) }),
      addPlaylistTracks: (request) => ({ results: tracksIn(request).map(() => 'added') }),
      addFavorites: (request) => ({ results: tracksIn(request).map(() => 'added') }),
      ...options.api,
    },
  });
  await screen.findByLabelText(/^Or paste/);
  await act(() => allSettled(listChosen, { scope: opened.scope, params: files }));
  const press = async (name: string | RegExp) => {
    await opened.user.click(screen.getByRole('button', { name }));
    await act(() => settled(opened.scope));
  };
  const added = () => opened.api.requestsTo('addFavorites').map(tracksIn);
  return { ...opened, press, added };
}
const noticesOf = ({ scope }: Awaited<ReturnType<typeof choose>>) =>
  scope.getState($notices).map(({ text }) => text);
const idOf = (index: number) => uriOf(index).replace('spotify:track:', '');

test('import: 300 liked songs become favorites in their order, without a search [IMPORT-01]', async () => {
  const opened = await choose([likedSongs(300)]);
  await opened.press('Add 300 tracks to favorites');
  expect(opened.api.requestsTo('search')).toEqual([]);
  expect(opened.added().map((part) => part.length)).toEqual([100, 100, 100]);
  const tracks = opened.added().flat();
  expect(tracks.map(({ trackId }) => trackId)).toEqual(Array.from({ length: 300 }, (_, at) => idOf(at)));
  const times = tracks.map(({ favoritedAt }) => favoritedAt!);
  expect(times).toEqual([...new Set(times)].sort().reverse());
  expect(noticesOf(opened)).toEqual(['Saved 300 tracks.']);
});

test('import: after a failed part the saved tracks are counted, and "Try again" goes on [IMPORT-03]', async () => {
  let calls = 0;
  const opened = await choose([likedSongs(300)], {
    api: {
      addFavorites: (request) =>
        (calls += 1) === 2
          ? refuse('providerUnavailable')
          : { results: tracksIn(request).map(({ trackId }) => (trackId === idOf(7) ? 'notFound' : 'added')) },
    },
  });
  await opened.press('Add 300 tracks to favorites');
  expect(screen.getByRole('alert')).toHaveTextContent('100 of 300 tracks are saved. Try again.');
  expect(opened.scope.getState($review)?.entries).toHaveLength(300);
  await opened.press('Try again');
  const parts = opened.added().map((part) => part[0]!.trackId);
  expect(parts).toEqual([0, 100, 0, 100, 200].map(idOf));
  // The times of the second attempt are those of the first.
  expect(opened.added()[2]).toEqual(opened.added()[0]);
  expect(noticesOf(opened)).toEqual(['Saved 299 tracks. 1 of 300 tracks couldn’t be added.']);
});

test('import: several files at once, each list with its count, and all lists by one press [IMPORT-04]', async () => {
  const opened = await choose([
    likedSongs(30),
    playlistFile({ Sea: 120, Night: 3, Road: 2 }),
    accountFile({}),
  ]);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual([
    'Import all',
    ...['Liked Songs · 30 tracks', 'Sea · 120 tracks', 'Night · 3 tracks', 'Road · 2 tracks'],
    'Choose other files',
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent('No lists are in segue-export.json.');
  await opened.press('Import all');
  const bodies = opened.api.requestsTo('addPlaylistTracks').map(tracksIn);
  expect(bodies.map((tracks) => tracks.length)).toEqual([100, 20, 3, 2]);
  expect(bodies[2]!.map(({ addedAt }) => addedAt?.slice(0, 10))).toEqual([
    ...['2024-01-01', '2024-01-02', '2024-01-03'],
  ]);
  expect(opened.added()).toHaveLength(1);
  expect(noticesOf(opened)).toEqual(['Saved 155 tracks.']);
  expect(opened.scope.getState($lists)).toEqual([]);
});

const entry = (id: string, provider: string, time: object) => ({
  ...{ provider, id, title: `Song ${id}`, artists: 'Ada Solano', uri: 'https://a.test', duration: 1000 },
  ...time,
});
const ACCOUNT = {
  account: { volume: 0.4, appearance: 'light', email: 'ada@example.com' },
  favorites: [
    entry('a', 'spotify', { favoritedAt: '2024-05-01T10:00:00.000Z' }),
    entry('soundcloud:tracks:2', 'soundcloud', { favoritedAt: '2023-05-01T10:00:00.000Z' }),
    entry('x', 'a later service', {}),
    ...[null, 7, {}],
  ],
  playlists: [
    { name: 'Sea', deletedAt: null, tracks: ['a', 'b', 'c'].map((id) => entry(id, 'spotify', {})) },
    { name: 'Gone', deletedAt: '2024-01-01T00:00:00.000Z', tracks: [entry('a', 'spotify', {})] },
    { name: 'Empty', deletedAt: null, tracks: [] },
    {
      name: 'Car',
      tracks: [entry('soundcloud:tracks:2', 'soundcloud', { addedAt: '2023-01-01T00:00:00.000Z' })],
    },
  ],
};

test('import: an exported account comes in with times and settings, without what is there [IMPORT-05]', async () => {
  const opened = await choose([accountFile(ACCOUNT)], {
    config: { ...configuredFor('spotify', 'soundcloud'), separateProviders: true },
    api: {
      listPlaylists: () => ({
        playlists: [
          aPlaylist({ playlistId: 1, name: 'Sea' }),
          aPlaylist({ playlistId: 2, name: 'Sea' }),
          aPlaylist({ playlistId: 3, name: 'Empty' }),
        ],
      }),
      listPlaylistTracks: ({ params }) => ({
        playlistTracks: {
          spotifyPlaylistTracks: ({ 1: ['b', 'z'], 2: ['a', 'b'] }[params['id']!] ?? []).map((id) =>
            aSpotifyTrack({ id }),
          ),
          soundcloudPlaylistTracks: [],
        },
      }),
    },
  });
  expect(screen.getByText('Covers are not in the file.')).toBeVisible();
  await opened.press('Import all');
  expect(opened.added()).toEqual([
    [
      { trackId: 'a', provider: 'spotify', favoritedAt: '2024-05-01T10:00:00.000Z' },
      { trackId: 'soundcloud:tracks:2', provider: 'soundcloud', favoritedAt: '2023-05-01T10:00:00.000Z' },
    ],
  ]);
  // The second "Sea" has tracks of the file only: an earlier import made it.
  expect(opened.api.requestsTo('createPlaylist').map(({ body }) => (body as FormData).get('name'))).toEqual([
    'Car',
  ]);
  expect(opened.api.requestsTo('addPlaylistTracks').map(({ body }) => body)).toEqual([
    { playlistId: 2, tracks: [{ trackId: 'c', provider: 'spotify' }] },
    {
      playlistId: 9,
      tracks: [
        { trackId: 'soundcloud:tracks:2', provider: 'soundcloud', addedAt: '2023-01-01T00:00:00.000Z' },
      ],
    },
  ]);
  expect(opened.sent('volume/set')).toEqual([{ volume: 0.4, commit: true }]);
  expect(opened.sent('appearance/choose')).toEqual([{ appearance: 'light' }]);
  expect(opened.sent('favorites/reload')).toHaveLength(1);
});
