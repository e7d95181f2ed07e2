import { type Provider } from '@segue/contract';
import { expectError, serverPerFile, type Browser } from '../../testing/server.fixture';
import { newPlaylist } from '../../testing/new-playlist';

const server = serverPerFile({ SEPARATE_PROVIDERS: '1' });
let browser: Browser;
beforeAll(async () => {
  browser = await server.member();
});

const create = async (name: string) => (await newPlaylist(browser, name)).playlistId;
const add = (playlistId: number, provider: Provider, trackId: string) =>
  browser.addTrack(playlistId, trackId, provider);

test('with separated providers, a playlist takes tracks of the provider it holds only', async () => {
  const playlistId = await create('Evening');
  expect((await add(playlistId, 'soundcloud', '1')).statusCode).toBe(201);
  expectError(await add(playlistId, 'spotify', 'a'), 'otherProvider');
  expect((await add(playlistId, 'soundcloud', '2')).statusCode).toBe(201);
});

test('with separated providers, an empty playlist takes one of two tracks added at once', async () => {
  const playlistId = await create('Race');
  const answers = await Promise.all([add(playlistId, 'spotify', 'a'), add(playlistId, 'soundcloud', '1')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('with separated providers, a playlist that was mixed before still takes both', async () => {
  const playlistId = await create('Mixed');
  await add(playlistId, 'spotify', 'a');
  await add(await create('Other'), 'soundcloud', '1');
  const now = new Date().toISOString();
  await server.app.database
    .insertInto('playlist_tracks')
    .values({ playlist_id: playlistId, provider: 'soundcloud', track_id: '1', position: 2, added_at: now })
    .execute();
  expect((await add(playlistId, 'spotify', 'b')).statusCode).toBe(201);
  expect((await add(playlistId, 'soundcloud', '2')).statusCode).toBe(201);
});

test('with separated providers, tracks of both are not added in one request', async () => {
  const playlistId = await create('Many');
  const tracks = [
    { trackId: 'a', provider: 'spotify' },
    { trackId: '1', provider: 'soundcloud' },
  ];
  expectError(await browser.call('PUT', '/api/playlists/tracks', { playlistId, tracks }), 'otherProvider');
  const accepted = await browser.call('PUT', '/api/playlists/tracks', {
    playlistId,
    tracks: tracks.slice(1),
  });
  expect(accepted.statusCode).toBe(200);
});
