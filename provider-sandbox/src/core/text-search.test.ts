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

test('one artist does not fill the first places', () => {
  const song = (item: string, popularity: number, group: string) =>
    searchable(item, { title: 'Rain', others: [], popularity, group });
  const index = [song('a1', 0.9, 'a'), song('a2', 0.89, 'a'), song('a3', 0.88, 'a'), song('b1', 0.8, 'b')];
  expect(search(index, 'rain')).toEqual(['a1', 'b1', 'a2', 'a3']);
});
