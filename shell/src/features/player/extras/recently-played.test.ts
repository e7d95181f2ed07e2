/** @jest-environment jest-fixed-jsdom */
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { playbackReported } from '@segue/stores/playback';
import { createTestContext, someTracks } from '@segue/testing';
import { allSettled } from 'effector';
import {
  $recentlyPlayed,
  type Listened,
  NOT_LISTENED,
  isPlayed,
  recentlyPlayedCleared,
  recentlyPlayedRequested,
  withPlayed,
  withPosition,
} from './recently-played';

const tracks = someTracks('soundcloud', 14);
const [a, b] = tracks as [Track, Track];
const listen = (positions: readonly number[], isSounding = true): Listened =>
  positions.reduce(
    (listened, position) => withPosition(listened, trackKey(a), position, isSounding),
    NOT_LISTENED,
  );

test('a seek and silence do not count', () => {
  expect(isPlayed(listen([0, 60_000, 61_000]))).toBe(false);
  expect(isPlayed(listen([0, 1000, 2000, 3000, 4000, 5000], false))).toBe(false);
});

test('another track starts again from nothing', () => {
  const listened = listen([0, 1000, 2000, 3000, 4000]);
  expect(isPlayed(withPosition(listened, trackKey(b), 5000, true))).toBe(false);
});

test('a played track is listed once, first, among at most twelve', () => {
  const full = tracks.slice(1, 13);
  expect(withPlayed(full, a)).toEqual([a, ...tracks.slice(1, 12)]);
  expect(withPlayed([b, a], a)).toEqual([a, b]);
});

test('stored text that is no list reads as an empty one', async () => {
  localStorage.setItem('recentlyPlayed', '{"queue": 7');
  const { scope } = createTestContext({});
  await allSettled(recentlyPlayedRequested, { scope });
  expect(scope.getState($recentlyPlayed)).toEqual([]);
});

test('five seconds of sound store the track; clearing empties list and storage', async () => {
  localStorage.setItem('recentlyPlayed', JSON.stringify({ queue: [b], currentTrackIndex: null }));
  const { scope, player } = createTestContext({});
  await allSettled(recentlyPlayedRequested, { scope });
  send('playback/play', { track: a });
  const generation = player.loads.at(-1)?.generation ?? 0;
  for (const position of [0, 1000, 2000, 3000, 4000, 5000]) {
    await allSettled(playbackReported, {
      scope,
      params: { generation, isPlaying: true, position, duration: null },
    });
  }
  expect(scope.getState($recentlyPlayed).map(({ id }) => id)).toEqual([a.id, b.id]);
  expect(JSON.parse(localStorage.getItem('recentlyPlayed') ?? '{}').queue).toHaveLength(2);
  await allSettled(recentlyPlayedCleared, { scope });
  expect(scope.getState($recentlyPlayed)).toEqual([]);
  expect(JSON.parse(localStorage.getItem('recentlyPlayed') ?? '{}').queue).toEqual([]);
});
