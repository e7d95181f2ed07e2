import { serverPerFile, expectError, memberPerTest } from '../../testing/server.fixture';
import { failing } from '../../testing/fake-services';

const server = serverPerFile({ LOG_LEVEL: 'warn' });
const browser = memberPerTest(server);

const url = '/api/track/favorite';
const add = (trackId: string, provider?: string) => browser.like(trackId, provider);
const list = () => browser.read('listFavorites');

test("a favorite is listed with the provider's data [API-17] [API-23]", async () => {
  expect((await add('whole')).statusCode).toBe(201);
  expect((await list()).soundcloudFavoriteTracks).toEqual([]);
});

test('a track has all fields [DATA-01] [DATA-02] [DATA-03] [DATA-04] [DATA-05] [DATA-07]', async () => {
  await add('whole');
  const [track, ...others] = (await list()).spotifyFavoriteTracks;
  expect(others).toEqual([]);
  const fromProvider = await server.providers.spotify.track('whole');
  expect(track).toEqual({ ...fromProvider, isFavorited: true, favoritedAt: expect.any(String) });
  expect(track).toMatchObject({ id: 'whole', title: 'Song whole', provider: 'spotify' });
  expect(track!.artistInfo).toEqual([
    { id: expect.any(String), name: expect.any(String), profileUrl: expect.any(String) },
  ]);
  for (const address of [track!.imageUrl, track!.uri]) expect(URL.canParse(address ?? '')).toBe(true);
});

test('a favorite that is added again with its former time returns to its position', async () => {
  for (const id of ['first', 'second', 'third']) await add(id);
  const [, second] = (await list()).spotifyFavoriteTracks;
  await browser.unlike('second');
  const { favoritedAt } = second!;
  await browser.call('POST', url, { trackId: 'second', provider: 'spotify', favoritedAt });
  const { spotifyFavoriteTracks } = await list();
  expect(spotifyFavoriteTracks.map(({ id }) => id)).toEqual(['third', 'second', 'first']);
  expect(spotifyFavoriteTracks[1]!.favoritedAt).toBe(favoritedAt);
});

test('a future time counts as now, and an invalid time is refused', async () => {
  const ahead = { trackId: 'ahead', provider: 'spotify', favoritedAt: '+012026-01-01T00:00:00.000Z' };
  expect((await browser.call('POST', url, ahead)).statusCode).toBe(201);
  const [track] = (await list()).spotifyFavoriteTracks;
  expect(Date.parse(track!.favoritedAt!)).toBeLessThan(server.app.clock().getTime());
  expect((await browser.call('POST', url, { ...ahead, favoritedAt: 'soon' })).statusCode).toBe(400);
});

test('adding or removing twice succeeds; the same id at the other provider is another [API-21]', async () => {
  await add('42', 'soundcloud');
  expect([(await add('42')).statusCode, (await add('42')).statusCode]).toEqual([201, 200]);
  expect((await list()).spotifyFavoriteTracks).toHaveLength(1);
  for (let times = 0; times < 2; times += 1) expect((await browser.unlike('42')).statusCode).toBe(200);
  const { spotifyFavoriteTracks, soundcloudFavoriteTracks } = await list();
  expect([spotifyFavoriteTracks.length, soundcloudFavoriteTracks.length]).toEqual([0, 1]);
});

describe('many favorites at once', () => {
  const addAll = (tracks: readonly object[], owner = browser) =>
    owner.call('PUT', '/api/track/favorites', { tracks });
  const spotify = (trackId: string, favoritedAt?: string) => ({ trackId, provider: 'spotify', favoritedAt });
  const listed = async () =>
    (await list()).spotifyFavoriteTracks.map(({ id, favoritedAt }) => `${id} ${favoritedAt}`);

  test('favorites: each of many has a result and its time, and none moves that was there [IMPORT-02]', async () => {
    const many = [
      spotify('new', '2025-03-01T10:00:00Z'),
      { ...spotify('old', '2020-01-01T00:00:00.000Z'), provider: 'soundcloud' },
      spotify('missing-2'),
      spotify('old', '2021-05-05'),
    ];
    expect((await addAll(many)).json()).toEqual({ results: ['added', 'added', 'notFound', 'added'] });
    const before = await listed();
    expect(before).toEqual(['new 2025-03-01T10:00:00.000Z', 'old 2021-05-05T00:00:00.000Z']);
    const again = await addAll(many.map((track) => ({ ...track, favoritedAt: '2026-01-01T00:00:00.000Z' })));
    expect(again.json().results).toEqual(['duplicate', 'duplicate', 'notFound', 'duplicate']);
    expect(await listed()).toEqual(before);
  });

  test('favorites: many without a time, or with a future one, keep their order [IMPORT-02]', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `song-${99 - index}`);
    expect(
      (await addAll(ids.map((id, at) => spotify(id, at % 2 ? '2099-01-01' : undefined)))).statusCode,
    ).toBe(200);
    expect((await list()).spotifyFavoriteTracks.map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['none', []],
    ['more than a hundred', Array.from({ length: 101 }, (_, index) => spotify(`${index}`))],
    ['one with an invalid time', [spotify('a'), spotify('b', 'soon')]],
    ['one of an unknown provider', [{ trackId: 'a', provider: 'tape' }]],
  ])('favorites: %s of many is refused, and nothing is added', async (_case, tracks) => {
    expect((await addAll(tracks)).statusCode).toBe(400);
    expect(await listed()).toEqual([]);
  });

  test('favorites: a hundred of the longest ids fit a request, only of an account that is set up', async () => {
    const tracks = Array.from({ length: 100 }, (_, index) =>
      spotify(`${index}`.padEnd(200, 'x'), '2025-01-01T00:00:00.000Z'),
    );
    expect((await addAll(tracks, server.visitor())).statusCode).toBe(401);
    const withoutPassword = await server.newcomer('soundcloud', 'newcomer');
    expect((await addAll(tracks, withoutPassword)).statusCode).toBe(403);
    expect((await addAll(tracks)).statusCode).toBe(200);
    expect(await listed()).toHaveLength(100);
  });

  test('favorites: while the provider is down none of many is added, and another call goes on', async () => {
    const tracks = ['one', 'two', 'three'].map((id) => spotify(`fresh-${id}`));
    const { answers } = server.providers.spotify;
    const usual = answers.track;
    answers.track = (id) => (id === 'fresh-two' ? failing('network')() : usual(id));
    const refused = await addAll(tracks);
    answers.track = usual;
    expect([refused.statusCode, await listed()]).toEqual([502, []]);
    expect((await addAll(tracks)).json().results).toEqual(['added', 'added', 'added']);
  });
});

test('a user sees only their own favorites', async () => {
  await add('mine');
  const other = await server.member();
  expect((await other.read('listFavorites')).spotifyFavoriteTracks).toEqual([]);
  await other.unlike('mine');
  expect((await list()).spotifyFavoriteTracks).toHaveLength(1);
});

test.each(['missing-1', 'bad\u0000id', 'two words'])('%j is not a track: 400', async (trackId) => {
  expectError(await add(trackId), 'trackNotFound');
  expect((await browser.unlike(trackId)).statusCode).toBe(200);
});

test('while the provider is down only stored tracks can be added', async () => {
  await add('known');
  server.wait(2 * 86_400);
  const { answers } = server.providers.spotify;
  const usual = answers.track;
  answers.track = failing('network');
  const fresh = await add('unknown-yet');
  const other = await server.member();
  const known = await other.like('known');
  answers.track = usual;
  expect(fresh.statusCode).toBe(502);
  expect(known.statusCode).toBe(201);
});

test('favorites: an invalid row is dropped and logged, nulls are read [DATA-30] [DATA-31]', async () => {
  for (const trackId of ['good', 'odd', '293']) await add(trackId);
  const store = (trackId: string, payload: unknown) =>
    server.app.database
      .updateTable('tracks')
      .set({ payload: JSON.stringify(payload) })
      .where('track_id', '=', trackId)
      .execute();
  await store('odd', { id: 'odd', title: 7 });
  const artistInfo = [{ id: 12, name: 'Late Ferry', profileUrl: null }];
  await store('293', { id: 293, title: 'Harbour', artistInfo, duration: 1000, uri: null, imageUrl: null });

  const { spotifyFavoriteTracks } = await list();
  expect(spotifyFavoriteTracks.map(({ id }) => id)).toEqual(['293', 'good']);
  expect(spotifyFavoriteTracks[0]).toEqual({
    id: '293',
    provider: 'spotify',
    title: 'Harbour',
    artistInfo: [{ id: '12', name: 'Late Ferry' }],
    duration: 1000,
    isFavorited: true,
    favoritedAt: expect.any(String),
  });
  const logged = server.lines
    .map((line) => JSON.parse(line) as { msg: string; trackId?: string })
    .filter(({ msg }) => msg === 'a stored track cannot be read');
  expect(logged).toMatchObject([{ trackId: 'odd' }]);
});
