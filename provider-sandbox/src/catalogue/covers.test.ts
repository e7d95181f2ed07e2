import { coverSvg } from './covers';
import { SCENES_BY_GENRE } from './scenes';

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

test('covers of every style are well-formed, and those of one artist share their colours', () => {
  for (const { cover: style } of SCENES_BY_GENRE.values()) {
    const covers = ['a', 'b', 'c'].map((id) => coverSvg(id, 48, { style, owner: 'Ada' }));
    const background = covers.map((cover) => /stop stop-color="(#\w+)"/.exec(cover)?.[1]);
    expect(new Set(background).size).toBe(1);
    for (const cover of covers) expect(cover).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('a cover stays below 12 KB, so that a page of forty draws quickly', () => {
  const sizes = Array.from({ length: 200 }, (_, index) => coverSvg(`a${index}`, 300).length);
  expect(Math.max(...sizes)).toBeLessThan(12_000);
});
