import { avatarSvg, coverSvg } from './render';

test('a cover is always the same picture for the same key, at any size', () => {
  expect(coverSvg('album', 300)).toBe(coverSvg('album', 300));
  expect(coverSvg('album', 64).replaceAll('64', '300')).toContain('viewBox="0 0 ');
});

test('a hundred keys give a hundred different covers, all well formed and free of broken numbers', () => {
  const covers = Array.from({ length: 100 }, (_, index) => coverSvg(`album-${index}`, 300));
  expect(new Set(covers).size).toBe(100);
  for (const cover of covers) {
    expect(cover).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300" height="300"/);
    expect(cover).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('a cover is small enough to draw forty of them at once', () => {
  expect(
    Math.max(...Array.from({ length: 200 }, (_, index) => coverSvg(`a${index}`, 300).length)),
  ).toBeLessThan(48_000);
});

test('an avatar is a picture of its own', () => {
  expect(avatarSvg('pat', 64)).not.toBe(avatarSvg('frankie', 64));
});
