import { type Provider, routes } from '@segue/contract';
import { bodyOf, expectError, serverPerFile, type Browser } from '../../testing/server.fixture';
import { newPlaylist } from '../../testing/new-playlist';
import { createPlaylistTracksService } from './track-service';

const server = serverPerFile();
let browser: Browser;
let playlistId: number;
beforeEach(async () => {
  browser = await server.member();
  ({ playlistId } = await newPlaylist(browser, 'In order'));
  for (const name of 'aAbBcC') await add(name);
});

// A lower-case letter names a Spotify track, a capital the SoundCloud track with the same id.
const referenceOf = (name: string): { trackId: string; provider: Provider } => ({
  trackId: name.toLowerCase(),
  provider: name === name.toLowerCase() ? 'spotify' : 'soundcloud',
});
const add = (name: string) => {
  const { trackId, provider } = referenceOf(name);
  return browser.addTrack(playlistId, trackId, provider);
};
const move = (name: string, before: string | null, owner = browser) =>
  owner.call('PUT', '/api/playlists/track/place', {
    playlistId,
    ...referenceOf(name),
    before: before === null ? null : referenceOf(before),
  });
/** The names of the tracks of both lists, by position. */
async function order(): Promise<string> {
  const { spotifyPlaylistTracks, soundcloudPlaylistTracks } = await browser.tracksIn(playlistId);
  return [...spotifyPlaylistTracks, ...soundcloudPlaylistTracks]
    .sort((one, other) => one.position! - other.position!)
    .map(({ id, provider }) => (provider === 'spotify' ? id : id.toUpperCase()))
    .join('');
}
const sorted = (text: string) => [...text].sort().join('');

test('both lists carry positions that are unique in the playlist [PDET-30]', async () => {
  const { spotifyPlaylistTracks, soundcloudPlaylistTracks } = await browser.tracksIn(playlistId);
  expect(spotifyPlaylistTracks.map(({ id, position }) => `${position}${id}`)).toEqual(['1a', '3b', '5c']);
  expect(soundcloudPlaylistTracks.map(({ id, position }) => `${position}${id}`)).toEqual(['2a', '4b', '6c']);
});

test.each([
  ['C', 'a', 'CaAbBc'],
  ['a', null, 'AbBcCa'],
  ['C', null, 'aAbBcC'],
  ['B', 'b', 'aABbcC'],
  ['b', 'b', 'aAbBcC'],
])('moving %s before %s gives %s, over both providers', async (track, before, expected) => {
  expect((await move(track, before)).statusCode).toBe(200);
  expect(await order()).toBe(expected);
});

test('concurrent order changes give each track a unique position', async () => {
  const names = [...'dDeEfF'];
  const answers = await Promise.all(names.flatMap((name) => [add(name), move('C', 'a')]));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.flatMap(() => [201, 200]));
  await browser.call('DELETE', '/api/playlists/track', { playlistId, ...referenceOf('c') });
  expect((await move('a', null)).statusCode).toBe(200);
  expect(sorted(await order())).toBe(sorted('aAbBCdDeEfF'));
  const rows = await server.rows('playlist_tracks');
  const positions = rows.filter((row) => row.playlist_id === playlistId).map(({ position }) => position);
  expect(new Set(positions).size).toBe(11);
});

test.each([
  ['missing', 'a'],
  ['a', 'missing'],
  ['a\u0000', null],
])('moving %j before %j is refused and changes nothing', async (track, before) => {
  expectError(await move(track, before), 'trackNotFound');
  expect(await order()).toBe('aAbBcC');
});

const addAll = (tracks: readonly object[]) =>
  browser.call('PUT', '/api/playlists/tracks', { playlistId, tracks });
const spotify = (...ids: string[]) => ids.map((trackId) => ({ trackId, provider: 'spotify' }));

test('many tracks at once keep their order over both services, with an answer for each', async () => {
  const first = [...spotify('x', 'a', 'missing', 'x'), { trackId: '7', provider: 'soundcloud' }];
  const answer = await addAll([...first, ...spotify('bad\u0000id', 'y')]);
  expect(bodyOf(answer, routes.addPlaylistTracks.answers[200]).results.join()).toBe(
    'added,duplicate,notFound,duplicate,added,notFound,added',
  );
  expect(await order()).toBe('aAbBcCx7y');
});

test('none or more than 100 tracks at once are refused', async () => {
  const many = Array.from({ length: 101 }, (_, index) => `t${index}`);
  for (const ids of [[], many]) expect((await addAll(spotify(...ids))).statusCode).toBe(400);
  expect((await addAll(spotify(...many.slice(1)))).statusCode).toBe(200);
  expect((await browser.tracksIn(playlistId)).spotifyPlaylistTracks).toHaveLength(103);
});

const summary = async () => (await browser.read('listPlaylists')).playlists[0]?.summary;

/** A second server: the same database, and a cache of its own. */
const otherServer = () => createPlaylistTracksService(server.app);

test('summary: a change through another server shows at the next reading', async () => {
  expect(await summary()).toMatchObject({ trackCount: 6 });
  const { user_id: userId } = (await server.rows('playlists')).find(({ id }) => id === playlistId)!;
  await otherServer().add(userId, { playlistId, provider: 'spotify', trackId: 'second' });
  expect(await summary()).toMatchObject({ trackCount: 7 });
  await otherServer().remove(userId, { playlistId, provider: 'spotify', trackId: 'a' });
  expect(await summary()).toMatchObject({ trackCount: 6 });
});

test('summary: data whose provider copy changed or was deleted is out of it after 30 seconds', async () => {
  expect((await summary())?.coverUrls).toHaveLength(4);
  await server.app.database.updateTable('tracks').set({ image_url: null, duration: null }).execute();
  server.wait(30);
  expect(await summary()).toEqual({ trackCount: 6, duration: 0, unknownLengths: 6, coverUrls: [] });
});
