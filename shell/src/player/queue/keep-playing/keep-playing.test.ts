/** @jest-environment jest-fixed-jsdom */
import { forEachProvider, trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $favorites } from '@segue/kernel/state';
import {
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  later,
  settled,
  type TestContextOptions,
} from '@segue/kernel/testing';
import { $notices } from '@segue/kernel/state/ports';
import { allSettled } from 'effector';
import { otherTabPlayed, playbackReported, trackEnded } from '../../model/playback-ports';
import { $playback, $queue } from '../../model/model';
import { createPlayerContext, type PlayerContext } from '../../player.fixture';
import { keepPlayingToggled, wireKeepPlaying } from './model';

const song = (id: string, by = id) =>
  aSoundcloudTrack({ id, title: `Song of ${id}`, artistInfo: [{ id: by, name: by }], duration: 200_000 });
const last = song('Ada');
const related = [song('Bea'), song('Cyd'), song('Dov')];

beforeEach(() => localStorage.setItem('keepPlaying', 'true'));

let context: PlayerContext;
let unwire: () => void;
afterEach(() => {
  unwire();
  context.stop();
  jest.restoreAllMocks();
});

const idsOf = (tracks: readonly Track[]) => tracks.map(({ id }) => id);
const queue = () => idsOf(context.scope.getState($queue));
const notices = () => context.scope.getState($notices).map(({ text }) => text);
const asked = () => context.api.requestsTo('getRelated').map(({ params }) => params['trackId']);
const generation = () => context.scope.getState($playback).generation;

/** The last track of the queue plays, so many milliseconds before its end. */
async function playTo(left: number, options: TestContextOptions = {}, tracks: readonly Track[] = [last]) {
  context = createPlayerContext({
    ...options,
    api: { getRelated: () => ({ tracks: related }), findArtist: () => ({ artist: null }), ...options.api },
  });
  unwire = wireKeepPlaying(context.scope);
  await settled(context.scope);
  for (const track of tracks) send('queue/add', { track });
  send('queue/select', { index: tracks.length - 1 });
  await report(200_000 - left);
}
async function report(position: number) {
  const params = { generation: generation(), isPlaying: true, position, duration: 200_000 };
  await allSettled(playbackReported, { scope: context.scope, params });
}
const end = () => allSettled(trackEnded, { scope: context.scope, params: { generation: generation() } });

test('before the last 30 s of the last track nothing is requested, the queue is unchanged [QUEUE-38]', async () => {
  await playTo(40_000);
  expect(asked()).toEqual([]);
  send('playback/next');
  expect(context.scope.getState($playback)).toMatchObject({ current: { id: 'Ada' }, shouldPlay: true });
});

test('an answer after the end of the track starts the music again [QUEUE-38]', async () => {
  const answer = later<{ tracks: Track[] }>();
  context = createPlayerContext({
    api: { getRelated: () => answer.promise, findArtist: () => ({ artist: null }) },
  });
  unwire = wireKeepPlaying(context.scope);
  send('playback/play', { track: last });
  void report(180_000);
  void end();
  expect(context.scope.getState($playback).shouldPlay).toBe(false);
  answer.arrive({ tracks: related });
  await settled(context.scope);
  expect(context.player.loads.at(-1)?.track.id).toBe('Bea');
});

test('each song comes once, also in another version, and none that cannot play in full [QUEUE-39]', async () => {
  const again = { ...song('Bea'), id: 'again' };
  const found = [
    last,
    ...related,
    again,
    song('Eli'),
    aSpotifyTrack(),
    aSoundcloudTrack({ id: 'p', access: 'preview' }),
  ];
  await playTo(10_000, { api: { getRelated: () => ({ tracks: found }) } }, [song('Eli'), last]);
  expect(queue()).toEqual(['Eli', 'Ada', 'Bea', 'Cyd', 'Dov']);
});

test('at most ten come, and two of an artist [QUEUE-39]', async () => {
  const names = ['One', 'Two', 'Six', 'Ten', 'Owl', 'Elm', 'Fog', 'Ivy', 'Oak', 'Sun', 'Zoo', 'Yew', 'Wax'];
  const tracks = names.map((name, at) => song(name, at < 6 ? 'Same' : name));
  await playTo(10_000, { api: { getRelated: () => ({ tracks }) } });
  expect(queue().slice(1)).toEqual([...names.slice(0, 2), ...names.slice(6)]);
});

test('the artists are searched at other playable services; a failed source leaves the others [QUEUE-39]', async () => {
  const elsewhere = aSpotifyTrack({ id: 'e', title: 'Elsewhere', artistInfo: [{ id: '1', name: 'Ada' }] });
  const artist = { id: '1', provider: 'spotify' as const, name: 'Ada', tracks: [elsewhere], albums: [] };
  await playTo(10_000, {
    session: aSession({ hasSpotifyPremium: true }),
    api: { getRelated: () => Promise.reject(new Error('down')), findArtist: () => ({ artist }) },
  });
  expect(queue()).toEqual(['Ada', 'e']);
});

test('where nothing answers, favorites follow [QUEUE-39]', async () => {
  const favorites = { ...forEachProvider((): Track[] => []), soundcloud: [song('Mine')] };
  await playTo(10_000, {
    session: aSession(),
    values: [[$favorites, favorites]],
    api: { getRelated: () => ({ tracks: [] }) },
  });
  expect(queue()).toEqual(['Ada', 'Mine']);
});

test('nothing similar: said once, and the music stops [QUEUE-40]', async () => {
  await playTo(10_000, { api: { getRelated: () => ({ tracks: [] }) } });
  expect(notices()).toEqual(['Nothing similar was found. The music stops after this song.']);
  await end();
  expect(context.scope.getState($playback)).toMatchObject({ shouldPlay: false, position: 0 });
});

test('removed songs do not come again [QUEUE-41]', async () => {
  await playTo(10_000);
  send('queue/remove-all', { keys: related.map(trackKey) });
  await report(195_000);
  expect(queue()).toEqual(['Ada']);
  expect(asked()).toEqual(['Ada']);
});

test('nothing is requested before it is turned on; the choice is kept on the device [QUEUE-42]', async () => {
  localStorage.removeItem('keepPlaying');
  await playTo(10_000);
  expect(asked()).toEqual([]);
  await allSettled(keepPlayingToggled, { scope: context.scope, params: true });
  expect(queue()).toEqual(['Ada', 'Bea', 'Cyd', 'Dov']);
  expect(localStorage.getItem('keepPlaying')).toBe('true');
  await allSettled(keepPlayingToggled, { scope: context.scope, params: false });
  expect(queue()).toEqual(['Ada']);
});

test.each<[string, () => void]>([
  ['the queue repeats', () => send('playback/cycle-repeat')],
  ['the music stops with the track', () => send('playback/stop-at', { at: 'track-end' })],
  ['the queue was cleared', () => send('queue/clear')],
  ['another tab plays', () => void allSettled(otherTabPlayed, { scope: context.scope })],
  ['the browser is offline', () => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('nothing follows when %s [QUEUE-43]', async (_, before) => {
  await playTo(60_000);
  before();
  await report(190_000);
  expect(asked()).toEqual([]);
});
