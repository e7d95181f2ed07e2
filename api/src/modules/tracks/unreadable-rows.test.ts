// Stored tracks of earlier versions: what can be read is shown, what cannot is left out of its list and logged.
import { routes } from '@segue/contract';
import { bodyOf, startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'warn' }, 'fake services', {
    write: (line) => void lines.push(line),
  });
});
afterAll(() => server.close());

test('favorites: an invalid row is dropped and logged, nulls are read [DATA-30] [DATA-31]', async () => {
  const browser = await server.member();
  for (const trackId of ['good', 'odd', '293']) {
    await browser.call('POST', '/api/track/favorite', { trackId, provider: 'spotify' });
  }
  const store = (trackId: string, payload: unknown) =>
    server.app.database
      .updateTable('tracks')
      .set({ payload: JSON.stringify(payload) })
      .where('track_id', '=', trackId)
      .execute();
  await store('odd', { id: 'odd', title: 7 });
  const artistInfo = [{ id: 12, name: 'Late Ferry', profileUrl: null }];
  await store('293', { id: 293, title: 'Harbour', artistInfo, duration: 1000, uri: null, imageUrl: null });

  const answer = await browser.call('GET', '/api/track/favorite');
  const { spotifyFavoriteTracks } = bodyOf(answer, routes.listFavorites.answers[200]);
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
  const logged = lines
    .map((line) => JSON.parse(line) as { msg: string; trackId?: string })
    .filter(({ msg }) => msg === 'a stored track cannot be read');
  expect(logged).toMatchObject([{ trackId: 'odd' }]);
});
