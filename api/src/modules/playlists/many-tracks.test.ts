import { routes } from '@segue/contract';
import type { Browser } from '../../testing/browser';
import { newPlaylist } from '../../testing/new-playlist';
import { serverPerFile, memberPerTest } from '../../testing/server.fixture';
import { bodyOf } from '../../testing/test-server';

const server = serverPerFile();
const browser = memberPerTest(server);

const create = (name: string) => newPlaylist(browser, name);

describe('adding many tracks', () => {
  const addAll = (
    playlistId: number,
    tracks: readonly { trackId: string; provider: string }[],
    user: Browser = browser,
  ) => user.call('PUT', '/api/playlists/tracks', { playlistId, tracks });
  const spotify = (...ids: string[]) => ids.map((trackId) => ({ trackId, provider: 'spotify' }));

  test('keeps their order over both services and answers for each track', async () => {
    const { playlistId } = await create('Imported');
    await addAll(playlistId, spotify('b'));
    const tracks = [...spotify('c', 'b', 'missing', 'c'), { trackId: '7', provider: 'soundcloud' }];
    const answer = await addAll(playlistId, [...tracks, ...spotify('bad\u0000id', 'a')]);
    expect(bodyOf(answer, routes.addPlaylistTracks.answers[200]).results).toEqual([
      'added',
      'duplicate',
      'notFound',
      'duplicate',
      'added',
      'notFound',
      'added',
    ]);
    const { spotifyPlaylistTracks, soundcloudPlaylistTracks } = await browser.tracksIn(playlistId);
    const placed = [...spotifyPlaylistTracks, ...soundcloudPlaylistTracks];
    expect(placed.sort((one, other) => one.position! - other.position!).map(({ id }) => id)).toEqual([
      'b',
      'c',
      '7',
      'a',
    ]);
  });

  test('none or more than 100 are refused', async () => {
    const { playlistId } = await create('Bounded');
    const many = Array.from({ length: 101 }, (_, index) => `t${index}`);
    for (const ids of [[], many]) expect((await addAll(playlistId, spotify(...ids))).statusCode).toBe(400);
    expect((await addAll(playlistId, spotify(...many.slice(1)))).statusCode).toBe(200);
    expect((await browser.tracksIn(playlistId)).spotifyPlaylistTracks).toHaveLength(100);
  });
});
