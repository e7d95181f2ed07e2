import { contrast, tintOf } from './tint';

type Color = [number, number, number];
const pixels = (...colors: Color[]) => colors.flatMap((color) => [...color, 255]);
const parts = (css: string) => css.match(/\d+/g)!.map(Number) as unknown as Color;
const repeat = (color: Color, times: number) => Array.from({ length: times }, () => color);

const RED: Color = [220, 30, 40];
const GRAY: Color = [120, 120, 124];
const NAVY: Color = [8, 12, 30];

test('the tint of one color keeps its hue', () => {
  const [red, green, blue] = parts(tintOf(pixels(RED))!.dark);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('a colorful part counts more than a larger gray one', () => {
  const [red, green] = parts(tintOf(pixels(...repeat(GRAY, 8), ...repeat(RED, 3)))!.dark);
  expect(red).toBeGreaterThan(2 * green);
});

test('a cover without colors has a gray tint', () => {
  const [red, green, blue] = parts(tintOf(pixels(...repeat(GRAY, 9)))!.dark);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(12);
});

test('transparent pixels do not count; without any other there is no tint', () => {
  expect(tintOf([255, 0, 0, 0])).toBeNull();
  expect(tintOf([])).toBeNull();
});

test.each<[string, Color]>([
  ['yellow', [255, 240, 0]],
  ['white', [255, 255, 255]],
  ['black', [0, 0, 0]],
  ['cyan', [0, 255, 255]],
  ['red', RED],
  ['navy', NAVY],
])('words are readable on the tint of a %s cover in both themes', (_, color) => {
  const { dark, light } = tintOf(pixels(color))!;
  expect(contrast(parts(dark), [198, 211, 223])).toBeGreaterThanOrEqual(4.4);
  expect(contrast(parts(light), [51, 65, 85])).toBeGreaterThanOrEqual(4.4);
});
