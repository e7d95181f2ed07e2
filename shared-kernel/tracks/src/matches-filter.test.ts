import { matchesFilter } from './matches-filter';

const track = { title: 'Déjà Vu at the Kiln', artistInfo: [{ id: 'a', name: 'Beyoncé Harbour' }] };

it.each([
  ['a part of the title', 'kiln'],
  ['an artist', 'harbour'],
  ['text without the accents of the title', 'deja'],
  ['text with accents the artist lacks', 'hárbour'],
  ['blank text', '   '],
])('a filter matches %s', (_, filter) => {
  expect(matchesFilter(track, filter)).toBe(true);
});

it('a filter that occurs nowhere does not match', () => {
  expect(matchesFilter(track, 'lighthouse')).toBe(false);
});
