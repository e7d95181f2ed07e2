import { coverSvg } from './covers';

test('a cover of one id is always the same picture, at any size', () => {
  expect(coverSvg('album', 300)).toBe(coverSvg('album', 300));
  expect(coverSvg('album', 64).replaceAll('"64"', '"300"')).toBe(coverSvg('album', 300));
});

test('a hundred ids give a hundred different covers of well-formed SVG', () => {
  const covers = Array.from({ length: 100 }, (_, index) => coverSvg(`album-${index}`, 300));
  expect(new Set(covers).size).toBe(100);
  for (const cover of covers) {
    expect(cover).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300" height="300"/);
    expect(cover).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('a cover stays below 12 KB, so that a page of forty draws quickly', () => {
  const sizes = Array.from({ length: 200 }, (_, index) => coverSvg(`a${index}`, 300).length);
  expect(Math.max(...sizes)).toBeLessThan(12_000);
});
