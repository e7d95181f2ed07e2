import { routes, SHARED_QUEUE_MAX_TRACKS } from '@segue/contract';
import { hashOf } from '../../secrets/opaque-id';
import { PASSWORD, bodyOf, serverPerFile, type Browser } from '../../testing/server.fixture';
import { newPlaylist } from '../../testing/new-playlist';
import { catalogueTrack } from '../../testing/fake-services';

const DAY_S = 86_400;

const server = serverPerFile();
let owner: Browser;
let people = 0;
let email: string;
beforeEach(async () => {
  email = `sharer-${(people += 1)}@example.com`;
  owner = await server.member(email);
});

const createPlaylist = (options?: { hasCover: boolean }) => newPlaylist(owner, 'Evening', options);
const add = (playlistId: number, provider: string, trackId: string) =>
  owner.call('PUT', '/api/playlists/track', { playlistId, provider, trackId });
const share = async (id: number) =>
  bodyOf(await owner.call('PUT', `/api/playlists/${id}/share`), routes.sharePlaylist.answers[200]).token;
const stop = (id: number, browser = owner) => browser.call('DELETE', `/api/playlists/${id}/share`);
const open = (token: string, browser = server.visitor()) => browser.call('GET', `/api/shared/${token}`);
const readShared = async (token: string) => bodyOf(await open(token), routes.openShared.answers[200]);
const isSharedInList = async () => (await owner.read('listPlaylists')).playlists[0]?.isShared;
const reference = (trackId: string, provider = 'spotify') => ({ provider, trackId });
const shareQueue = async (tracks: object[]) =>
  bodyOf(await owner.call('POST', '/api/shared', { tracks }), routes.shareQueue.answers[201]).token;

describe('a shared playlist', () => {
  test('a visitor reads the current playlist in its order, without its owner', async () => {
    const { playlistId } = await createPlaylist();
    await add(playlistId, 'soundcloud', 'one');
    const token = await share(playlistId);
    await add(playlistId, 'spotify', 'two');
    await owner.like('two');
    const answer = await open(token, owner);
    expect(answer.json()).toEqual({
      name: 'Evening',
      tracks: [
        { ...catalogueTrack('soundcloud', 'one'), isFavorited: false },
        { ...catalogueTrack('spotify', 'two'), isFavorited: false },
      ],
    });
    expect(answer.body).not.toContain(email);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('shared twice at the same moment, has one link, and the list says that it is [PLIST-29]', async () => {
    const { playlistId } = await createPlaylist();
    expect(await isSharedInList()).toBe(false);
    const tokens = await Promise.all(Array.from({ length: 8 }, () => share(playlistId)));
    expect(new Set(tokens).size).toBe(1);
    expect(await isSharedInList()).toBe(true);
    expect((await open(tokens[0]!)).statusCode).toBe(200);
  });

  test('stopped, its link is dead at once, and sharing again makes another link', async () => {
    const { playlistId } = await createPlaylist({ hasCover: true });
    const token = await share(playlistId);
    const { imageUrl } = await readShared(token);
    expect((await stop(playlistId)).statusCode).toBe(200);
    expect((await open(token)).statusCode).toBe(404);
    expect((await server.visitor().call('GET', imageUrl ?? '')).statusCode).toBe(404);
    expect(await isSharedInList()).toBe(false);
    expect(await share(playlistId)).not.toBe(token);
  });

  test('shows its cover to those who have the link, and to nobody by its own address', async () => {
    const playlist = await createPlaylist({ hasCover: true });
    const { imageUrl } = await readShared(await share(playlist.playlistId));
    const cover = await server.visitor().call('GET', imageUrl ?? '');
    expect(cover.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect((await server.visitor().call('GET', playlist.imageUrl ?? '')).statusCode).toBe(404);
  });

  test('is not found while it is deleted, and has its link again when it is restored', async () => {
    const { playlistId } = await createPlaylist();
    const token = await share(playlistId);
    await owner.call('DELETE', '/api/playlists', { playlistId });
    expect((await open(token)).statusCode).toBe(404);
    await owner.call('POST', `/api/playlists/${playlistId}/restore`);
    expect((await open(token)).statusCode).toBe(200);
  });
});

describe('a shared queue', () => {
  test('is the copy of its tracks in their order, also of tracks that nobody has in a list', async () => {
    const token = await shareQueue([reference('b'), reference('sc:1', 'soundcloud'), reference('a')]);
    const { name, tracks } = await readShared(token);
    expect(name).toBeNull();
    expect(tracks.map(({ title }) => title)).toEqual(['Song b', 'Song sc:1', 'Song a']);
  });

  test('has at most 500 tracks, at least one, and only possible ids', async () => {
    const many = Array.from({ length: SHARED_QUEUE_MAX_TRACKS }, (_, index) => reference(`t${index}`));
    expect(await shareQueue(many)).toMatch(/^[\w-]{43}$/);
    for (const tracks of [[], [...many, reference('more')], [reference('a b')], [reference('')]]) {
      expect((await owner.call('POST', '/api/shared', { tracks })).statusCode).toBe(400);
    }
  });

  test('ends after 90 days', async () => {
    const token = await shareQueue([reference('a')]);
    server.wait(89 * DAY_S);
    expect((await open(token)).statusCode).toBe(200);
    server.wait(2 * DAY_S);
    expect((await open(token)).statusCode).toBe(404);
  });

  test('a hundred and first of a user replaces the oldest', async () => {
    const first = await shareQueue([reference('a')]);
    const second = await shareQueue([reference('b')]);
    for (let count = 2; count < 101; count += 1) await shareQueue([reference('c')]);
    expect((await open(first)).statusCode).toBe(404);
    expect((await open(second)).statusCode).toBe(200);
  });
});

test.each(['x', '..', 'a'.repeat(43), `${'a'.repeat(43)}/cover`, '%00'])(
  'a link that nobody made is not found: %j',
  async (token) => {
    expect((await open(token)).statusCode).toBe(404);
  },
);

test('the database has no token of a link in clear', async () => {
  const { playlistId } = await createPlaylist();
  const token = await share(playlistId);
  const rows = await server.rows('shares');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.map(({ token_hash }) => token_hash)).toContain(hashOf(token));
});

test('the export contains the shared lists, and deleting the account deletes its links', async () => {
  const { playlistId } = await createPlaylist();
  const tokens = [await share(playlistId), await shareQueue([reference('a')])];
  const exported = (await owner.call('GET', routes.exportData.path)).json();
  expect(exported.playlists[0].sharedAt).toEqual(expect.any(String));
  expect(exported.sharedQueues).toMatchObject([{ tracks: [reference('a')] }]);
  await owner.call('DELETE', routes.deleteAccount.path, { confirmation: 'DELETE', password: PASSWORD });
  for (const token of tokens) expect((await open(token)).statusCode).toBe(404);
});
