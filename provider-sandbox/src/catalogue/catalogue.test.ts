import { buildCatalogue } from './catalogue';
import { search, searchable } from './search';

const catalogue = buildCatalogue('late ferry');

test('the same seed grows the same catalogue, another seed another one', () => {
  expect(buildCatalogue('late ferry')).toEqual(catalogue);
  expect(buildCatalogue('early train').spotify[500]?.id).not.toBe(catalogue.spotify[500]?.id);
});

test('there is plenty on both services, and no identity twice', () => {
  expect(catalogue.spotify.length).toBeGreaterThan(1500);
  expect(catalogue.soundcloud.length).toBeGreaterThan(1500);
  expect(new Set(catalogue.spotify.map(({ id }) => id)).size).toBe(catalogue.spotify.length);
  expect(new Set(catalogue.soundcloud.map(({ urn }) => urn)).size).toBe(catalogue.soundcloud.length);
  expect(new Set(catalogue.soundcloud.map((t) => `${t.uploader.permalink}/${t.permalink}`)).size).toBe(
    catalogue.soundcloud.length,
  );
});

test('identities have the shape the real services give them', () => {
  expect(catalogue.spotify.every(({ id }) => /^[0-9A-Za-z]{22}$/.test(id))).toBe(true);
  expect(catalogue.soundcloud.every(({ urn }) => /^soundcloud:tracks:\d+$/.test(urn))).toBe(true);
});

test('accents and case do not matter to a search', () => {
  const index = [searchable('a', 'Façade d’été', ['Søren Łuk'], 0), searchable('b', 'Harbour', [], 0)];
  expect(search(index, 'FACADE')).toEqual(['a']);
  expect(search(index, 'dete')).toEqual(['a']);
  expect(search(index, 'soren luk')).toEqual(['a']);
});

test('an exact title comes before a title that contains it, and the last word may be unfinished', () => {
  const index = [
    searchable('contains', 'Another Late Ferry Home', [], 1),
    searchable('exact', 'Late Ferry', [], 0),
    searchable('elsewhere', 'Song', ['Late Ferry'], 1),
  ];
  expect(search(index, 'late ferry')).toEqual(['exact', 'contains', 'elsewhere']);
  expect(search(index, 'late fer')[0]).toBe('exact');
});

test('words that nobody used find nothing', () => {
  expect(search([searchable('a', 'Harbour', [], 0)], 'zxqv')).toEqual([]);
  expect(search([searchable('a', 'Harbour', [], 0)], '   ')).toEqual([]);
});
