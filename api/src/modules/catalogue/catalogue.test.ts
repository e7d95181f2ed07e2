import { routes } from '@segue/contract';
import type { Catalogue, CatalogueArtist } from '../../providers/music-provider';
import { catalogueTrack, failing, fakeCatalogue } from '../../testing/fake-services';
import { expectError, emptyServerPerTest } from '../../testing/server.fixture';

const server = emptyServerPerTest();
const get = (path: string, browser = server.visitor()) => browser.call('GET', `/api/catalogue/${path}`);
const answer = (part: Partial<Catalogue>) => {
  server.providers.spotify.answers.catalogue = () => ({ ...fakeCatalogue('spotify'), ...part });
};
const TRACK = { ...catalogueTrack('spotify', 'of-catalogue'), isFavorited: false };

test.each([
  ['getArtist', 'artists/ada', { id: 'ada', name: 'Artist ada', tracks: [TRACK] }],
  ['findArtist', 'artists?name=Ada%20S', { artist: { id: 'id-of-Ada S', name: 'Ada S', tracks: [TRACK] } }],
  ['findArtist', 'artists?name=missing', { artist: null }],
  ['getCollection', 'albums/a1', { id: 'a1', kind: 'album', tracks: [TRACK] }],
  ['getCollection', 'playlists/p1', { id: 'p1', kind: 'playlist', tracks: [TRACK] }],
  ['searchCatalogue', 'search/ada', { artists: [], albums: [], playlists: [] }],
  ['getRelated', 'tracks/t1/related', { tracks: [TRACK] }],
] as const)('%s: %s is answered as the contract says [CATALOG-01]', async (name, path, expected) => {
  const { statusCode, headers, json } = await get(`spotify/${path}`);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, max-age=300']);
  expect(routes[name].answers[200].parse(json())).toMatchObject(expected);
});

test.each(['artists/missing', 'albums/missing', 'playlists/missing'])(
  'an id that the provider does not know answers catalogueNotFound: %s [CATALOG-02]',
  async (path) => expectError(await get(`spotify/${path}`), 'catalogueNotFound'),
);

test.each([
  ...['nowhere/artists/ada', 'spotify/songs/a', 'spotify/artists', 'spotify/artists?name=%20'],
  ...['spotify/search/%20%00', `spotify/artists/${'a'.repeat(201)}`, `spotify/albums/${'a'.repeat(500)}`],
])('a request that is not valid reaches no provider: %s [CATALOG-02]', async (path) => {
  const asked = jest.fn();
  answer({ artist: asked, findArtist: asked, collection: asked, search: asked, related: asked });
  expectError(await get(path), 'badRequest');
  expect(asked).not.toHaveBeenCalled();
});

test.each([['..%2Fme'], ['a%3Fb%23c'], ['café 🎧']])(
  'the id %s reaches the provider as it is [CATALOG-02]',
  async (id) => {
    const collection = jest.fn<ReturnType<Catalogue['collection']>, []>(async () => null);
    answer({ collection });
    expect((await get(`spotify/albums/${id}`)).statusCode).toBe(404);
    expect(collection).toHaveBeenCalledWith('album', decodeURIComponent(id));
  },
);

test('concurrent and repeated requests of a page within ten minutes reach the provider once [CATALOG-03]', async () => {
  const page: CatalogueArtist = { id: 'ada', provider: 'spotify', name: 'Ada', tracks: [], albums: [] };
  const artist = jest.fn<ReturnType<Catalogue['artist']>, []>(async () => page);
  answer({ artist });
  await Promise.all([get('spotify/artists/ada'), get('spotify/artists/ada')]);
  server.wait(599);
  await get('spotify/artists/ada');
  expect(artist).toHaveBeenCalledTimes(1);
  server.wait(2);
  await get('spotify/artists/ada');
  expect(artist).toHaveBeenCalledTimes(2);
});

test('while a provider fails, a cached page is used for up to an hour [CATALOG-03]', async () => {
  await get('spotify/artists/ada');
  answer({ artist: async () => failing('upstream')() });
  server.wait(3500);
  expect((await get('spotify/artists/ada')).statusCode).toBe(200);
  server.wait(200);
  expectError(await get('spotify/artists/ada'), 'providerUnavailable');
});

test('an incomplete list is marked and not cached [DATA-36]', async () => {
  let asked = 0;
  answer({
    collection: async (kind, id) => {
      asked += 1;
      const list = { kind, id, provider: 'spotify' as const, title: 'Long', artists: [], tracks: [] };
      return { ...list, trackCount: 90, missing: 50 };
    },
  });
  for (const times of [1, 2]) {
    const { headers, json } = await get('spotify/playlists/p1');
    expect([asked, headers['cache-control'], json().missing]).toEqual([times, 'no-store', 50]);
  }
});

test("a user's request uses their own token, and its answer is not shared [CATALOG-04]", async () => {
  const tokens: unknown[] = [];
  server.providers.spotify.answers.catalogue = ({ userToken: title = 'app' }) => ({
    ...fakeCatalogue('spotify'),
    collection: async (kind, id) => {
      tokens.push(title);
      return { kind, id, provider: 'spotify', title, artists: [], tracks: [] };
    },
  });
  const pat = await server.member();
  await pat.connect('spotify', 'pat');
  const titles = [];
  for (const browser of [pat, server.visitor(), pat])
    titles.push((await get('spotify/playlists/p1', browser)).json().title);
  expect(titles).toEqual(['access-of-pat', 'app', 'access-of-pat']);
  expect(tokens).toEqual(['access-of-pat', 'app']);
});

test('requests of another site are refused [CATALOG-02]', async () => {
  const url = '/api/catalogue/spotify/artists/ada';
  const { send } = server.visitor();
  expectError(await send({ method: 'GET', url, headers: { 'sec-fetch-site': 'cross-site' } }), 'crossSite');
});
