import { trackKey, trackSchema, type Track } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack, someTracks } from '@segue/testing';
import fc from 'fast-check';
import { add, EMPTY_QUEUE, insertAndSelect, playAll, remove, reorder, select, type Queue } from './queue';

const [a, b, c, d] = someTracks('spotify', 4) as [Track, Track, Track, Track];
const of = (index: number | null, ...tracks: Track[]): Queue => ({ tracks, index });

describe('the queue', () => {
  it('[DATA-09] [DATA-10] is an ordered list of tracks and a current index', () => {
    const queue = add(add(EMPTY_QUEUE, b), a);
    expect(Object.keys(queue).sort()).toEqual(['index', 'tracks']);
    expect(queue).toEqual({ tracks: [b, a], index: 0 });
    for (const entry of queue.tracks) expect(trackSchema.parse(entry)).toEqual(entry);
  });
});

describe('adding', () => {
  it('[QUEUE-15] appends a track at the end', () => {
    expect(add(of(0, a, b), c).tracks).toEqual([a, b, c]);
  });
  it('[QUEUE-16] makes the first track of an empty queue current', () => {
    expect(add(EMPTY_QUEUE, a).index).toBe(0);
  });
  it('[QUEUE-17] leaves the current index alone', () => {
    expect(add(of(1, a, b), c).index).toBe(1);
  });
  it('[QUEUE-35] tells the same id of two providers apart', () => {
    const spotify = aSpotifyTrack({ id: 'x' });
    const soundcloud = aSoundcloudTrack({ id: 'x' });
    expect(add(of(0, spotify), soundcloud).tracks).toEqual([spotify, soundcloud]);
    expect(add(of(0, spotify), spotify).tracks).toEqual([spotify]);
  });
});

describe('removing', () => {
  it('[QUEUE-18] takes the track out', () => {
    expect(remove(of(0, a, b), trackKey(b)).tracks).toEqual([a]);
  });
  it('[QUEUE-19] leaves the index to the follower of a removed current track', () => {
    expect(remove(of(1, a, b, c), trackKey(b))).toEqual(of(1, a, c));
  });
  it('[QUEUE-20] wraps to 0 when the removed current track was the last', () => {
    expect(remove(of(2, a, b, c), trackKey(c))).toEqual(of(0, a, b));
  });
  it('[QUEUE-21] leaves no index when the only track is removed', () => {
    expect(remove(of(0, a), trackKey(a))).toEqual(EMPTY_QUEUE);
  });
  it('[QUEUE-22] decreases the index when an earlier track is removed', () => {
    expect(remove(of(2, a, b, c), trackKey(a))).toEqual(of(1, b, c));
  });
  it('[QUEUE-23] keeps the index when a later track is removed', () => {
    expect(remove(of(0, a, b, c), trackKey(c))).toEqual(of(0, a, b));
  });
});

describe('reordering', () => {
  it('[QUEUE-24] lets the index follow a moved current track', () => {
    expect(reorder(of(0, a, b, c), 0, 2)).toEqual(of(2, b, c, a));
  });
  it('[QUEUE-25] keeps the index on the same track when another moves across it', () => {
    expect(reorder(of(1, a, b, c), 2, 0)).toEqual(of(2, c, a, b));
  });
  it('[QUEUE-26] changes nothing for identical indices', () => {
    const queue = of(1, a, b);
    expect(reorder(queue, 1, 1)).toBe(queue);
  });
  it('[QUEUE-27] changes nothing for a negative index', () => {
    const queue = of(1, a, b);
    expect(reorder(queue, -1, 1)).toBe(queue);
  });
  it('[QUEUE-28] changes nothing for an index out of range', () => {
    const queue = of(1, a, b);
    expect(reorder(queue, 0, 2)).toBe(queue);
  });
});

describe('selecting', () => {
  it('[QUEUE-31] makes an index in range current', () => {
    expect(select(of(0, a, b), 1).index).toBe(1);
  });
  it('[QUEUE-32] ignores an index out of range', () => {
    expect(select(of(0, a, b), 2).index).toBe(0);
  });
  it('inserts a track that is not queued at the start', () => {
    expect(insertAndSelect(of(1, a, b), c)).toEqual(of(0, c, a, b));
  });
  it('puts tracks played together in one block before the rest', () => {
    expect(playAll(of(1, a, b, c), [d, b])).toEqual(of(0, d, b, a, c));
  });
});

type Step = (queue: Queue) => Queue;
const POOL = [...someTracks('spotify', 4), ...someTracks('soundcloud', 4)];
const anyTrack = fc.constantFrom(...POOL);
const anyIndex = fc.integer({ min: -2, max: 10 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  anyTrack.map(
    (track): Step =>
      (queue) =>
        add(queue, track),
  ),
  anyTrack.map(
    (track): Step =>
      (queue) =>
        insertAndSelect(queue, track),
  ),
  anyTrack.map(
    (track): Step =>
      (queue) =>
        remove(queue, trackKey(track)),
  ),
  fc.tuple(anyIndex, anyIndex).map(
    ([from, to]): Step =>
      (queue) =>
        reorder(queue, from, to),
  ),
  anyIndex.map(
    (index): Step =>
      (queue) =>
        select(queue, index),
  ),
  fc.array(anyTrack).map(
    (tracks): Step =>
      (queue) =>
        playAll(queue, tracks),
  ),
);

describe('any sequence of changes', () => {
  it('keeps each track once and the index inside', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const { tracks, index } = steps.reduce((queue, step) => step(queue), EMPTY_QUEUE);
        expect(new Set(tracks.map(trackKey)).size).toBe(tracks.length);
        expect(index === null ? tracks.length : Number(index >= 0 && index < tracks.length)).toBe(
          index === null ? 0 : 1,
        );
      }),
    );
  });
  it('keeps the current track current whatever else is moved or removed', () => {
    fc.assert(
      fc.property(
        fc.array(anyStep, { maxLength: 20 }),
        anyIndex,
        anyIndex,
        anyTrack,
        (steps, from, to, track) => {
          const queue = steps.reduce((before, step) => step(before), EMPTY_QUEUE);
          const current = queue.index === null ? undefined : queue.tracks[queue.index];
          const moved = reorder(queue, from, to);
          expect(moved.index === null ? undefined : moved.tracks[moved.index]).toBe(current);
          if (current && trackKey(track) !== trackKey(current)) {
            const less = remove(queue, trackKey(track));
            expect(less.tracks[less.index ?? -1]).toBe(current);
          }
        },
      ),
    );
  });
});
