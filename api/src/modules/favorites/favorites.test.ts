import { isError, routes } from '@segue/contract';
import type { Browser } from '../../testing/browser';
import { serverPerFile } from '../../testing/server.fixture';
import { bodyOf } from '../../testing/test-server';
import { ProviderError } from '../../providers/music-provider';

const server = serverPerFile();
let browser: Browser;
beforeEach(async () => {
  browser = await server.member();
});

const url = '/api/track/favorite';
const add = (trackId: string, provider = 'spotify') => browser.call('POST', url, { trackId, provider });
const list = async () => bodyOf(await browser.call('GET', url), routes.listFavorites.answers[200]);

test("a favorite is listed with the provider's data [API-17] [API-23]", async () => {
  expect((await add('track-1')).statusCode).toBe(201);
  const { spotifyFavoriteTracks, soundcloudFavoriteTracks } = await list();
  expect(spotifyFavoriteTracks).toEqual([
    expect.objectContaining({ id: 'track-1', title: 'Song track-1', provider: 'spotify', isFavorited: true }),
  ]);
  expect(soundcloudFavoriteTracks).toEqual([]);
});

test('a track has all fields [DATA-01] [DATA-02] [DATA-03] [DATA-04] [DATA-05] [DATA-07]', async () => {
  await add('whole');
  const [track] = (await list()).spotifyFavoriteTracks;
  expect(track).toMatchObject({ id: 'whole', title: 'Song whole', provider: 'spotify', isFavorited: true });
  const said = await server.providers.spotify.track('whole');
  expect(track).toEqual({ ...said, isFavorited: true, favoritedAt: expect.any(String) });
  expect(track!.artistInfo.length).toBeGreaterThan(0);
  for (const artist of track!.artistInfo) {
    expect(artist).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      profileUrl: expect.any(String),
    });
  }
  for (const address of [track!.imageUrl, track!.uri]) expect(URL.canParse(address ?? '')).toBe(true);
});

test('a favorite that comes back with its time has its former place', async () => {
  for (const id of ['first', 'second', 'third']) await add(id);
  const [, second] = (await list()).spotifyFavoriteTracks;
  await browser.call('DELETE', url, { trackId: 'second', provider: 'spotify' });
  const { favoritedAt } = second!;
  await browser.call('POST', url, { trackId: 'second', provider: 'spotify', favoritedAt });
  const { spotifyFavoriteTracks } = await list();
  expect(spotifyFavoriteTracks.map(({ id }) => id)).toEqual(['third', 'second', 'first']);
  expect(spotifyFavoriteTracks[1]!.favoritedAt).toBe(favoritedAt);
});

test('a time to come counts as now, and a text that is no time is refused', async () => {
  const ahead = { trackId: 'ahead', provider: 'spotify', favoritedAt: '+012026-01-01T00:00:00.000Z' };
  expect((await browser.call('POST', url, ahead)).statusCode).toBe(201);
  const [track] = (await list()).spotifyFavoriteTracks;
  expect(Date.parse(track!.favoritedAt!)).toBeLessThan(server.app.clock().getTime());
  expect((await browser.call('POST', url, { ...ahead, favoritedAt: 'soon' })).statusCode).toBe(400);
});

test('adding twice succeeds without a second copy', async () => {
  await add('twice');
  expect((await add('twice')).statusCode).toBe(200);
  expect((await list()).spotifyFavoriteTracks).toHaveLength(1);
});

test('the same id at both providers is two favorites', async () => {
  await add('42', 'spotify');
  await add('42', 'soundcloud');
  const favorites = await list();
  expect(favorites.spotifyFavoriteTracks).toHaveLength(1);
  expect(favorites.soundcloudFavoriteTracks).toHaveLength(1);
});

test('a removed favorite is gone, and removing it again succeeds [API-21]', async () => {
  await add('gone');
  const body = { trackId: 'gone', provider: 'spotify' };
  expect((await browser.call('DELETE', url, body)).statusCode).toBe(200);
  expect((await browser.call('DELETE', url, body)).statusCode).toBe(200);
  expect((await list()).spotifyFavoriteTracks).toEqual([]);
});

test('a user sees only their own favorites', async () => {
  await add('mine');
  const other = await server.member();
  expect(
    bodyOf(await other.call('GET', url), routes.listFavorites.answers[200]).spotifyFavoriteTracks,
  ).toEqual([]);
  await other.call('DELETE', url, { trackId: 'mine', provider: 'spotify' });
  expect((await list()).spotifyFavoriteTracks).toHaveLength(1);
});

test('a stored track is not fetched again for another user', async () => {
  await add('shared');
  const before = server.providers.spotify.calls.track;
  const other = await server.member();
  await other.call('POST', url, { trackId: 'shared', provider: 'spotify' });
  expect(server.providers.spotify.calls.track).toBe(before);
});

test.each(['missing-1', 'bad\u0000id', 'two words'])('%j is not a track: 400', async (trackId) => {
  const answer = await add(trackId);
  expect(answer.statusCode).toBe(404);
  expect(isError(answer.body, 'trackNotFound')).toBe(true);
  expect((await browser.call('DELETE', url, { trackId, provider: 'spotify' })).statusCode).toBe(200);
});

test('while the provider is down only stored tracks can be added', async () => {
  await add('known');
  server.wait(2 * 86_400);
  const { answers } = server.providers.spotify;
  const usual = answers.track;
  answers.track = () => {
    throw new ProviderError('network');
  };
  const fresh = await add('unknown-yet');
  const other = await server.member();
  const known = await other.call('POST', url, { trackId: 'known', provider: 'spotify' });
  answers.track = usual;
  expect(fresh.statusCode).toBe(502);
  expect(known.statusCode).toBe(201);
});

test.each([
  [{ trackId: 'a' }],
  [{ trackId: 'a', provider: 'napster' }],
  [{ trackId: 5, provider: 'spotify' }],
  [{ trackId: '', provider: 'spotify' }],
])('%j is refused', async (body) => {
  expect((await browser.call('POST', url, body)).statusCode).toBe(400);
});
