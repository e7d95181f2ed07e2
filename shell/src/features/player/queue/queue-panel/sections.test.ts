import { sectionsOf } from './sections';

const sections = (count: number, current: number | null) =>
  sectionsOf(count, current).map(({ title, first, end }) => `${title} ${first}-${end}`);

test('the current entry has a section of its own', () => {
  expect(sections(4, 1)).toEqual(['Earlier 0-1', 'Now playing 1-2', 'Next up 2-4']);
});

test('before the first entry there is no section', () => {
  expect(sections(3, 0)).toEqual(['Now playing 0-1', 'Next up 1-3']);
});

test('after the last entry there is no section', () => {
  expect(sections(3, 2)).toEqual(['Earlier 0-2', 'Now playing 2-3']);
});

test('without a current entry, all entries are next', () => {
  expect(sections(3, null)).toEqual(['Next up 0-3']);
});
