import { trackKey, type Track } from '@segue/contract';
import { aSoundcloudTrack } from '@segue/testing';
import fc from 'fast-check';
import { seededRandom, shuffled } from './shuffle';

const by = (artist: string, id: string): Track =>
  aSoundcloudTrack({ id, artistInfo: [{ id: artist, name: artist }] });
const nameOf = (track: Track | null) => track?.artistInfo[0]?.name;
const anyTracks = fc
  .array(fc.constantFrom('Ada', 'Bo', 'Cleo', 'Dun', 'Eve', 'Fay'), { maxLength: 40 })
  .map((artists) => artists.map((artist, at) => by(artist, `t${at}`)));

describe('shuffling (property)', () => {
  it('keeps every track exactly once', () => {
    fc.assert(
      fc.property(anyTracks, fc.nat(), (tracks, seed) => {
        const order = shuffled(tracks, null, seededRandom(seed));
        expect(order.map(trackKey).sort()).toEqual(tracks.map(trackKey).sort());
      }),
    );
  });
  it('never repeats an artist where that is possible', () => {
    fc.assert(
      fc.property(anyTracks, fc.nat(), (tracks, seed) => {
        const before = by('Ada', 'sounding');
        const half = tracks.length / 2;
        const fits = [...new Set(tracks.map(nameOf))].every((name) => {
          const { length } = tracks.filter((track) => nameOf(track) === name);
          return length <= (name === 'Ada' ? Math.floor(half) : Math.ceil(half));
        });
        fc.pre(fits);
        const names = [before, ...shuffled(tracks, before, seededRandom(seed))].map(nameOf);
        expect(names.some((name, at) => at > 0 && name === names[at - 1])).toBe(false);
      }),
    );
  });
  it('another seed gives another order, the same seed the same', () => {
    const tracks = Array.from({ length: 30 }, (_, at) => by(`Artist ${at}`, String(at)));
    const orderOf = (seed: number) => shuffled(tracks, null, seededRandom(seed)).map(trackKey).join();
    expect(new Set([1, 2, 3, 4, 5].map(orderOf)).size).toBe(5);
    expect(orderOf(7)).toBe(orderOf(7));
  });
  it('gives every track about the same chance to be first', () => {
    const tracks = ['a', 'b', 'c', 'd'].map((name) => by(name, name));
    const firsts = Array.from(
      { length: 2000 },
      (_, seed) => shuffled(tracks, null, seededRandom(seed))[0]!.id,
    );
    for (const { id } of tracks) {
      const share = firsts.filter((first) => first === id).length;
      expect(share).toBeGreaterThan(400);
      expect(share).toBeLessThan(600);
    }
  });
});
