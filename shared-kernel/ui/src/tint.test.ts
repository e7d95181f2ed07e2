import { tintOf } from './tint';

type Color = [number, number, number];
const pixels = (...colors: Color[]) => colors.flatMap((color) => [...color, 255]);
const parts = (css: string) => css.match(/[\d.]+/g)!.map(Number) as unknown as Color;
const repeat = (color: Color, times: number) => Array.from({ length: times }, () => color);

const BLUE: Color = [30, 60, 220];
const GRAY: Color = [120, 120, 124];

test('the tint has the hue of the colorful part, even if the gray one is larger', () => {
  for (const cover of [pixels(BLUE), pixels(...repeat(GRAY, 8), ...repeat(BLUE, 3))]) {
    const [, chroma, hue] = parts(tintOf(cover)!.dark);
    expect(chroma).toBeGreaterThan(0.05);
    expect(Math.abs(hue - 265)).toBeLessThan(10);
  }
});

test('a cover without colors has a gray tint with a little of the page’s blue', () => {
  expect(tintOf(pixels(...repeat(GRAY, 9)))!.dark).toBe('oklch(0.34 0.010 264)');
});

test('transparent pixels do not count; without any other there is no tint', () => {
  expect(tintOf([255, 0, 0, 0])).toBeNull();
  expect(tintOf([])).toBeNull();
});

/** The luminance of a color in Oklch. */
function luminance([lightness, chroma, hue]: Color): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (lightness - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (lightness - 0.0895 * a - 1.2915 * b) ** 3;
  return -0.0406 * l + 1.1123 * m - 0.0718 * s;
}
const STEPS = [0, 64, 128, 192, 255];
const ALL = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue): Color => [red, green, blue])));

test('words have a contrast of 7:1 on the tint of any cover, in both themes [LYRICS-16]', () => {
  const [lightWords, darkWords] = [0.64, 0.0526];
  const lowest = ALL.map((color) => {
    const { dark, light } = tintOf(pixels(color))!;
    const onDark = (lightWords + 0.05) / (luminance(parts(dark)) + 0.05);
    return Math.min(onDark, (luminance(parts(light)) + 0.05) / (darkWords + 0.05));
  });
  expect(Math.min(...lowest)).toBeGreaterThanOrEqual(7);
});
