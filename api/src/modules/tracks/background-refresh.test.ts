import type {} from './background-refresh';
import { serverPerTest, memberPerTest } from '../../testing/server.fixture';
import { failing, catalogueTrack } from '../../testing/fake-services';

const DAY_S = 86_400;
const url = '/api/track/favorite';

const server = serverPerTest();
const browser = memberPerTest(server);

const like = (trackId: string) => browser.call('POST', url, { trackId, provider: 'spotify' });
const unlike = (trackId: string) => browser.call('DELETE', url, { trackId, provider: 'spotify' });
const list = async () =>
  (await browser.read('listFavorites')).spotifyFavoriteTracks.map(({ title, access, album }) => ({
    title,
    access,
    ...(album && { album }),
  }));
const stored = async () =>
  (await server.app.database.selectFrom('tracks').select('track_id').orderBy('track_id').execute()).map(
    (row) => row.track_id,
  );

/** Moves the clock by days; the session has expired then, so the user signs in again. */
async function afterDays(days: number): Promise<void> {
  server.wait(days * DAY_S);
  expect((await browser.signIn('person-1@example.com', 'Sunshine42')).statusCode).toBe(200);
}

test('reading a list refreshes its stale tracks for the next reading', async () => {
  await like('song');
  server.providers.spotify.answers.track = (id) => ({
    ...catalogueTrack('spotify', id),
    title: 'A new name',
    album: 'A new album',
  });
  expect(await list()).toMatchObject([{ title: 'Song song' }]);
  await server.app.trackRefresh.settled();
  expect(await list()).toMatchObject([{ title: 'Song song' }]);
  await afterDays(2);
  await list();
  await server.app.trackRefresh.settled();
  expect(await list()).toMatchObject([{ title: 'A new name', album: 'A new album' }]);
});

test('a track withdrawn by its provider stays listed as blocked', async () => {
  await like('song');
  await afterDays(2);
  server.providers.spotify.answers.track = () => null;
  await list();
  await server.app.trackRefresh.settled();
  expect(await list()).toEqual([{ title: 'Song song', access: 'blocked' }]);
});

test('while the provider is down the list stays the same, after one request', async () => {
  for (const id of ['a', 'b', 'c']) await like(id);
  await afterDays(2);
  server.providers.spotify.answers.track = failing('network');
  const before = server.providers.spotify.calls.track;
  expect(await list()).toHaveLength(3);
  await server.app.trackRefresh.settled();
  expect(server.providers.spotify.calls.track).toBe(before + 1);
});

test('a list with many stale tracks refreshes twenty at a time', async () => {
  for (let index = 0; index < 25; index += 1) await like(`track-${index}`);
  await afterDays(2);
  const before = server.providers.spotify.calls.track;
  await list();
  await server.app.trackRefresh.settled();
  expect(server.providers.spotify.calls.track).toBe(before + 20);
});

test('unused tracks are deleted, tracks in use stay', async () => {
  for (const id of ['dropped', 'liked', 'listed', 'fresh']) await like(id);
  const form = new FormData();
  form.set('name', 'Kept');
  const { playlist } = JSON.parse((await browser.sendForm('PUT', '/api/playlists', form)).body) as {
    playlist: { playlistId: number };
  };
  const entry = { playlistId: playlist.playlistId, trackId: 'listed', provider: 'spotify' };
  expect((await browser.call('PUT', '/api/playlists/track', entry)).statusCode).toBe(201);
  await unlike('dropped');
  await unlike('listed');
  await server.app.trackRefresh.prune('spotify');
  expect(await stored()).toEqual(['dropped', 'fresh', 'liked', 'listed']);

  await afterDays(2);
  await server.app.trackRefresh.prune('soundcloud');
  expect(await stored()).toHaveLength(4);
  await server.app.trackRefresh.prune('spotify');
  expect(await stored()).toEqual(['fresh', 'liked', 'listed']);
});
