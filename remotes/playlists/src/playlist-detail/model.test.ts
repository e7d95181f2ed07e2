import type { AnswerOf, routes } from '@segue/contract';
import { $session } from '@segue/kernel/state';
import {
  aPlaylist,
  aSession,
  aSpotifyTrack,
  aVisitor,
  createFakeApi,
  type FakeApi,
  later,
  stateText,
} from '@segue/kernel/testing';
import { allSettled, fork, type Scope } from 'effector';
import { playlistChosen, popoverOpened } from '../add-to-playlist/model';
import { reloadRequested } from '../commands';
import { PlaylistGate } from '../gates';
import { $playlists } from '../playlist-list/model';
import { $tracks, playlistOpened, removalRequested } from './model';

type Tracks = AnswerOf<(typeof routes)['listPlaylistTracks']>;

const salt = aSpotifyTrack({ id: 'salt' });
const ferry = aSpotifyTrack({ id: 'ferry' });
const holding = (...spotifyPlaylistTracks: (typeof salt)[]): Tracks => ({
  playlistTracks: { spotifyPlaylistTracks, soundcloudPlaylistTracks: [] },
});
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

const open = (id: string) => allSettled(playlistOpened, { scope, params: id });
const leave = () => allSettled($session, { scope, params: aVisitor });
const ids = () => scope.getState($tracks)?.map(({ id }) => id);

test('a removal that ends after another playlist was opened leaves that one unchanged', async () => {
  const removal = later<{ success: boolean }>();
  api.handle({ removePlaylistTrack: () => removal.promise });
  await open('1');
  void allSettled(removalRequested, { scope, params: [salt] });
  const second = open('2');
  removal.arrive({ success: true });
  await second;
  expect(ids()).toEqual(['salt']);
});

test('a track added while its playlist is open appears there once', async () => {
  await open('1');
  await allSettled(popoverOpened, { scope, params: [ferry] });
  jest.useFakeTimers();
  const add = async (playlistId: number) => {
    const adding = allSettled(playlistChosen, { scope, params: aPlaylist({ playlistId }) });
    await jest.runAllTimersAsync();
    await adding;
  };
  await add(2);
  expect(ids()).toEqual(['salt']);
  await add(1);
  await add(1);
  jest.useRealTimers();
  expect(ids()).toEqual(['salt', 'ferry']);
});

test('when the playlists are others on the server, the tracks stay on screen until the answer', async () => {
  await allSettled(PlaylistGate.open, { scope, params: { id: '1', navigate: () => undefined } });
  const answer = later<Tracks>();
  api.handle({ listPlaylistTracks: () => answer.promise });
  const reload = allSettled(reloadRequested, { scope, params: undefined });
  expect(ids()).toEqual(['salt']);
  answer.arrive(holding(ferry));
  await reload;
  expect(ids()).toEqual(['ferry']);
});

test('the list of playlists follows the tracks of the open one', async () => {
  const covers = ['a', 'b', 'a', 'c', 'd', 'e'].map((name) => `https://covers.test/${name}.jpg`);
  const tracks = covers.map((imageUrl, at) => aSpotifyTrack({ id: `${at}`, imageUrl, duration: 60_000 }));
  api.handle({
    listPlaylistTracks: () => holding(...tracks),
    removePlaylistTrack: () => ({ success: true }),
  });
  const summary = () => scope.getState($playlists)?.find(({ playlistId }) => playlistId === 1)?.summary;
  await open('1');
  const [a, b, , c, d, e] = covers;
  expect(summary()).toEqual({ trackCount: 6, duration: 360_000, unknownLengths: 0, coverUrls: [a, b, c, d] });
  await allSettled(removalRequested, { scope, params: [tracks[1]!] });
  expect(summary()).toEqual({ trackCount: 5, duration: 300_000, unknownLengths: 0, coverUrls: [a, c, d, e] });
});

test('the end of the session clears the open playlist and the popover', async () => {
  await open('1');
  await allSettled(popoverOpened, { scope, params: [ferry] });
  const privateText = /salt|ferry/;
  expect(stateText(scope)).toMatch(privateText);
  await leave();
  expect(stateText(scope)).not.toMatch(privateText);
});
