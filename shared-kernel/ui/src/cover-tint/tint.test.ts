import { contrast, tintOf } from './tint';

type Color = [number, number, number];
const pixels = (...colors: Color[]) => colors.flatMap((color) => [...color, 255]);
const parts = (css: string) => css.match(/\d+/g)!.map(Number) as unknown as Color;
const repeat = (color: Color, times: number) => Array.from({ length: times }, () => color);

const RED: Color = [220, 30, 40];
const GRAY: Color = [120, 120, 124];

test('the tint of one color keeps its hue', () => {
  const [red, green, blue] = parts(tintOf(pixels(RED))!.dark);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('a colorful part counts more than a larger gray one', () => {
  const [red, green] = parts(tintOf(pixels(...repeat(GRAY, 8), ...repeat(RED, 3)))!.dark);
  expect(red).toBeGreaterThan(2 * green);
});

test('a cover without colors has a gray tint with a little of the page’s blue', () => {
  const [red, green, blue] = parts(tintOf(pixels(...repeat(GRAY, 9)))!.dark);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(20);
  expect(blue).toBeGreaterThan(red);
});

test('transparent pixels do not count; without any other there is no tint', () => {
  expect(tintOf([255, 0, 0, 0])).toBeNull();
  expect(tintOf([])).toBeNull();
});

const STEPS = [0, 64, 128, 192, 255];
const ALL = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue): Color => [red, green, blue])));

test('words have a contrast of 7:1 on the tint of any cover, in both themes [LYRICS-16]', () => {
  const lowest = ALL.map((color) => {
    const { dark, light } = tintOf(pixels(color))!;
    return Math.min(contrast(parts(dark), [198, 211, 223]), contrast(parts(light), [51, 65, 85]));
  });
  expect(Math.min(...lowest)).toBeGreaterThanOrEqual(7);
});

test('no dark tint is rusty: where red leads green, which leads blue, they are close [LYRICS-16]', () => {
  const browns = ALL.map((color) => parts(tintOf(pixels(color))!.dark)).filter(
    ([red, green, blue]) => red > green + 8 && green > blue + 4,
  );
  expect(Math.max(0, ...browns.map(([red, , blue]) => red - blue))).toBeLessThanOrEqual(45);
});
