import { search, searchable } from './text-search';

test('a search ignores accents and case', () => {
  const index = [
    searchable('a', { title: 'Façade d’été', others: ['Søren Łuk'], popularity: 0 }),
    searchable('b', { title: 'Harbour', others: [], popularity: 0 }),
  ];
  expect(search(index, 'FACADE')).toEqual(['a']);
  expect(search(index, 'dete')).toEqual(['a']);
  expect(search(index, 'soren luk')).toEqual(['a']);
});

test('an exact title ranks above a longer one, and prefixes match', () => {
  const index = [
    searchable('contains', { title: 'Another Late Ferry Home', others: [], popularity: 0.2 }),
    searchable('exact', { title: 'Late Ferry', others: [], popularity: 0 }),
    searchable('artist', { title: 'Song', others: ['Late Ferry'], popularity: 0.2 }),
  ];
  expect(search(index, 'late ferry')).toEqual(['exact', 'contains', 'artist']);
  expect(search(index, 'late fer')[0]).toBe('exact');
});

test('what is related is found, before a title with the word that nobody knows', () => {
  const related = (found: readonly string[]) => new Set(found.includes('hafen') ? ['harbour'] : []);
  const index = [
    searchable('unknown', { title: 'Old Harbour', others: [], popularity: 0, related }),
    searchable('famous', { title: 'Allein am Hafen', others: [], popularity: 0.9, related }),
    searchable('title', { title: 'Old Harbour', others: [], popularity: 0.9, related }),
  ];
  expect(search(index, 'harbour')).toEqual(['title', 'famous', 'unknown']);
});
