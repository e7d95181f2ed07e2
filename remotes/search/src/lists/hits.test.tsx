import type { CatalogueHits, SearchPage } from '@segue/contract';
import { aCollection, anArtistPage, later, refuse, settled } from '@segue/kernel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeSearch, open, region, tab } from '../search-page.fixture';

const hitsOf = (provider: 'spotify' | 'soundcloud'): CatalogueHits => ({
  artists: [anArtistPage({ provider, id: `${provider}-ada` })],
  albums: [aCollection({ provider, id: `${provider}-a`, title: `${provider} tapes` })],
  playlists: [aCollection({ kind: 'playlist', provider, id: `${provider}-p` })],
});
const searchCatalogue = ({ params }: { params: { provider?: string } }) =>
  hitsOf(params.provider === 'soundcloud' ? 'soundcloud' : 'spotify');
const line = () => screen.findByRole('list', { name: 'Artists, albums and playlists' });
const found = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a search also finds artists, albums and playlists; those of both services stand once [CATALOG-47]', async () => {
  open({ at: '/home?q=ada', api: { searchCatalogue } });
  await found('soundcloud tapes');
  expect(names(await line())).toEqual([
    'Ada Solano Artist',
    'spotify tapes Album · Ada Solano',
    'soundcloud tapes Album · Ada Solano',
    'Evening Harbour Playlist · Ada Solano',
  ]);
  const artist = within(await line()).getByRole('link', { name: /Spotify SoundCloud Artist/ });
  expect(artist).toHaveAttribute('href', '/artist/soundcloud/soundcloud-ada');
});

test('an album of both services stands once, also if one names guests, and opens where it plays [CATALOG-47]', async () => {
  const guests = [
    { id: '1', name: 'Ada Solano' },
    { id: '2', name: 'The Low Tides' },
  ];
  const albums = {
    spotify: [aCollection({ provider: 'spotify', title: 'Tides', artists: guests })],
    soundcloud: [aCollection({ provider: 'soundcloud', title: 'Tides', artists: guests.slice(0, 1) })],
  };
  open({
    at: '/home?q=ada',
    api: {
      searchCatalogue: ({ params }) => ({
        artists: [],
        playlists: [],
        albums: albums[params.provider as keyof typeof albums],
      }),
    },
  });
  expect(await found('Spotify SoundCloud Album')).toHaveAttribute('href', '/album/soundcloud/album-1');
  expect(names(await line())).toEqual(['Tides Album · Ada Solano, The Low Tides']);
});

test('they are one tab stop: Left, Right, Home and End move between them [CATALOG-47]', async () => {
  const { user } = open({ at: '/home?q=ada', api: { searchCatalogue } });
  await found('soundcloud tapes');
  const links = within(await line()).getAllByRole('link');
  const stops = () => links.flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index] : []));
  expect(stops()).toEqual([0]);
  act(() => links[0]!.focus());
  for (const [key, index] of [
    ['{ArrowLeft}', 0],
    ['{ArrowRight}', 1],
    ['{End}', 3],
    ['{Home}', 0],
    ['{ArrowRight}', 1],
  ] as const) {
    await user.keyboard(key);
    expect(links[index]).toHaveFocus();
  }
  expect(stops()).toEqual([1]);
});

test('hits are requested once the tracks of all services have answered [CATALOG-47]', async () => {
  const slow = later<SearchPage>();
  const { api, scope } = open({ at: '/home?q=ada', api: { searchCatalogue } }, (request) =>
    request.params.provider === 'spotify' ? slow.promise : fakeSearch(request),
  );
  await waitFor(() => expect(region('SoundCloud')).toBeVisible());
  expect(api.requestsTo('searchCatalogue')).toEqual([]);
  await act(async () => slow.arrive({ queryData: [], hasMore: false }));
  await settled(scope);
  expect(api.requestsTo('searchCatalogue').map(({ params }) => params)).toEqual([
    { provider: 'soundcloud', query: 'ada' },
  ]);
});

test('the tab of one service has its own; a failure leaves the line empty [CATALOG-47]', async () => {
  const { user } = open({
    at: '/home?q=ada',
    api: {
      searchCatalogue: (request) =>
        request.params.provider === 'soundcloud' ? refuse('providerUnavailable') : searchCatalogue(request),
    },
  });
  await found('spotify tapes');
  await user.click(tab('SoundCloud (3)'));
  expect(screen.queryByRole('list', { name: 'Artists, albums and playlists' })).not.toBeInTheDocument();
  expect(screen.queryByText('SoundCloud isn’t answering.')).not.toBeInTheDocument();
});
