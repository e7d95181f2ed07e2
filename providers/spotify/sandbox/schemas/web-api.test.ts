import { sandboxPerFile } from '@segue/provider-sandbox/testing/sandbox.fixture';
import { ask, bearer, type Answer } from '@segue/provider-sandbox/testing/client';
import { createSchemaSet } from '@segue/provider-sandbox/testing/schema';
import { spotifyAppToken, spotifyTokens } from '../calls.fixture';
import { spotifyWebApi } from './web-api';

const PROFILES = ['development', 'extended'] as const;
const SCHEMAS = {
  development: createSchemaSet(spotifyWebApi('development')),
  extended: createSchemaSet(spotifyWebApi('extended')),
};
/** Together these queries find every kind of track in the catalogue. */
const QUERIES = ['edge cases', 'midnight harbour', 'relinked ferry', 'closed border midnight', 'zxqv'];

const sandbox = sandboxPerFile();
let pat: string;
let app: string;
beforeEach(async () => {
  pat = (await spotifyTokens(sandbox)).access;
  app = await spotifyAppToken(sandbox);
});

const get = (path: string, token = pat) => ask(`${sandbox.urls.spotifyApi}${path}`, bearer(token));
const errorsIn = (name: string, answer: Answer) =>
  SCHEMAS[sandbox.control.settings().spotify.profile].errorsIn(name, answer.json());
const searchPath = (query: string, rest = '') =>
  `/v1/search?type=track&q=${encodeURIComponent(query)}&limit=10${rest}`;
async function trackIds(query: string): Promise<string[]> {
  const answer = (await get(searchPath(query))).json() as { tracks: { items: ({ id: string } | null)[] } };
  return answer.tracks.items.flatMap((item) => item?.id ?? []);
}
async function register(token = pat): Promise<string> {
  const answer = await ask(`${sandbox.url}/spotify/sdk/devices`, {
    method: 'POST',
    body: JSON.stringify({ token, name: 'Test browser', volume: 0.5 }),
  });
  return String(answer.json()['device_id']);
}
const player = (path: string, body?: unknown, token = pat) =>
  ask(`${sandbox.urls.spotifyApi}/v1/me/player${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe.each(PROFILES)('Spotify answers in %s mode', (profile) => {
  beforeEach(() => sandbox.control.change({ spotify: { profile } }));

  test.each(QUERIES)('a search for "%s" conforms to the schema', async (query) => {
    for (const rest of ['', '&market=GB', '&market=GB&offset=10']) {
      for (const token of [pat, app]) {
        expect(errorsIn('SearchItems', await get(searchPath(query, rest), token))).toEqual([]);
      }
    }
  });

  test('a track requested by its id conforms to the schema', async () => {
    const ids = [...(await trackIds('edge cases')), ...(await trackIds('relinked ferry'))];
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids) expect(errorsIn('TrackObject', await get(`/v1/tracks/${id}`))).toEqual([]);
  });

  test.each(['premium-pat', 'free-frankie', 'null'])(
    'the profile of %s conforms to the schema',
    async (user) => {
      const { access } = await spotifyTokens(sandbox, user);
      expect(errorsIn('PrivateUserObject', await get('/v1/me', access))).toEqual([]);
    },
  );

  test('artist and album links of a track lead to answers that conform to the schema', async () => {
    const [id] = await trackIds('late ferry');
    const track = (await get(`/v1/tracks/${id}`)).json() as {
      artists: { href: string }[];
      album: { href: string };
    };
    expect(errorsIn('ArtistObject', await ask(track.artists[0]?.href ?? '', bearer(pat)))).toEqual([]);
    expect(errorsIn('AlbumObject', await ask(track.album.href, bearer(pat)))).toEqual([]);
  });

  test('a search for artists, albums and playlists conforms to the schema, as do albums of artists', async () => {
    for (const query of ['ada solano', 'night ferry', 'zxqv']) {
      const found = await get(
        `/v1/search?type=artist,album,playlist&limit=10&q=${encodeURIComponent(query)}`,
        app,
      );
      expect(errorsIn('ArtistSearch', found)).toEqual([]);
    }
    const found = await get('/v1/search?type=artist&limit=1&q=ada%20solano', app);
    const { artists } = found.json() as { artists: { items: { id: string }[] } };
    const albums = await get(`/v1/artists/${artists.items[0]?.id}/albums?limit=10&market=SE`, app);
    expect([albums.status, errorsIn('ArtistAlbums', albums)]).toEqual([200, []]);
  });

  test('playlists and their items conform to the schema, of the user and of others', async () => {
    for (const { id, owner } of sandbox.playlists.spotify) {
      expect(errorsIn('PlaylistObject', await get(`/v1/playlists/${id}`))).toEqual([]);
      const items = await get(`/v1/playlists/${id}/items?limit=50&offset=5`);
      const isServed = profile === 'extended' || owner === 'premium-pat';
      expect(errorsIn(isServed ? 'PlaylistItems' : 'Error', items)).toEqual([]);
      expect(items.status).toBe(isServed ? 200 : 403);
    }
  });

  test('the tracks of an album conform to the schema', async () => {
    const [id] = await trackIds('late ferry');
    const track = (await get(`/v1/tracks/${id}`)).json() as { album: { href: string } };
    const tracks = await ask(`${track.album.href}/tracks?limit=50`, bearer(pat));
    expect(errorsIn('SimplifiedTracks', tracks)).toEqual([]);
  });

  test('devices and player state conform to the schema', async () => {
    expect(errorsIn('ManyDevices', await get('/v1/me/player/devices'))).toEqual([]);
    expect((await get('/v1/me/player')).status).toBe(204);
    const device = await register();
    const uris = (await trackIds('late ferry')).slice(0, 2).map((id) => `spotify:track:${id}`);
    expect((await player(`/play?device_id=${device}`, { uris })).status).toBe(204);
    expect(errorsIn('ManyDevices', await get('/v1/me/player/devices'))).toEqual([]);
    expect(errorsIn('CurrentlyPlayingContextObject', await get('/v1/me/player'))).toEqual([]);
    await player('/pause');
    expect(errorsIn('CurrentlyPlayingContextObject', await get('/v1/me/player'))).toEqual([]);
  });
});

test('a request for many tracks in extended mode answers null for unknown ones', async () => {
  sandbox.control.change({ spotify: { profile: 'extended' } });
  const ids = [...(await trackIds('edge cases')), '0000000000000000000000'].join();
  expect(errorsIn('ManyTracks', await get(`/v1/tracks?ids=${ids}`))).toEqual([]);
});

test.each([
  ['a malformed id', 400, '/v1/tracks/short'],
  ['an unknown track', 404, '/v1/tracks/0000000000000000000000'],
  ['an unknown album', 404, '/v1/albums/0000000000000000000000'],
  ['an unknown path', 404, '/v1/nowhere'],
  ['many tracks in development mode', 403, '/v1/tracks?ids=0000000000000000000000'],
  ['top tracks in development mode', 403, '/v1/artists/0000000000000000000000/top-tracks'],
  ['related artists in development mode', 403, '/v1/artists/0000000000000000000000/related-artists'],
  ['eleven albums of an artist', 400, '/v1/artists/0000000000000000000000/albums?limit=11'],
  ['the albums of an unknown artist', 404, '/v1/artists/0000000000000000000000/albums'],
])('Spotify errors conform to the schema: %s', async (_name, status, path) => {
  const answer = await get(path);
  expect([answer.status, errorsIn('Error', answer)]).toEqual([status, []]);
});

test.each([
  ['token-expired', 401, 'Error'],
  ['owner-not-premium', 403, 'Error'],
  ['premium-required', 403, 'PlayerError'],
  ['restriction-violated', 403, 'PlayerError'],
  ['device-not-found', 404, 'Error'],
  ['quota-exceeded', 429, 'QuotaError'],
  ['server-error', 500, 'Error'],
])('Spotify errors conform to the schema: the fault %s', async (effect, status, name) => {
  sandbox.control.faults.add({ service: 'spotify-api', path: '/v1/search', effect });
  const answer = await get(searchPath('midnight'));
  expect([answer.status, errorsIn(name, answer)]).toEqual([status, []]);
});
