import { routes } from '@segue/contract';
import { bodyOf, expectError, serverPerFile, type Browser } from '../../testing/server.fixture';
import { newPlaylist } from '../../testing/new-playlist';
import { DELETED_MAX, deleteExpired } from './service';

const DAY_S = 86_400;

const server = serverPerFile({ LIMIT_PLAYLISTS: '1000', LIMIT_WRITES: '10000' });
let owner: Browser;
let people = 0;
let email: string;
beforeEach(async () => {
  email = `owner-${(people += 1)}@example.com`;
  owner = await server.member(email);
});

const create = (name: string, options?: { hasCover: boolean }) => newPlaylist(owner, name, options);
/** Sessions expire after some days. */
async function waitDays(days: number): Promise<void> {
  server.wait(days * DAY_S);
  await owner.signIn(email);
}
const remove = (playlistId: number) => owner.call('DELETE', '/api/playlists', { playlistId });
const restore = (playlistId: number, user = owner) =>
  user.call('POST', `/api/playlists/${playlistId}/restore`);
const list = (user = owner) => user.read('listPlaylists');

test('a restored playlist has its id, position, name, cover, tracks and order', async () => {
  await create('First');
  const made = await create('Evening', { hasCover: true });
  await create('Last');
  for (const trackId of ['a', 'b', 'c']) await owner.addTrack(made.playlistId, trackId);
  const before = { ...(await list()), tracks: await owner.tracksIn(made.playlistId) };
  await remove(made.playlistId);
  expect((await list()).playlists.map(({ name }) => name)).toEqual(['First', 'Last']);
  const { playlist } = bodyOf(await restore(made.playlistId), routes.restorePlaylist.answers[200]);
  expect(playlist).toEqual(before.playlists[1]);
  expect({ ...(await list()), tracks: await owner.tracksIn(made.playlistId) }).toEqual(before);
  expect((await owner.send({ method: 'GET', url: made.imageUrl! })).statusCode).toBe(200);
});

test('a deleted playlist can be neither read nor changed, nor deleted twice', async () => {
  const { playlistId } = await create('Evening');
  await remove(playlistId);
  const body = { playlistId, trackId: 'a', provider: 'spotify' };
  const form = new FormData();
  form.set('name', 'Night');
  for (const answer of [
    await owner.call('GET', `/api/playlists/${playlistId}/tracks`),
    await owner.addTrack(playlistId, 'a'),
    await owner.call('PUT', '/api/playlists/track/place', { ...body, before: null }),
    await owner.removeTrack(playlistId, 'a'),
    await owner.sendForm('PATCH', `/api/playlists/${playlistId}`, form),
    await remove(playlistId),
  ]) {
    expectError(answer, 'playlistNotFound');
  }
});

test("another user's deleted playlist is not found, the owner may restore it twice", async () => {
  const { playlistId } = await create('Mine');
  await remove(playlistId);
  const otherUser = await server.member();
  for (const id of [playlistId, playlistId + 1000, 10 ** 12]) {
    expectError(await restore(id, otherUser), 'playlistNotFound');
  }
  expect((await list(otherUser)).recentlyDeleted).toEqual([]);
  expect((await list()).recentlyDeleted).toMatchObject([{ playlistId }]);
  for (const answer of [await restore(playlistId), await restore(playlistId)])
    expect(answer.json()).toMatchObject({ playlist: { playlistId, name: 'Mine' } });
  expect((await list()).recentlyDeleted).toEqual([]);
});

test('the list of deleted playlists is sorted by deletion, with the time until they are kept', async () => {
  const made = [await create('Morning'), await create('Noon')];
  for (const { playlistId } of made) await remove(playlistId);
  const { recentlyDeleted } = await list();
  expect(recentlyDeleted).toMatchObject([{ name: 'Noon' }, { name: 'Morning' }]);
  const leftMs = Date.parse(recentlyDeleted![0]!.keptUntil) - server.app.clock().getTime();
  expect(Math.round(leftMs / 1000 / DAY_S)).toBe(30);
});

test('after 30 days a deleted playlist is removed with its tracks and cover, the others stay', async () => {
  const { playlistId } = await create('Old', { hasCover: true });
  await owner.addTrack(playlistId, 'a');
  await create('Kept');
  await remove(playlistId);
  await waitDays(29);
  const newer = await create('Newer');
  await remove(newer.playlistId);
  await deleteExpired(server.app);
  expect((await list()).recentlyDeleted).toHaveLength(2);
  await waitDays(2);
  await deleteExpired(server.app);
  expect(await list()).toMatchObject({ playlists: [{ name: 'Kept' }], recentlyDeleted: [{ name: 'Newer' }] });
  expect((await restore(playlistId)).statusCode).toBe(404);
  for (const table of ['playlist_tracks', 'covers'] as const) {
    expect((await server.rows(table)).filter(({ playlist_id: id }) => id === playlistId)).toEqual([]);
  }
});

/** Inserts copies of a playlist's row. */
async function copyRow(playlistId: number, count: number, isDeleted: boolean): Promise<void> {
  const { id, ...row } = (await server.rows('playlists')).find((one) => one.id === playlistId)!;
  const copy = isDeleted ? row : { ...row, deleted_at: null };
  await server.app.database
    .insertInto('playlists')
    .values(Array.from({ length: count }, () => copy))
    .execute();
}

test(`only the newest ${DELETED_MAX} deleted playlists of a user are kept`, async () => {
  const { playlistId } = await create('Oldest');
  await remove(playlistId);
  await copyRow(playlistId, DELETED_MAX - 1, true);
  expect((await list()).recentlyDeleted).toHaveLength(DELETED_MAX);
  const { playlistId: newest } = await create('Newest');
  await remove(newest);
  const { recentlyDeleted } = await list();
  expect(recentlyDeleted).toHaveLength(DELETED_MAX);
  expect(recentlyDeleted![0]).toMatchObject({ playlistId: newest });
  expect((await restore(playlistId)).statusCode).toBe(404);
});
