import { search, searchable } from './text-search';

test('a search ignores accents and case', () => {
  const index = [searchable('a', 'Façade d’été', ['Søren Łuk'], 0), searchable('b', 'Harbour', [], 0)];
  expect(search(index, 'FACADE')).toEqual(['a']);
  expect(search(index, 'dete')).toEqual(['a']);
  expect(search(index, 'soren luk')).toEqual(['a']);
});

test('an exact title ranks above a longer one, and prefixes match', () => {
  const index = [
    searchable('contains', 'Another Late Ferry Home', [], 1),
    searchable('exact', 'Late Ferry', [], 0),
    searchable('artist', 'Song', ['Late Ferry'], 1),
  ];
  expect(search(index, 'late ferry')).toEqual(['exact', 'contains', 'artist']);
  expect(search(index, 'late fer')[0]).toBe('exact');
});

test('words that no track has find nothing', () => {
  expect(search([searchable('a', 'Harbour', [], 0)], 'zxqv')).toEqual([]);
  expect(search([searchable('a', 'Harbour', [], 0)], '   ')).toEqual([]);
});
