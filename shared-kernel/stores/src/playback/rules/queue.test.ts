/** @jest-environment node */
import { parseTrack, trackKey, type Track } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack, someTracks } from '@segue/testing';
import fc from 'fast-check';
import { EMPTY_QUEUE } from './playback-state';
import { add, insertAndSelect, playAll, remove, reorder, select, type Queue } from './queue';

const [a, b, c, d] = someTracks('spotify', 4) as [Track, Track, Track, Track];
const of = (index: number | null, ...tracks: Track[]): Queue => ({ tracks, index });

describe('the queue', () => {
  it('is an ordered list of tracks and a current index [DATA-09] [DATA-10]', () => {
    const queue = add(add(EMPTY_QUEUE, b), a);
    expect(Object.keys(queue).sort()).toEqual(['index', 'tracks']);
    expect(queue).toEqual({ tracks: [b, a], index: 0 });
    for (const entry of queue.tracks) expect(parseTrack(entry)).toEqual(entry);
  });
});

describe('adding', () => {
  it('appends a track at the end [QUEUE-15]', () => {
    expect(add(of(0, a, b), c).tracks).toEqual([a, b, c]);
  });
  it('makes the first track of an empty queue current [QUEUE-16]', () => {
    expect(add(EMPTY_QUEUE, a).index).toBe(0);
  });
  it('leaves the current index alone [QUEUE-17]', () => {
    expect(add(of(1, a, b), c).index).toBe(1);
  });
  it('treats the same id at two providers as two tracks [QUEUE-35]', () => {
    const spotify = aSpotifyTrack({ id: 'x' });
    const soundcloud = aSoundcloudTrack({ id: 'x' });
    expect(add(of(0, spotify), soundcloud).tracks).toEqual([spotify, soundcloud]);
    expect(add(of(0, spotify), spotify).tracks).toEqual([spotify]);
  });
});

describe('removing', () => {
  it('removes the track [QUEUE-18]', () => {
    expect(remove(of(0, a, b), trackKey(b)).tracks).toEqual([a]);
  });
  it('keeps the index when the current track is removed, for the next one [QUEUE-19]', () => {
    expect(remove(of(1, a, b, c), trackKey(b))).toEqual(of(1, a, c));
  });
  it('wraps to 0 when the removed current track was the last [QUEUE-20]', () => {
    expect(remove(of(2, a, b, c), trackKey(c))).toEqual(of(0, a, b));
  });
  it('leaves no index when the only track is removed [QUEUE-21]', () => {
    expect(remove(of(0, a), trackKey(a))).toEqual(EMPTY_QUEUE);
  });
  it('decreases the index when an earlier track is removed [QUEUE-22]', () => {
    expect(remove(of(2, a, b, c), trackKey(a))).toEqual(of(1, b, c));
  });
  it('keeps the index when a later track is removed [QUEUE-23]', () => {
    expect(remove(of(0, a, b, c), trackKey(c))).toEqual(of(0, a, b));
  });
});

describe('reordering', () => {
  it('the index follows a moved current track [QUEUE-24]', () => {
    expect(reorder(of(0, a, b, c), 0, 2)).toEqual(of(2, b, c, a));
  });
  it('keeps the index on the same track when another moves across it [QUEUE-25]', () => {
    expect(reorder(of(1, a, b, c), 2, 0)).toEqual(of(2, c, a, b));
  });
  it('changes nothing for identical indices [QUEUE-26]', () => {
    const queue = of(1, a, b);
    expect(reorder(queue, 1, 1)).toBe(queue);
  });
  it('changes nothing for a negative index [QUEUE-27]', () => {
    const queue = of(1, a, b);
    expect(reorder(queue, -1, 1)).toBe(queue);
  });
  it('changes nothing for an index out of range [QUEUE-28]', () => {
    const queue = of(1, a, b);
    expect(reorder(queue, 0, 2)).toBe(queue);
  });
});

describe('selecting', () => {
  it('makes an index in range current [QUEUE-31]', () => {
    expect(select(of(0, a, b), 1).index).toBe(1);
  });
  it('ignores an index out of range [QUEUE-32]', () => {
    expect(select(of(0, a, b), 2).index).toBe(0);
  });
  it('inserts a track that is not queued at the start', () => {
    expect(insertAndSelect(of(1, a, b), c)).toEqual(of(0, c, a, b));
  });
  it('inserts tracks played together as one block at the start', () => {
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

describe('any sequence of changes (property)', () => {
  it('keeps each track once and the index in range', () => {
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
