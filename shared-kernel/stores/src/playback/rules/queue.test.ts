// More changes of the queue, and any sequence of them: queue-programs.test.ts.
import { parseTrack, trackKey, type Track } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack, someTracks } from '@segue/testing';
import { EMPTY_QUEUE } from './playback-state';
import { add, insertAndSelect, playAll, remove, reorder, select, type Queue } from './queue';

const [a, b, c, d] = someTracks('spotify', 4) as [Track, Track, Track, Track];
const of = (index: number | null, ...tracks: Track[]): Queue => ({ tracks, index });

test('the queue is an ordered list of tracks and a current index [DATA-09] [DATA-10]', () => {
  const queue = add(add(EMPTY_QUEUE, b), a);
  expect(Object.keys(queue).sort()).toEqual(['index', 'tracks']);
  expect(queue).toEqual({ tracks: [b, a], index: 0 });
  for (const entry of queue.tracks) expect(parseTrack(entry)).toEqual(entry);
});

test('the same id at two providers is two tracks [QUEUE-35]', () => {
  const spotify = aSpotifyTrack({ id: 'x' });
  const soundcloud = aSoundcloudTrack({ id: 'x' });
  expect(add(of(0, spotify), soundcloud).tracks).toEqual([spotify, soundcloud]);
  expect(add(of(0, spotify), spotify).tracks).toEqual([spotify]);
});

test.each<[string, Queue, Queue]>([
  ['a track is added at the end [QUEUE-15]', add(of(0, a, b), c), of(0, a, b, c)],
  ['the first track of an empty queue is current [QUEUE-16]', add(EMPTY_QUEUE, a), of(0, a)],
  ['an added track leaves the index alone [QUEUE-17]', add(of(1, a, b), c), of(1, a, b, c)],
  ['a track is removed [QUEUE-18]', remove(of(0, a, b), trackKey(b)), of(0, a)],
  ['the next one replaces a removed current [QUEUE-19]', remove(of(1, a, b, c), trackKey(b)), of(1, a, c)],
  ['the first one replaces a removed last [QUEUE-20]', remove(of(2, a, b, c), trackKey(c)), of(0, a, b)],
  ['the only track leaves no index [QUEUE-21]', remove(of(0, a), trackKey(a)), EMPTY_QUEUE],
  ['an earlier track removed decreases the index [QUEUE-22]', remove(of(1, a, b), trackKey(a)), of(0, b)],
  ['a later track removed keeps the index [QUEUE-23]', remove(of(0, a, b), trackKey(b)), of(0, a)],
  ['the index follows a moved current track [QUEUE-24]', reorder(of(0, a, b, c), 0, 2), of(2, b, c, a)],
  ['a move across the current keeps it [QUEUE-25]', reorder(of(1, a, b, c), 2, 0), of(2, c, a, b)],
  ['an index in range becomes current [QUEUE-31]', select(of(0, a, b), 1), of(1, a, b)],
  ['an index out of range does not [QUEUE-32]', select(of(0, a, b), 2), of(0, a, b)],
  ['a new track is inserted at the start', insertAndSelect(of(1, a, b), c), of(0, c, a, b)],
  ['tracks played together are one block at the start', playAll(of(1, a, b, c), [d, b]), of(0, d, b, a, c)],
])('queue: %s', (_, after, expected) => {
  expect(after).toEqual(expected);
});

test.each([
  ['identical indices [QUEUE-26]', 1, 1],
  ['a negative index [QUEUE-27]', -1, 1],
  ['an index out of range [QUEUE-28]', 0, 2],
])('a move with %s changes nothing', (_, from, to) => {
  const queue = of(1, a, b);
  expect(reorder(queue, from, to)).toBe(queue);
});
