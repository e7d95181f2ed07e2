import { aSpotifyTrack } from '@segue/kernel/testing';
import { filterTracks } from './matching';

const tracks = [
  aSpotifyTrack({ id: '1', title: 'Halo', artistInfo: [{ id: 'a', name: 'Beyoncé' }] }),
  aSpotifyTrack({ id: '2', title: 'Jóga', artistInfo: [{ id: 'b', name: 'Björk' }] }),
  aSpotifyTrack({
    id: '3',
    title: 'Duet',
    artistInfo: [
      { id: 'b', name: 'Björk' },
      { id: 'c', name: 'Thom' },
    ],
  }),
];
const found = (text: string) => filterTracks(tracks, text).map(({ id }) => id);

test.each([
  ['beyonce', ['1']],
  ['BJÖRK', ['2', '3']],
  ['  joga ', ['2']],
  ['thom', ['3']],
  ['nothing like it', []],
])('the filter %s finds %j [FAV-10]', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test('a blank filter returns the same list', () => {
  expect(filterTracks(tracks, '   ')).toBe(tracks);
});

test('one more character that finds as many tracks returns the same list', () => {
  const bjork = filterTracks(tracks, 'bjo');
  expect(filterTracks(tracks, 'bjor')).toBe(bjork);
  expect(found('thom')).toEqual(['3']);
  expect(found('b')).toEqual(['1', '2', '3']);
});
