import { trackKey, type Track } from '@segue/contract';
import { $playback, type PlaybackState } from '@segue/stores/ports';
import { someTracks } from '@segue/testing';
import { createRecorder } from './record';
import { queueText, readSavedQueue, type SavedQueue } from './saved-queue';
import '../../../../platform/page.fixture';

const [a, b, c, d] = someTracks('soundcloud', 4) as [Track, Track, Track, Track];
let replaced: SavedQueue[];
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
  replaced = [];
  record = createRecorder((former) => replaced.push(former));
});

test.each<[string, readonly Track[]]>([
  ['a track is added', [a, b, c]],
  ['one of its tracks stays', [d, a]],
  ['its order changes', [b, a]],
])('the last queue: saved anew when %s', (_, after) => {
  play([a, b]);
  play(after);
  expect(saved()).toEqual(idsOf(...after));
  expect(replaced).toEqual([]);
});

test.each<[string, readonly Track[], unknown]>([
  ['another one takes its place', [c, d], idsOf(c, d)],
  ['it is cleared', [], undefined],
])('the last queue: reported with its place when %s', (_, after, stored) => {
  play([a, b], 61_000, 1);
  play(after);
  expect(replaced).toEqual([{ tracks: [a, b], current: b, position: 61_000 }]);
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
