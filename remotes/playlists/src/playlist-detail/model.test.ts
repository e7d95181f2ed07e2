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
import { allSettled, fork, serialize, type Scope } from 'effector';
import { playlistChosen, popoverOpened } from '../add-to-playlist/model';
import { formOpened, nameChanged } from '../create-playlist/model';
import { $counts, $playlists, listNeeded } from '../playlist-list/model';
import { $total, $tracks, filterChanged, playlistOpened, removalAsked } from './model';

type Tracks = AnswerOf<(typeof routes)['listPlaylistTracks']>;
type Playlists = AnswerOf<(typeof routes)['listPlaylists']>;

const salt = aSpotifyTrack({ id: 'salt' });
const ferry = aSpotifyTrack({ id: 'ferry' });
const holding = (...spotifyPlaylistTracks: (typeof salt)[]): Tracks => ({
  playlistTracks: { spotifyPlaylistTracks, soundcloudPlaylistTracks: [] },
});
const realFetch = globalThis.fetch;
let api: FakeApi;
let scope: Scope;

beforeEach(async () => {
  api = createFakeApi({
    listPlaylists: () => ({ playlists: [aPlaylist({ playlistId: 1 }), aPlaylist({ playlistId: 2 })] }),
    listPlaylistTracks: () => holding(salt),
    addPlaylistTrack: () => ({ success: true }),
    listFavorites: () => ({ spotifyFavoriteTracks: [], soundcloudFavoriteTracks: [] }),
  });
  globalThis.fetch = (...call) => api.fetch(...call);
  scope = fork();
  await allSettled($session, { scope, params: aSession() });
});
afterEach(() => void (globalThis.fetch = realFetch));

const open = (id: string) => allSettled(playlistOpened, { scope, params: id });
const leave = () => allSettled($session, { scope, params: aVisitor });
const textOf = (scope: Scope) => JSON.stringify(serialize(scope));
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

test('whoever leaves takes along the open playlist, what was typed, and the lists of the popover', async () => {
  await open('1');
  await allSettled(filterChanged, { scope, params: 'salt' });
  await allSettled(formOpened, { scope });
  await allSettled(nameChanged, { scope, params: 'Songs nobody else may see' });
  await allSettled(popoverOpened, { scope, params: ferry });
  const ofMember = /salt|ferry|ferries|Songs nobody/;
  expect(textOf(scope)).toMatch(ofMember);
  await leave();
  expect(textOf(scope)).not.toMatch(ofMember);
});

test.each(['the open playlist', 'the choices of the popover'])(
  'an answer about %s that comes after its asker left is kept nowhere',
  async (late) => {
    const lists = later<Playlists>();
    const tracks = later<Tracks>();
    api.handle({ listPlaylists: () => lists.promise, listPlaylistTracks: () => tracks.promise });
    const asked =
      late === 'the choices of the popover' ? allSettled(popoverOpened, { scope, params: ferry }) : open('1');
    const left = leave();
    lists.arrive({ playlists: [aPlaylist({ name: 'Songs nobody else may see' })] });
    tracks.arrive(holding(salt));
    await Promise.all([asked, left]);
    expect(textOf(scope)).not.toMatch(/salt|Songs nobody/);
  },
);

test('nothing of one person is left for the next', async () => {
  await allSettled(listNeeded, { scope });
  expect(scope.getState($playlists)).toHaveLength(2);
  await allSettled($session, { scope, params: aVisitor });
  expect(scope.getState($isMember)).toBe(false);
  expect(scope.getState($playlists)).toBeNull();
});
