import { $isMember, $session } from '@segue/stores';
import {
  aPlaylist,
  aSession,
  aSpotifyTrack,
  aVisitor,
  createFakeApi,
  later,
  type FakeApi,
  type Later,
} from '@segue/testing';
import type { AnswerOf } from '@segue/contract';
import { type routes } from '@segue/contract';
import { allSettled, fork, type Scope } from 'effector';
import { playlistChosen, popoverOpened } from '../add-to-playlist/model';
import { $counts, $playlists, listNeeded } from '../playlist-list/model';
import { $total, $tracks, playlistOpened, removalAsked } from './model';

type Tracks = AnswerOf<(typeof routes)['listPlaylistTracks']>;

const salt = aSpotifyTrack({ id: 'salt' });
const ferry = aSpotifyTrack({ id: 'ferry' });
const holding = (...spotifyPlaylistTracks: (typeof salt)[]): Tracks => ({
  playlistTracks: { spotifyPlaylistTracks, soundcloudPlaylistTracks: [] },
});
const realFetch = globalThis.fetch;
let api: FakeApi;
let scope: Scope;

beforeEach(() => {
  api = createFakeApi({
    listPlaylists: () => ({ playlists: [aPlaylist({ playlistId: 1 }), aPlaylist({ playlistId: 2 })] }),
    listPlaylistTracks: () => holding(salt),
    addPlaylistTrack: () => ({ success: true }),
  });
  globalThis.fetch = (...call) => api.fetch(...call);
  scope = fork({ values: [[$session, aSession()]] });
});
afterEach(() => void (globalThis.fetch = realFetch));

const open = (id: string) => allSettled(playlistOpened, { scope, params: id });
const ids = () => scope.getState($tracks)?.spotifyPlaylistTracks.map(({ id }) => id);

test('the tracks of a playlist that was left never land in the next one', async () => {
  const answers: Record<string, Later<Tracks>> = { 1: later(), 2: later() };
  api.handle({ listPlaylistTracks: ({ params }) => answers[params.id ?? '']!.promise });
  void open('1');
  const second = open('2');
  answers[2]!.arrive(holding(ferry));
  answers[1]!.arrive(holding(salt));
  await second;
  expect(ids()).toEqual(['ferry']);
});

test('a removal that ends after its playlist was left takes nothing from the next one', async () => {
  const removal = later<{ success: boolean }>();
  api.handle({ removePlaylistTrack: () => removal.promise });
  await open('1');
  void allSettled(removalAsked, { scope, params: salt });
  const second = open('2');
  removal.arrive({ success: true });
  await second;
  expect(ids()).toEqual(['salt']);
});

test('a track that is added while its playlist is open appears there, once', async () => {
  await open('1');
  await allSettled(popoverOpened, { scope, params: ferry });
  jest.useFakeTimers();
  const add = async (playlistId: number) => {
    const adding = allSettled(playlistChosen, { scope, params: playlistId });
    await jest.runAllTimersAsync();
    await adding;
  };
  await add(2);
  expect(ids()).toEqual(['salt']);
  await add(1);
  await add(1);
  jest.useRealTimers();
  expect(ids()).toEqual(['salt', 'ferry']);
  expect(scope.getState($total)).toBe(2);
});

test('an emptied playlist is known to hold nothing', async () => {
  api.handle({ listPlaylistTracks: () => holding() });
  await open('1');
  expect(scope.getState($counts)[1]).toBe(0);
});

test('nothing of one person is left for the next', async () => {
  await allSettled($session, { scope, params: aVisitor });
  await allSettled($session, { scope, params: aSession() });
  await allSettled(listNeeded, { scope });
  expect(scope.getState($playlists)).toHaveLength(2);
  await allSettled($session, { scope, params: aVisitor });
  expect(scope.getState($isMember)).toBe(false);
  expect(scope.getState($playlists)).toBeNull();
});
