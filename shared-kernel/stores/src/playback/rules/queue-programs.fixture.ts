// Random commands of the queue, for property tests.
import { trackKey, type TrackKey } from '@segue/contract';
import { aSoundcloudTrack } from '@segue/testing';
import fc from 'fast-check';

export const SONGS = Array.from({ length: 9 }, (_, at) =>
  aSoundcloudTrack({ id: String(at), title: `Song ${at}` }),
);

export type Command =
  | { do: 'add' | 'remove' | 'play' | 'play-next'; song: number }
  | { do: 'reorder' | 'replace'; from: number; to: number }
  | { do: 'select'; at: number }
  | { do: 'play-all' | 'add-all' | 'similar' | 'remove-all'; songs: number[] }
  | { do: 'clear' | 'next' | 'previous' | 'end' | 'repeat' | 'undo' | 'redo' | 'fail' }
  | { do: 'shuffle'; seed: number };

const song = fc.nat(SONGS.length - 1);
const place = fc.integer({ min: -1, max: 10 });
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constantFrom('add', 'add', 'remove', 'play', 'play-next'), song }),
  fc.record({ do: fc.constant('reorder'), from: place, to: place }),
  fc.record({ do: fc.constant('replace'), from: song, to: song }),
  fc.record({ do: fc.constant('select'), at: place }),
  fc.record({
    do: fc.constantFrom('play-all', 'add-all', 'similar', 'similar', 'remove-all'),
    songs: fc.array(song, { maxLength: 6 }),
  }),
  fc.record({ do: fc.constantFrom('clear', 'next', 'previous', 'end', 'repeat', 'undo', 'redo') }),
  fc.record({ do: fc.constant('shuffle'), seed: fc.nat() }),
) as fc.Arbitrary<Command>;

export function keyOf(at: number): TrackKey {
  return trackKey(SONGS[at]!);
}
