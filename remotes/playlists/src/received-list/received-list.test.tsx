import type { Track } from '@segue/contract';
import { $notices } from '@segue/kernel/state/ports';
import {
  aPlaylist,
  aSession,
  aSpotifyTrack,
  later,
  refuse,
  renderInScope,
  type RenderOptions,
  settled,
  someTracks,
} from '@segue/kernel/testing';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SharedScreen } from '../screens';
import './view';

// Loaded before the first test, not during it.

const tracks = someTracks('soundcloud', 3);
const shared = { name: 'Night on the quay', tracks: [...tracks] };
const track = aSpotifyTrack({ title: 'Paper Lanterns', uri: 'https://open.spotify.com/track/1' });
const linked = { kind: 'track', track } as const;
const AT_LINK = `/shared/link?${new URLSearchParams({ url: track.uri! }).toString()}`;

const open = (api: NonNullable<RenderOptions['api']>, more: RenderOptions = {}) =>
  renderInScope(
    <Routes>
      <Route path="/shared/:token" element={<SharedScreen />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { at: '/shared/token-1', api, ...more },
  );
function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  // The head is loaded before the rows, whose buttons have the same name.
  user.click((await screen.findAllByRole('button', { name }))[0]!);
const titles = (list: readonly Track[]) => list.map(({ title }) => title);

test('shared playlist: a signed-in user saves it, and a second press during that saves nothing', async () => {
  const created = later<{ playlist: ReturnType<typeof aPlaylist> }>();
  const { user, scope, api } = open(
    {
      openShared: () => shared,
      createPlaylist: () => created.promise,
      addPlaylistTracks: () => ({ results: ['added', 'notFound', 'added'] }),
    },
    { session: aSession() },
  );
  await press(user, 'Save to my playlists');
  await press(user, 'Save to my playlists');
  created.arrive({ playlist: aPlaylist({ playlistId: 9, name: shared.name }) });
  await settled(scope);
  expect((api.requestsTo('createPlaylist')[0]!.body as FormData).get('name')).toBe(shared.name);
  expect(api.requestsTo('createPlaylist')).toHaveLength(1);
  expect(api.requestsTo('addPlaylistTracks').map(({ body }) => body)).toEqual([
    { playlistId: 9, tracks: tracks.map(({ id, provider }) => ({ trackId: id, provider })) },
  ]);
  expect(scope.getState($notices)).toMatchObject([
    {
      text: 'Saved “Night on the quay”. 1 of 3 tracks couldn’t be added.',
      link: { label: 'Open', href: '/playlists/9' },
    },
  ]);
});

test('separate services, shared queue of both: the tracks of the first service are saved', async () => {
  const { user, scope, api } = open(
    {
      openShared: () => ({ name: null, tracks: [tracks[0]!, track, tracks[1]!] }),
      createPlaylist: () => ({ playlist: aPlaylist({ name: 'Shared queue' }) }),
      addPlaylistTracks: () => ({ results: ['added', 'added'] }),
    },
    { session: aSession(), config: { separateProviders: true } },
  );
  await press(user, 'Save to my playlists');
  await settled(scope);
  expect(api.requestsTo('addPlaylistTracks').map(({ body }) => body)).toMatchObject([
    { tracks: tracks.slice(0, 2).map(({ id }) => ({ trackId: id })) },
  ]);
  expect(scope.getState($notices)[0]?.text).toBe('Saved “Shared queue”. 1 of 3 tracks couldn’t be added.');
});

test('link to a track: it stands once, is queued alone, and the page has a search box [SEARCH-19]', async () => {
  const { user, sent } = open({ openLink: () => linked }, { at: AT_LINK });
  expect(await screen.findByRole('link', { name: /Open in Spotify/ })).toHaveAttribute('href', track.uri);
  await press(user, 'Add to queue');
  expect(titles(sent('queue/add').map(({ track }) => track))).toEqual(['Paper Lanterns']);
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/home');
  expect(await screen.findAllByText('Paper Lanterns')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'More options for Paper Lanterns' })).toBeVisible();
  await user.type(
    screen.getByRole('searchbox', { name: 'Search songs, artists or albums' }),
    'late ferry{Enter}',
  );
  expect(await screen.findByText('/home?q=late+ferry')).toBeVisible();
});

test.each([
  ['/shared/token-1', 'notFound', 'This link doesn’t work anymore.'],
  [AT_LINK, 'linkUnknown', 'Only links to tracks, albums, artists and playlists open here.'],
  [AT_LINK, 'linkNotFound', 'Nothing is at this link. It may be private.'],
  [AT_LINK, 'linkNotServed', 'Other apps may not open this playlist.'],
] as const)('%s answered with %s: a sentence, and no Try again', async (at, code, title) => {
  open({ openShared: () => refuse(code), openLink: () => refuse(code) }, { at });
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
  expect(screen.getByRole('link', { name: 'Find music' })).toHaveAttribute('href', '/home');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('link while the provider does not answer: Try again opens it', async () => {
  const { user, api } = open({ openLink: () => refuse('providerUnavailable') }, { at: AT_LINK });
  expect(await screen.findByText('This link couldn’t be opened.')).toBeVisible();
  api.handle({ openLink: () => linked });
  await press(user, 'Try again');
  expect(await screen.findByRole('heading', { name: 'Paper Lanterns' })).toBeVisible();
});

test('link to an artist: the artist’s page opens instead [CATALOG-50]', async () => {
  open({ openLink: () => ({ kind: 'artist', provider: 'spotify', id: 'abc' }) }, { at: AT_LINK });
  expect(await screen.findByText('/artist/spotify/abc')).toBeVisible();
});
