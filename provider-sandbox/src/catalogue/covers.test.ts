import { coverSvg } from './covers';
import { SCENES_BY_GENRE } from './scenes';

test('a cover of one id is always the same picture, at any size', () => {
  expect(coverSvg('album', 300)).toBe(coverSvg('album', 300));
  expect(coverSvg('album', 64).replaceAll('"64"', '"300"')).toBe(coverSvg('album', 300));
});

test('covers of every style are well-formed, and those of one artist share their colours', () => {
  for (const { cover: style } of SCENES_BY_GENRE.values()) {
    const covers = ['a', 'b', 'c'].map((id) => coverSvg(id, 48, { style, owner: 'Ada' }));
    const background = covers.map((cover) => /stop stop-color="(#\w+)"/.exec(cover)?.[1]);
    expect(new Set(background).size).toBe(1);
    for (const cover of covers) expect(cover).not.toMatch(/NaN|undefined|Infinity/);
  }
});
