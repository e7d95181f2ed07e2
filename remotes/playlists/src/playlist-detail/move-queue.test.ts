import type { Provider } from '@segue/contract';
import { $session } from '@segue/kernel/state';
import {
  aPlaylist,
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  createFakeApi,
  later,
  refuse,
  type FakeApi,
  type Later,
} from '@segue/kernel/testing';
import { allSettled, fork, type Scope } from 'effector';
import { $tracks, moveRequested, playlistOpened, removalRequested } from './model';
import { $moveError } from './move-queue';

// The providers take turns; SoundCloud's ids are Spotify's too, so that an id alone does not name a track.
const songs = [
  { ...aSpotifyTrack({ id: 'a' }), position: 1 },
  { ...aSoundcloudTrack({ id: 'a' }), position: 2 },
  { ...aSpotifyTrack({ id: 'c' }), position: 4 },
  { ...aSoundcloudTrack({ id: 'c' }), position: 7 },
] as const;
let api: FakeApi;
let scope: Scope;

beforeEach(async () => {
  api = createFakeApi({
    listPlaylists: () => ({ playlists: [aPlaylist({ playlistId: 1 })] }),
    listPlaylistTracks: () => ({
      playlistTracks: {
        spotifyPlaylistTracks: [songs[0], songs[2]],
        soundcloudPlaylistTracks: [songs[1], songs[3]],
      },
    }),
    movePlaylistTrack: () => ({ success: true }),
    removePlaylistTrack: () => ({ success: true }),
  });
  globalThis.fetch = (...call) => api.fetch(...call);
  scope = fork({ values: [[$session, aSession()]] });
  await allSettled(playlistOpened, { scope, params: '1' });
});

const listed = () => scope.getState($tracks) ?? [];
/** Spotify's tracks as a and c, SoundCloud's as A and C. */
const nameOf = ({ provider, id }: { provider: Provider; id: string }) =>
  provider === 'spotify' ? id : id.toUpperCase();
const order = () => listed().map(nameOf).join('');
const [a, A, c, C] = songs.map(({ id, provider }) => ({ trackId: id, provider }));
const move = (from: number, to: number) =>
  allSettled(moveRequested, { scope, params: { tracks: listed(), from, to } });
const moveWithinProvider = (provider: Provider, from: number, to: number) =>
  allSettled(moveRequested, {
    scope,
    params: { tracks: listed().filter((track) => track.provider === provider), from, to },
  });
const sent = () => api.requestsTo('movePlaylistTrack').map(({ body }) => body);

/** Delays the answers to the following moves. */
function holdMoves(): Later<{ success: boolean }>[] {
  const answers: Later<{ success: boolean }>[] = [];
  api.handle({
    movePlaylistTrack: () => {
      const answer = later<{ success: boolean }>();
      answers.push(answer);
      return answer.promise;
    },
  });
  return answers;
}

test.each([
  [0, 2, 'AcaC', a, C],
  [3, 0, 'CaAc', C, a],
  [1, 3, 'acCA', A, null],
])('moving %i to %i gives %s and sends the track that follows', async (from, to, after, track, before) => {
  await move(from, to);
  expect(order()).toBe(after);
  expect(sent()).toEqual([{ playlistId: 1, ...track, before }]);
});

test.each([
  ['spotify', 0, 1, 'AcaC', a, C],
  ['spotify', 1, 0, 'caAC', c, a],
  ['soundcloud', 0, 1, 'acCA', A, null],
] as const)(
  'on the tab of %s moving %i to %i gives %s: next to the track it has passed',
  async (provider, from, to, after, track, before) => {
    await moveWithinProvider(provider, from, to);
    expect(order()).toBe(after);
    expect(sent()).toEqual([{ playlistId: 1, ...track, before }]);
  },
);

test.each([
  [1, 1],
  [-1, 0],
  [0, 4],
  [9, 0],
])('moving %i to %i sends nothing', async (from, to) => {
  await move(from, to);
  expect(order()).toBe('aAcC');
  expect(sent()).toEqual([]);
});

test('a rejected move is reverted with an error, which the next successful move clears', async () => {
  api.handle({ movePlaylistTrack: () => refuse('unexpected') });
  await move(0, 3);
  expect(order()).toBe('aAcC');
  expect(scope.getState($moveError)).toBe('Failed to move track. Please try again.');
  api.handle({ movePlaylistTrack: () => ({ success: true }) });
  await move(0, 1);
  expect(order()).toBe('AacC');
  expect(scope.getState($moveError)).toBeNull();
});

test('moves are sent one after the other; successive moves of one track are joined', async () => {
  const answers = holdMoves();
  void move(0, 1);
  void move(1, 2);
  const last = move(2, 3);
  expect(order()).toBe('AcCa');
  expect(sent()).toHaveLength(1);
  answers[0]!.arrive({ success: true });
  for (let turn = 0; turn < 50 && answers.length < 2; turn += 1) await Promise.resolve();
  answers[1]!.arrive({ success: true });
  await last;
  expect(sent()).toMatchObject([{ before: c }, { before: null }]);
});

test('undoing a move does not restore a track that was removed meanwhile', async () => {
  const answer = later<ReturnType<typeof refuse>>();
  api.handle({ movePlaylistTrack: () => answer.promise });
  void move(0, 3);
  const removing = allSettled(removalRequested, { scope, params: [songs[1]!] });
  for (let turn = 0; turn < 50 && listed().length > 3; turn += 1) await Promise.resolve();
  answer.arrive(refuse('unexpected'));
  await removing;
  expect(order()).toBe('acC');
});

test('queued moves are still sent after another playlist is opened, whose order stays', async () => {
  const answers = holdMoves();
  void move(0, 3);
  void move(0, 1);
  const opening = allSettled(playlistOpened, { scope, params: '2' });
  for (let turn = 0; turn < 50 && listed().length < 4; turn += 1) await Promise.resolve();
  answers[0]!.arrive({ success: true });
  for (let turn = 0; turn < 50 && answers.length < 2; turn += 1) await Promise.resolve();
  expect(sent()).toMatchObject([
    { playlistId: 1, ...a },
    { playlistId: 1, ...A, before: C },
  ]);
  answers[1]!.arrive(refuse('unexpected') as never);
  await opening;
  expect(order()).toBe('aAcC');
  expect(scope.getState($moveError)).toBeNull();
});
