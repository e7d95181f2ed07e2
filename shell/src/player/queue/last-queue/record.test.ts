import { trackKey, type Track } from '@segue/contract';
import { $playback } from '../../model/model';
import { type PlaybackState } from '../../rules/playback-state';
import { someTracks } from '@segue/kernel/testing';
import { createRecorder } from './record';
import { queueText, readSavedQueue } from './saved-queue';
import '../../../platform/page/page.fixture';

const [a, b, c] = someTracks('soundcloud', 3) as [Track, Track, Track];
let record: ReturnType<typeof createRecorder>;
const play = (tracks: readonly Track[], position = 0, index = 0, shouldPlay = true) => {
  const queue = { tracks, index: tracks.length > 0 ? index : null };
  const current = tracks[index] ?? null;
  const state: PlaybackState = { ...$playback.defaultState, queue, current, position, shouldPlay };
  record(state);
};
const saved = () => readSavedQueue()?.tracks.map(({ id }) => id);
const idsOf = (...tracks: Track[]) => tracks.map(({ id }) => id);

beforeEach(() => {
  record = createRecorder();
});

test.each<[string, readonly Track[], unknown]>([
  ['a track is added', [a, b, c], idsOf(a, b, c)],
  ['its order changes', [b, a], idsOf(b, a)],
  ['it is cleared', [], undefined],
])('the last queue: saved anew when %s', (_, after, stored) => {
  play([a, b]);
  play(after);
  expect(saved()).toEqual(stored);
});

test('the last queue: its second is written every two seconds, and at a pause', () => {
  const tracks = [a, b];
  play(tracks);
  play(tracks, 1900);
  expect(readSavedQueue()?.position).toBe(0);
  play(tracks, 2100);
  expect(readSavedQueue()?.position).toBe(2100);
  play(tracks, 3500, 0, false);
  expect(readSavedQueue()?.position).toBe(3500);
});

test('the last queue: stored without favorite flags, because another user may open it', () => {
  play([{ ...a, isFavorited: true, favoritedAt: '2026-01-01T00:00:00Z' }]);
  expect(readSavedQueue()?.tracks[0]?.isFavorited).toBe(false);
});

test('the last queue: a storage that takes nothing is reported to the caller', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => play([a, b])).toThrow('Full');
});

const placeOf = (place: object) => JSON.stringify({ key: trackKey(a), position: 0, ...place });

test.each([
  ['no JSON', '{"queue": [', '{', null],
  ['another shape', '{"queue": 7}', '[]', null],
  ['an empty queue', queueText([]), placeOf({}), null],
  ['no place', queueText([a]), null, 0],
  ['the place of another track', queueText([a]), placeOf({ key: 'soundcloud:gone', position: 9 }), 0],
  ['a place behind the end', queueText([a]), placeOf({ position: 1e12 }), a.duration],
  ['a negative place', queueText([a]), placeOf({ position: -4 }), 0],
])('the last queue: a storage with %s breaks nothing', (_, tracks, place, position) => {
  localStorage.setItem('queue', tracks);
  if (place) localStorage.setItem('queuePlace', place);
  expect(readSavedQueue()?.position ?? null).toBe(position);
});
