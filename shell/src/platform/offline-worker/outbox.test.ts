import { aWorker, type Reply } from './worker.fixture';

const CHECK = '/api/auth/checkAuth';
const FAVORITES = '/api/track/favorite';
const LIST = '/api/playlists';
const TRACKS = '/api/playlists/7/tracks';
const TRACK = '/api/playlists/track';
const PLACE = '/api/playlists/track/place';

const aTrack = (id: string, position?: number) => ({
  id,
  provider: 'spotify',
  title: `Song ${id}`,
  position,
});
const reference = (id: string) => ({ trackId: id, provider: 'spotify' });
const inPlaylist = (id: string) => ({ playlistId: 7, ...reference(id) });

/** What the server answers to changes; 200 for those without an entry. */
let refusals: Record<string, number>;
const server: Reply = ({ method, path }, user) => {
  if (method !== 'GET') return refusals[`${method} ${path}`] ?? { success: true };
  if (path === CHECK) return { isAuthenticated: user !== null, userInfo: user && { id: user } };
  if (path === FAVORITES) return { spotifyFavoriteTracks: [aTrack('a')], soundcloudFavoriteTracks: [] };
  if (path === LIST) return { playlists: [{ playlistId: 7, name: 'Evening' }] };
  const spotifyPlaylistTracks = [aTrack('a', 0), aTrack('b', 1), aTrack('c', 2)];
  return { playlistTracks: { spotifyPlaylistTracks, soundcloudPlaylistTracks: [] } };
};
let worker: ReturnType<typeof aWorker>;
beforeEach(async () => {
  refusals = {};
  worker = aWorker(server);
  worker.state.user = 'ann';
  for (const path of [CHECK, FAVORITES, LIST, TRACKS]) await worker.json(path);
  worker.calls.length = 0;
  worker.state.isOnline = false;
});

const change = (method: string, path: string, body: Record<string, unknown>) =>
  worker.ask(method, path, body).then((answer) => answer.json() as Promise<unknown>);
const rename = (name: string) => {
  const form = new FormData();
  form.append('name', name);
  return worker.askForm('PATCH', `${LIST}/7`, form);
};
const sent = () => worker.calls.map(({ method, path }) => `${method} ${path}`);
const unsent = () => worker.reports.at(-1)?.unsent;
async function goOnline(): Promise<void> {
  worker.state.isOnline = true;
  await worker.resume(false).catch(() => undefined);
}
async function shownIds(): Promise<readonly string[]> {
  const { playlistTracks } = (await worker.json(TRACKS)) as {
    playlistTracks: Record<string, { id: string }[]>;
  };
  return Object.values(playlistTracks)
    .flat()
    .map(({ id }) => id);
}

test('changes are sent once, in their order, when the network is back', async () => {
  await change('PUT', PLACE, { ...inPlaylist('c'), before: null });
  await rename('Night');
  await change('DELETE', TRACK, inPlaylist('b'));
  worker.restart();
  await goOnline();
  await goOnline();
  expect(sent().filter((call) => !call.startsWith('GET'))).toEqual([
    `PUT ${PLACE}`,
    `PATCH ${LIST}/7`,
    `DELETE ${TRACK}`,
  ]);
  expect(unsent()).toBe(0);
});

test('changes made at the same moment are all kept', async () => {
  const ids = ['a', 'b', 'c'];
  await Promise.all(ids.map((id) => change('DELETE', TRACK, inPlaylist(id))));
  expect(await shownIds()).toEqual([]);
});

test('a deletion that the server had received before is no refusal', async () => {
  await change('DELETE', LIST, { playlistId: 7 });
  refusals = { [`DELETE ${LIST}`]: 404 };
  await goOnline();
  expect(worker.reports).not.toContainEqual(expect.objectContaining({ isRefused: true }));
  expect(unsent()).toBe(0);
});

test('a list is asked for only after the changes that wait were sent', async () => {
  await change('DELETE', TRACK, inPlaylist('b'));
  worker.state.isOnline = true;
  await worker.json(TRACKS);
  expect(sent()).toEqual([`DELETE ${TRACK}`, `GET ${TRACKS}`]);
});

test('a change made while others wait is sent after them', async () => {
  await change('DELETE', TRACK, inPlaylist('b'));
  worker.state.isOnline = true;
  await change('PUT', TRACK, inPlaylist('b'));
  expect(sent().slice(0, 2)).toEqual([`DELETE ${TRACK}`, `PUT ${TRACK}`]);
});

test('a change that the server refuses is dropped and reported; the others are sent', async () => {
  await change('DELETE', TRACK, inPlaylist('b'));
  await rename('Night');
  refusals = { [`DELETE ${TRACK}`]: 404 };
  await goOnline();
  expect(worker.reports).toContainEqual(expect.objectContaining({ isRefused: true }));
  expect(sent()).toContain(`PATCH ${LIST}/7`);
  expect(unsent()).toBe(0);
  expect(await shownIds()).toEqual(['a', 'b', 'c']);
});

test.each([500, 503, 429, 408])('a server that answers %d gets the change again later', async (status) => {
  await change('DELETE', TRACK, inPlaylist('b'));
  await rename('Night');
  refusals = { [`DELETE ${TRACK}`]: status };
  await goOnline();
  expect(sent()).toEqual([`DELETE ${TRACK}`]);
  refusals = {};
  await goOnline();
  expect(sent().slice(1, 3)).toEqual([`DELETE ${TRACK}`, `PATCH ${LIST}/7`]);
});

test('changes of a user are never sent for another one', async () => {
  await change('DELETE', TRACK, inPlaylist('b'));
  worker.state.user = 'bob';
  worker.state.isOnline = true;
  await worker.ask('POST', '/api/auth/signIn', {});
  await goOnline();
  expect(sent()).not.toContain(`DELETE ${TRACK}`);
});

test('a logout sends what waits before the session ends', async () => {
  await change('DELETE', TRACK, inPlaylist('b'));
  worker.state.isOnline = true;
  await worker.ask('POST', '/api/auth/logout');
  expect(sent()).toEqual([`DELETE ${TRACK}`, 'POST /api/auth/logout']);
});

test('without a user, or with a new cover, a change fails as it does without a worker', async () => {
  const form = new FormData();
  form.append('playlistCover', new Blob(['image']), 'cover.webp');
  await expect(worker.askForm('PATCH', `${LIST}/7`, form)).rejects.toThrow();
  await worker.ask('POST', '/api/auth/logout');
  await expect(change('POST', FAVORITES, reference('d'))).rejects.toThrow();
});

test('an appearance that waits is that of the session meanwhile, and is sent later [APPEAR-04]', async () => {
  expect(await change('PUT', '/api/user/appearance', { appearance: 'light' })).toEqual({ success: true });
  expect(await worker.json(CHECK)).toMatchObject({ userInfo: { id: 'ann', appearance: 'light' } });
  worker.state.isOnline = true;
  await worker.resume(true);
  expect(worker.calls).toContainEqual({
    method: 'PUT',
    path: '/api/user/appearance',
    body: { appearance: 'light' },
  });
});
