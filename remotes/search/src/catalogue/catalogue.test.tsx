import type { ArtistPage, CollectionPage } from '@segue/contract';
import { pageResumed } from '@segue/kernel/state';
import {
  aCollection,
  anArtistPage,
  configuredFor,
  later,
  refuse,
  renderInScope,
  type RenderOptions,
  settled,
  someTracks,
} from '@segue/kernel/testing';
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { Route, Routes } from 'react-router-dom';
import { CatalogueScreen } from './screens';
import './view';

// Loaded before the first test, not during it.

const ADA = '/artist/spotify/artist-1';
const ALBUM = '/album/spotify/album-1';
const both = configuredFor('spotify', 'soundcloud');
const page = anArtistPage({ tracks: someTracks('spotify', 7) });
const other = anArtistPage({
  provider: 'soundcloud',
  id: 'sc-9',
  webUrl: 'https://soundcloud.example/ada',
  tracks: someTracks('soundcloud', 7),
  albums: [aCollection({ provider: 'soundcloud', id: 'set-1', title: 'Tapes', year: 2021 })],
});
const album: CollectionPage = { ...aCollection({ year: 2024 }), tracks: someTracks('spotify', 3) };

const open = (at: string, api: NonNullable<RenderOptions['api']>, more: RenderOptions = {}) =>
  renderInScope(
    <Routes>
      {['artist', 'album', 'playlist'].map((kind) => (
        <Route key={kind} path={`/${kind}/:provider/:id`} element={<CatalogueScreen />} />
      ))}
      <Route path="*" element={null} />
    </Routes>,
    { at, api: { findArtist: () => ({ artist: null }), ...api }, config: both, ...more },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const songs = () =>
  within(screen.getByRole('list', { name: 'Songs' })).getAllByRole('button', { name: /^Play / });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  // The head is loaded before the rows, whose buttons have the same name.
  user.click((await screen.findAllByRole('button', { name }))[0]!);

test('artist: name, profile, songs and albums of one service, without the others [CATALOG-41]', async () => {
  open(ADA, { getArtist: () => page });
  expect(await heading('Ada Solano')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Picture of Ada Solano' })).toBeVisible();
  const profile = screen.getByRole('link', { name: 'View artist profile on Spotify' });
  expect(profile).toHaveAttribute('href', page.webUrl);
  expect(songs()).toHaveLength(7);
  expect(screen.getByRole('link', { name: /Night Ferries/ })).toHaveAttribute('href', ALBUM);
  expect(screen.queryByText(/SoundCloud/)).not.toBeInTheDocument();
});

test('artist of two services: ten songs of both, all on request, and one album once [CATALOG-42]', async () => {
  const same = { ...aCollection({ provider: 'soundcloud', id: 'set-2' }), title: 'NIGHT FERRIES' };
  const found = { ...other, albums: [...other.albums, same] };
  const { user, api } = open(ADA, { getArtist: () => page, findArtist: () => ({ artist: found }) });
  expect(await screen.findByRole('link', { name: 'View artist profile on SoundCloud' })).toBeVisible();
  expect(api.requestsTo('findArtist').map(({ params, query }) => [params.provider, query.name])).toEqual([
    ['soundcloud', 'Ada Solano'],
  ]);
  expect(songs()).toHaveLength(10);
  expect(songs()[0]).toHaveAccessibleName(`Play ${other.tracks[0]!.title}`);
  const albums = within(screen.getByRole('region', { name: /Albums/ })).getAllByRole('heading', { level: 3 });
  // From the service that a visitor can play.
  expect(albums.map(({ textContent }) => textContent)).toEqual(['NIGHT FERRIES', 'Tapes']);
  await user.click(screen.getByRole('button', { name: 'Show all songs' }));
  expect(songs()).toHaveLength(14);
});

test('artist: the other service may be slow or fail; nothing waits for it or says so [CATALOG-42]', async () => {
  const slow = later<{ artist: ArtistPage | null }>();
  const { scope } = open(ADA, { getArtist: () => page, findArtist: () => slow.promise });
  expect(await heading('Ada Solano')).toBeVisible();
  await act(async () => slow.fail(new TypeError('away')));
  await settled(scope);
  expect(songs()).toHaveLength(7);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('artist: separate services send no request to the others [CATALOG-42]', async () => {
  const { api, scope } = open(
    ADA,
    { getArtist: () => page },
    { config: { ...both, separateProviders: true } },
  );
  await heading('Ada Solano');
  await settled(scope);
  expect(api.requestsTo('findArtist')).toEqual([]);
});

test('album: artists lead to their screen, facts, rows with numbers, and the whole is played [CATALOG-43]', async () => {
  const { user, sent, api } = open(ALBUM, { getCollection: () => album });
  expect(await heading('Night Ferries')).toBeVisible();
  expect(api.requestsTo('getCollection')[0]?.params).toEqual({
    provider: 'spotify',
    kind: 'albums',
    id: 'album-1',
  });
  expect(screen.getAllByRole('link', { name: 'Ada Solano' })[0]).toHaveAttribute('href', ADA);
  expect(screen.getByText(/^2024 · 3 tracks · 11 min$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in Spotify' })).toHaveAttribute('href', album.webUrl);
  await press(user, 'Add to queue');
  expect(sent('queue/add-all')[0]?.tracks).toHaveLength(3);
  await press(user, 'Play All');
  expect(sent('playback/play-all')[0]?.tracks[0]?.id).toBe(album.tracks[0]!.id);
});

test('playlist of a service: its owner is text, and a track that it repeats has one row [CATALOG-43]', async () => {
  const [first, second] = someTracks('soundcloud', 2);
  const tracks = [first!, second!, first!];
  const list = { ...aCollection({ kind: 'playlist', provider: 'soundcloud' }), tracks };
  open('/playlist/soundcloud/playlist-1', { getCollection: () => list });
  expect(await heading('Evening Harbour')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ada Solano' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Tracks' })).getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  [{ trackCount: 3 }, /^2024 · 3 tracks · /, 'Play All'],
  [{ trackCount: 5, leftOut: 2 }, /^2024 · 3 tracks · 2 left out · /, 'Play All'],
  [{ trackCount: 1200 }, /^2024 · The first 3 of 1,200 tracks · /, 'Play first 3'],
  [{ trackCount: 53, missing: 50 }, /^2024 · 3 tracks · 50 not loaded · /, 'Play All'],
])(
  'list of which %j is known: its head says that, and what Play takes [CATALOG-51]',
  async (known, facts, play) => {
    open(ALBUM, { getCollection: () => ({ ...album, ...known }) });
    expect(await screen.findByText(facts)).toBeVisible();
    expect(screen.getByRole('button', { name: play })).toBeVisible();
  },
);

test('a list with a failed page says so, and Try again loads all [CATALOG-52]', async () => {
  const partial = { ...album, tracks: album.tracks.slice(0, 1), trackCount: 3, missing: 2 };
  const { user, api } = open(ALBUM, { getCollection: () => partial });
  expect(await screen.findByText('Some of this couldn’t be loaded.')).toBeVisible();
  expect(screen.getByText(/^2024 · 1 track · 2 not loaded · /)).toBeVisible();
  expect(screen.getByText(album.tracks[0]!.title)).toBeVisible();
  api.handle({ getCollection: () => album });
  await press(user, 'Try again');
  expect(await screen.findByText(album.tracks[2]!.title)).toBeVisible();
  expect(screen.queryByText(/couldn’t be loaded/)).not.toBeInTheDocument();
  expect(api.requestsTo('getCollection')).toHaveLength(2);
});

test.each([
  ['an unknown id', ADA, () => refuse('catalogueNotFound')],
  ['an unknown service', '/artist/elsewhere/1', () => page],
  ['a service that is not set up', '/artist/musicserver/1', () => page],
])('%s: one sentence and the search box [CATALOG-44]', async (_, at, getArtist) => {
  const { user, location } = open(at, { getArtist });
  expect(await heading('We couldn’t find this artist.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x{Enter}');
  expect(location()).toBe('/home?q=x');
});

test('a service that is away: its sentence, and Try again opens the page [CATALOG-45]', async () => {
  const { user, api } = open(ALBUM, { getCollection: () => refuse('providerUnavailable') });
  expect(await heading('Spotify isn’t answering.')).toBeVisible();
  api.handle({ getCollection: () => album });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Night Ferries')).toBeVisible();
});

test('without network: the page loads when the connection returns [CATALOG-45]', async () => {
  const { api, scope } = open(ALBUM, { getCollection: () => Promise.reject(new TypeError('offline')) });
  expect(await heading('This page needs a connection.')).toBeVisible();
  api.handle({ getCollection: () => album });
  await act(() => allSettled(pageResumed, { scope }));
  expect(await heading('Night Ferries')).toBeVisible();
});

test('artist without a failed page of albums: says so, the others stay [CATALOG-52]', async () => {
  open(ADA, { getArtist: () => ({ ...page, missing: 10 }) });
  expect(await screen.findByText('Some of this couldn’t be loaded.')).toBeVisible();
  expect(songs()).toHaveLength(7);
});
