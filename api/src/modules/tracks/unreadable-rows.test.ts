// Rows written by earlier versions: readable ones are listed, invalid ones are dropped and logged.
import { routes } from '@segue/contract';
import { serverPerFile } from '../../testing/server.fixture';
import { bodyOf } from '../../testing/test-server';

const server = serverPerFile({ LOG_LEVEL: 'warn' });

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
  const logged = server.lines
    .map((line) => JSON.parse(line) as { msg: string; trackId?: string })
    .filter(({ msg }) => msg === 'a stored track cannot be read');
  expect(logged).toMatchObject([{ trackId: 'odd' }]);
});
