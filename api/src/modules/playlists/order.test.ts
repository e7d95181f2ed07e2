import { isError, type Provider, routes } from '@segue/contract';
import type { Browser } from '../../testing/browser';
import { bodyOf, startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let browser: Browser;
let playlistId: number;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  browser = await server.member();
  const form = new FormData();
  form.set('name', 'In order');
  const answer = await browser.sendForm('PUT', '/api/playlists', form);
  ({ playlistId } = bodyOf(answer, routes.createPlaylist.answers[201]).playlist);
  // The other provider's tracks stand between them.
  for (const id of ['a', 'b', 'c', 'd']) {
    await add(id, 'spotify');
    await add(id, 'soundcloud');
  }
});
afterAll(() => server.close());

const add = (trackId: string, provider: Provider) =>
  browser.call('PUT', '/api/playlists/track', { playlistId, trackId, provider });
const move = (trackId: string, before: string | null, provider: Provider = 'spotify', owner = browser) =>
  owner.call('PUT', '/api/playlists/track/place', { playlistId, trackId, provider, before });
async function order(provider: Provider = 'spotify'): Promise<string> {
  const answer = await browser.call('GET', `/api/playlists/${playlistId}/tracks`);
  const { playlistTracks } = bodyOf(answer, routes.listPlaylistTracks.answers[200]);
  return playlistTracks[`${provider}PlaylistTracks`].map(({ id }) => id).join('');
}

test.each([
  ['d', 'a', 'dabc'],
  ['a', 'd', 'bcad'],
  ['a', null, 'bcda'],
  ['d', null, 'abcd'],
  ['b', 'c', 'abcd'],
  ['c', 'b', 'acbd'],
  ['b', 'b', 'abcd'],
])('moving %s before %s gives %s; the other provider keeps its order', async (track, before, expected) => {
  expect((await move(track, before)).statusCode).toBe(200);
  expect(await order()).toBe(expected);
  expect(await order('soundcloud')).toBe('abcd');
});

test('after many moves the last one counts, and a new track still comes last', async () => {
  for (let round = 0; round < 10; round += 1) {
    await move('d', 'a');
    await move('d', null);
  }
  await move('c', 'a');
  await add('e', 'spotify');
  expect(await order()).toBe('cabde');
});

test('concurrent moves lose no track and copy none', async () => {
  const ids = ['b', 'c', 'd', 'a', 'b', 'c', 'd'];
  const answers = await Promise.all(ids.map((id) => move(id, id === 'a' ? null : 'a')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
  expect([...(await order())].sort().join('')).toBe('abcd');
});

test('concurrent order changes give each track a unique position', async () => {
  const ids = ['e', 'f', 'g', 'h', 'i', 'j'];
  const answers = await Promise.all(ids.flatMap((id) => [add(id, 'spotify'), move('d', 'a')]));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.flatMap(() => [201, 200]));
  await browser.call('DELETE', '/api/playlists/track', { playlistId, trackId: 'c', provider: 'spotify' });
  expect((await move('a', null)).statusCode).toBe(200);
  expect([...(await order())].sort().join('')).toBe('abdefghij');
  const rows = await server.app.database
    .selectFrom('playlist_tracks')
    .select('position')
    .where('playlist_id', '=', playlistId)
    .execute();
  expect(new Set(rows.map(({ position }) => position)).size).toBe(13);
});

test.each([
  ['missing', 'a'],
  ['a', 'missing'],
  ['a\u0000', null],
])('moving %j before %j is refused and changes nothing', async (track, before) => {
  const answer = await move(track, before);
  expect(isError(answer.body, 'trackNotFound')).toBe(true);
  expect(await order()).toBe('abcd');
});

test("a move in another user's playlist is refused", async () => {
  const answer = await move('d', 'a', 'spotify', await server.member());
  expect(isError(answer.body, 'playlistNotFound')).toBe(true);
  expect(await order()).toBe('abcd');
});
