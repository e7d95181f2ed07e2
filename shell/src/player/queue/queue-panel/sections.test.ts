import type { Track } from '@segue/contract';
import { someTracks } from '@segue/kernel/testing';
import type { QueueEntry } from '../../rules/origin';
import { sectionsOf } from './sections';

const [first, second, third, ...others] = someTracks('soundcloud', 8) as [Track, Track, Track, ...Track[]];
const from = (list: string, track: Track): QueueEntry => ({ ...track, origin: { list } });
const similar = (track: Track): QueueEntry => ({ ...track, origin: 'similar' });
const mixed = [second, third, ...others].map((track, at) => (at % 2 === 0 ? track : from('Chill', track)));

test.each<[string, readonly QueueEntry[], string[]]>([
  ['one list', [from('Chill', second), from('Chill', third)], ['Next up from “Chill”']],
  ['the user', [second, third], ['Next up']],
  ['both', [second, from('Chill', third)], ['Added by you', 'Next up from “Chill”']],
  ['the user and Keep playing', [second, similar(third)], ['Next up', 'Keeps playing']],
  ['many origins and Keep playing', [...mixed, similar(first)], ['Next up', 'Keeps playing']],
])('queue: entries of %s stand under their headings [QUEUE-36]', (_, upcoming, titles) => {
  expect(sectionsOf([first, ...upcoming], 0).map(({ title }) => title)).toEqual(['Now playing', ...titles]);
});
