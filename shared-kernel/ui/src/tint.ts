// The color of an image: its hue, at a lightness on which words can be read in both themes.

export type CoverTint = { dark: string; light: string };

const HUES = 12;
/** Below this average a cover counts as gray; it then has a little of the page's blue. */
const LEAST_CHROMA = 0.012;
const PAGE_HUE = 264;

/** The tint of an image, given its pixels as RGBA bytes; null without an opaque pixel. */
export function tintOf(pixels: ArrayLike<number>): CoverTint | null {
  // The sum of the colors of each hue; colorful pixels count more.
  const sums = Array.from({ length: HUES }, () => ({ a: 0, b: 0, chroma: 0 }));
  let count = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue;
    count += 1;
    const [a, b] = toOklab(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    const chroma = Math.hypot(a, b);
    const sum = sums[Math.floor(hueOf(a, b) / (360 / HUES)) % HUES]!;
    sum.a += a * chroma;
    sum.b += b * chroma;
    sum.chroma += chroma;
  }
  if (count === 0) return null;
  const main = sums.reduce((best, sum) => (sum.chroma > best.chroma ? sum : best));
  const isGray = main.chroma / count < LEAST_CHROMA;
  const hue = Math.round(isGray ? PAGE_HUE : hueOf(main.a, main.b));
  const chroma = isGray ? 0.01 : Math.hypot(main.a, main.b) / main.chroma;
  const color = (lightness: number, most: number) =>
    `oklch(${lightness} ${Math.min(chroma, most).toFixed(3)} ${hue})`;
  return { dark: color(0.34, isWarm(hue) ? 0.035 : 0.12), light: color(0.91, 0.06) };
}

/** Dark red, orange and yellow look rusty. */
const isWarm = (hue: number) => hue > 25 && hue < 115;

const hueOf = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** The two color axes of Oklab: https://bottosson.github.io/posts/oklab/ */
function toOklab(...bytes: [red: number, green: number, blue: number]): [a: number, b: number] {
  const [red, green, blue] = bytes.map((byte) => (byte / 255) ** 2.2) as typeof bytes;
  const l = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
  const m = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const s = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
  return [1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s];
}
