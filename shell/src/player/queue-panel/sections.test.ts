import { headingAt, type Section } from './sections';

const headings = (count: number, current: number | null) =>
  Array.from({ length: count }, (_, index) => headingAt(index, current)).filter(
    (heading): heading is Section => heading !== null,
  );

test('the current entry stands alone under its heading', () => {
  expect(headings(4, 1)).toEqual(['Earlier', 'Now playing', 'Next up']);
});

test('nothing came before the first entry', () => {
  expect(headings(3, 0)).toEqual(['Now playing', 'Next up']);
});

test('nothing comes after the last entry', () => {
  expect(headings(3, 2)).toEqual(['Earlier', 'Now playing']);
});

test('without a current entry everything comes next', () => {
  expect(headings(3, null)).toEqual(['Next up']);
});
