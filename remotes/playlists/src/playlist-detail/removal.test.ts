import type { Track } from '@segue/contract';
import { $session } from '@segue/stores';
import {
  aPlaylist,
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  createFakeApi,
  refuse,
  type FakeApi,
} from '@segue/testing';
import { allSettled, fork, type Scope } from 'effector';
import { undoRemovalRequested } from '../commands';
import { $tracks, playlistOpened, removalRequested } from './model';

const [first, middle, last] = [
  { ...aSpotifyTrack({ id: 'a' }), position: 1 },
  { ...aSoundcloudTrack({ id: 'b' }), position: 2 },
  { ...aSpotifyTrack({ id: 'c' }), position: 3 },
] as const;
const realFetch = globalThis.fetch;
let api: FakeApi;
let scope: Scope;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = createFakeApi({
    listPlaylists: () => ({ playlists: [aPlaylist({ playlistId: 1 }), aPlaylist({ playlistId: 2 })] }),
    listPlaylistTracks: () => ({
      playlistTracks: { spotifyPlaylistTracks: [first, last], soundcloudPlaylistTracks: [middle] },
    }),
    removePlaylistTrack: () => ({ success: true }),
    addPlaylistTrack: () => ({ success: true }),
    movePlaylistTrack: () => ({ success: true }),
  });
  globalThis.fetch = (...call) => api.fetch(...call);
  scope = fork({ values: [[$session, aSession()]] });
  await allSettled(playlistOpened, { scope, params: '1' });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const order = () =>
  scope
    .getState($tracks)
    ?.map(({ id }) => id)
    .join('');
const remove = (track: Track) => allSettled(removalRequested, { scope, params: track });
const undo = () => allSettled(undoRemovalRequested, { scope });
const bodiesOf = (name: 'addPlaylistTrack' | 'movePlaylistTrack') =>
  api.requestsTo(name).map(({ body }) => body);

test('undo puts the removed track back before the one that followed', async () => {
  await remove(middle);
  expect(order()).toBe('ac');
  await undo();
  expect(order()).toBe('abc');
  const removed = { playlistId: 1, trackId: 'b', provider: 'soundcloud' };
  expect(bodiesOf('addPlaylistTrack')).toEqual([removed]);
  expect(bodiesOf('movePlaylistTrack')).toEqual([
    { ...removed, before: { trackId: 'c', provider: 'spotify' } },
  ]);
});

test('undo of the last track adds it to the end, without a move', async () => {
  await remove(last);
  await undo();
  expect(order()).toBe('abc');
  expect(bodiesOf('movePlaylistTrack')).toEqual([]);
});

test('a second undo does nothing; a failed one can be repeated', async () => {
  api.handle({ addPlaylistTrack: () => refuse('unexpected') });
  await remove(first);
  await undo();
  expect(order()).toBe('bc');
  api.handle({ addPlaylistTrack: () => ({ success: true }) });
  await undo();
  await undo();
  expect(order()).toBe('abc');
  expect(bodiesOf('addPlaylistTrack')).toHaveLength(2);
});

test('undo after another playlist was opened leaves that one unchanged', async () => {
  await remove(first);
  await allSettled(playlistOpened, { scope, params: '2' });
  await undo();
  expect(order()).toBe('abc');
  expect(bodiesOf('addPlaylistTrack')).toMatchObject([{ playlistId: 1, trackId: 'a' }]);
});
