import { headingAt, type Section } from './sections';

const headings = (count: number, current: number | null) =>
  Array.from({ length: count }, (_, index) => headingAt(index, current)).filter(
    (heading): heading is Section => heading !== null,
  );

test('the current entry has a section of its own', () => {
  expect(headings(4, 1)).toEqual(['Earlier', 'Now playing', 'Next up']);
});

test('before the first entry there is no section', () => {
  expect(headings(3, 0)).toEqual(['Now playing', 'Next up']);
});

test('after the last entry there is no section', () => {
  expect(headings(3, 2)).toEqual(['Earlier', 'Now playing']);
});

test('without a current entry, all entries are next', () => {
  expect(headings(3, null)).toEqual(['Next up']);
});
