import { isError, routes } from '@segue/contract';
import type { Browser } from '../../testing/browser';
import { newPlaylist } from '../../testing/new-playlist';
import { serverPerFile } from '../../testing/server.fixture';
import { bodyOf, PASSWORD } from '../../testing/test-server';
import { DELETED_MAX, deleteExpired } from './deletion';

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
/** Sessions end after some days. */
async function waitDays(days: number): Promise<void> {
  server.wait(days * DAY_S);
  await owner.call('POST', '/api/auth/signIn', { email, password: PASSWORD });
}
const remove = (playlistId: number) => owner.call('DELETE', '/api/playlists', { playlistId });
const restore = (playlistId: number, user = owner) =>
  user.call('POST', `/api/playlists/${playlistId}/restore`);
const list = async (user = owner) =>
  bodyOf(await user.call('GET', '/api/playlists'), routes.listPlaylists.answers[200]);
const tracksOf = (playlistId: number) => owner.call('GET', `/api/playlists/${playlistId}/tracks`);

test('a deleted playlist comes back whole: id, place, name, cover, tracks and order', async () => {
  await create('First');
  const made = await create('Evening', { hasCover: true });
  await create('Last');
  for (const trackId of ['a', 'b', 'c']) {
    await owner.call('PUT', '/api/playlists/track', {
      playlistId: made.playlistId,
      trackId,
      provider: 'spotify',
    });
  }
  const before = { ...(await list()), tracks: (await tracksOf(made.playlistId)).json() };
  await remove(made.playlistId);
  expect((await list()).playlists.map(({ name }) => name)).toEqual(['First', 'Last']);
  const { playlist } = bodyOf(await restore(made.playlistId), routes.restorePlaylist.answers[200]);
  expect(playlist).toEqual(before.playlists[1]);
  expect({ ...(await list()), tracks: (await tracksOf(made.playlistId)).json() }).toEqual(before);
  expect((await owner.send({ method: 'GET', url: made.imageUrl! })).statusCode).toBe(200);
});

test('a deleted playlist can be neither read nor changed, nor deleted twice', async () => {
  const { playlistId } = await create('Evening');
  await remove(playlistId);
  const body = { playlistId, trackId: 'a', provider: 'spotify' };
  const form = new FormData();
  form.set('name', 'Night');
  for (const answer of [
    await tracksOf(playlistId),
    await owner.call('PUT', '/api/playlists/track', body),
    await owner.call('PUT', '/api/playlists/track/place', { ...body, before: null }),
    await owner.call('DELETE', '/api/playlists/track', body),
    await owner.sendForm('PATCH', `/api/playlists/${playlistId}`, form),
    await remove(playlistId),
  ]) {
    expect(answer.statusCode).toBe(404);
    expect(isError(answer.body, 'playlistNotFound')).toBe(true);
  }
});

test('restoring twice, or what was not deleted, changes nothing', async () => {
  const { playlistId } = await create('Evening');
  await remove(playlistId);
  for (const answer of [await restore(playlistId), await restore(playlistId)]) {
    expect(answer.json()).toMatchObject({ playlist: { playlistId, name: 'Evening' } });
  }
  expect((await list()).recentlyDeleted).toEqual([]);
});

test("another user's deleted playlist is not found, and neither is one that never was", async () => {
  const { playlistId } = await create('Mine');
  await remove(playlistId);
  const otherUser = await server.member();
  for (const id of [playlistId, playlistId + 1000, 10 ** 12]) {
    const answer = await restore(id, otherUser);
    expect(answer.statusCode).toBe(404);
    expect(isError(answer.body, 'playlistNotFound')).toBe(true);
  }
  expect((await list(otherUser)).recentlyDeleted).toEqual([]);
  expect((await list()).recentlyDeleted).toMatchObject([{ playlistId }]);
});

test('the list names deleted playlists, the newest first, with the time they are kept until', async () => {
  const made = [await create('Morning'), await create('Noon')];
  for (const { playlistId } of made) await remove(playlistId);
  const { recentlyDeleted } = await list();
  expect(recentlyDeleted).toMatchObject([{ name: 'Noon' }, { name: 'Morning' }]);
  const leftMs = Date.parse(recentlyDeleted![0]!.keptUntil) - server.app.clock().getTime();
  expect(Math.round(leftMs / 1000 / DAY_S)).toBe(30);
});

test('after 30 days it is deleted for good with its tracks and cover, the others stay', async () => {
  const { playlistId } = await create('Old', { hasCover: true });
  await owner.call('PUT', '/api/playlists/track', { playlistId, trackId: 'a', provider: 'spotify' });
  const kept = await create('Kept');
  await remove(playlistId);
  await waitDays(29);
  const newer = await create('Newer');
  await remove(newer.playlistId);
  await deleteExpired(server.app);
  expect((await list()).recentlyDeleted).toHaveLength(2);
  await waitDays(2);
  await deleteExpired(server.app);
  expect(await list()).toMatchObject({
    playlists: [{ playlistId: kept.playlistId }],
    recentlyDeleted: [{ name: 'Newer' }],
  });
  expect((await restore(playlistId)).statusCode).toBe(404);
  const { database } = server.app;
  for (const table of ['playlist_tracks', 'covers'] as const) {
    expect(
      await database.selectFrom(table).selectAll().where('playlist_id', '=', playlistId).execute(),
    ).toEqual([]);
  }
});

test(`only the newest ${DELETED_MAX} deleted playlists of a user are kept`, async () => {
  const { database } = server.app;
  const { playlistId } = await create('Oldest');
  await remove(playlistId);
  const { user_id } = await database
    .selectFrom('playlists')
    .select('user_id')
    .where('id', '=', playlistId)
    .executeTakeFirstOrThrow();
  const now = server.app.clock().toISOString();
  const row = { user_id, name: 'Older', created_at: now, changed_at: now, deleted_at: now };
  await database
    .insertInto('playlists')
    .values(Array.from({ length: DELETED_MAX - 1 }, () => row))
    .execute();
  expect((await list()).recentlyDeleted).toHaveLength(DELETED_MAX);
  const { playlistId: newest } = await create('Newest');
  await remove(newest);
  const { recentlyDeleted } = await list();
  expect(recentlyDeleted).toHaveLength(DELETED_MAX);
  expect(recentlyDeleted![0]).toMatchObject({ playlistId: newest });
  expect((await restore(playlistId)).statusCode).toBe(404);
});

test('with 500 playlists nothing is restored, and it says why', async () => {
  const { playlistId } = await create('Evening');
  await remove(playlistId);
  const { database } = server.app;
  const { user_id, changed_at } = await database
    .selectFrom('playlists')
    .select(['user_id', 'changed_at'])
    .where('id', '=', playlistId)
    .executeTakeFirstOrThrow();
  const row = { user_id, name: 'One', created_at: changed_at, changed_at };
  await database
    .insertInto('playlists')
    .values(Array.from({ length: 500 }, () => row))
    .execute();
  const answer = await restore(playlistId);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('There is room for 500 playlists.');
  expect((await list()).recentlyDeleted).toHaveLength(1);
});

test('the export has deleted playlists, with the time of the deletion', async () => {
  await create('Kept');
  const { playlistId } = await create('Gone');
  await remove(playlistId);
  const { playlists } = (await owner.call('GET', '/api/settings/export')).json();
  expect(playlists).toMatchObject([
    { name: 'Kept', deletedAt: null },
    { name: 'Gone', deletedAt: expect.any(String) },
  ]);
});
