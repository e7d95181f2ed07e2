/** @jest-environment jest-fixed-jsdom */
import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { aSession, someTracks, type TestContextOptions } from '@segue/kernel/testing';
import { allSettled } from 'effector';
import { playbackReported } from '../model/playback-ports';
import { createPlayerContext, type PlayerContext } from '../player.fixture';
import { wireListens } from '../listens/model';
import { $recentlyPlayed, recentlyPlayedRequested, withPlayed } from './recently-played';

const tracks = someTracks('soundcloud', 14);
const [a, b] = tracks as [Track, Track];
let context: PlayerContext;
let stop: () => void;
function open(options: TestContextOptions = {}) {
  context = createPlayerContext(options);
  stop = wireListens(context.scope);
}
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  localStorage.setItem('recentlyPlayed', JSON.stringify({ queue: [b], currentTrackIndex: null }));
  open();
});
afterEach(() => {
  stop();
  context.stop();
});
/** The current track sounds for this time. */
async function hear(ms: number) {
  const { generation } = context.player.loads.at(-1)!;
  for (const position of [1, 1 + ms]) {
    const params = { generation, isPlaying: true, position, duration: null };
    await allSettled(playbackReported, { scope: context.scope, params });
    jest.setSystemTime(Date.now() + ms);
  }
}
const recent = () => context.scope.getState($recentlyPlayed).map(({ id }) => id);
const storedCount = () => JSON.parse(localStorage.getItem('recentlyPlayed') ?? '{}').queue.length;

test('recently played: a track that is heard for less than five seconds does not count', async () => {
  send('playback/play', { track: a });
  await hear(4900);
  expect(recent()).toEqual([b.id]);
});

test('recently played: five seconds of sound store the track; clearing empties list and storage', async () => {
  send('playback/play', { track: a });
  await hear(5000);
  expect([recent(), storedCount()]).toEqual([[a.id, b.id], 2]);
  send('recently-played/clear');
  expect([recent(), storedCount()]).toEqual([[], 0]);
});

test('recently played: a played track is listed once, first, among at most twelve', () => {
  const full = tracks.slice(1, 13);
  expect(withPlayed(full, a)).toEqual([a, ...tracks.slice(1, 12)]);
  expect(withPlayed([b, a], a)).toEqual([a, b]);
});

test('recently played: stored text that is no list reads as an empty one', async () => {
  localStorage.setItem('recentlyPlayed', '{"queue": 7');
  await allSettled(recentlyPlayedRequested, { scope: context.scope });
  expect(recent()).toEqual([]);
});

test('recently played: a user’s are those of the history, also in the browser; cleared with it [HISTORY-12]', async () => {
  stop();
  context.stop();
  const listens = [a, b, a].map((track, index) => ({ track, listenedAt: `2026-01-0${9 - index}` }));
  const listListens = () => ({ listens, hasMore: false, isPaused: false });
  open({ session: aSession(), api: { listListens } });
  await allSettled(recentlyPlayedRequested, { scope: context.scope });
  expect([recent(), storedCount()]).toEqual([[a.id, b.id], 2]);
  // What is not in the history, because it is paused, is not kept in the browser either.
  send('playback/play', { track: tracks[2]! });
  await hear(5000);
  expect(storedCount()).toBe(2);
  send('recently-played/clear');
  expect([recent(), storedCount()]).toEqual([[], 0]);
});
