// The color that a screen takes from a cover, mixed with that of the page until words can be read on it.

type Rgb = readonly [red: number, green: number, blue: number];
type Hsl = { hue: number; saturation: number; lightness: number };

/** CSS colors for the dark and for the light theme. */
export type CoverTint = { dark: string; light: string };

/** Words stand on the tint in these colors at the least: the second rank of each theme. */
const LIGHT_WORDS: Rgb = [198, 211, 223];
const DARK_WORDS: Rgb = [51, 65, 85];
const DARK_PAGE: Rgb = [15, 23, 42];
const LIGHT_PAGE: Rgb = [245, 246, 251];
const CONTRAST = 7;
/** The least share of the dark page: without it warm covers give a rusty screen. */
const DARK_SHARE = 0.3;
const SHARE_STEP = 0.02;
/** Degrees of hue that count as one color. */
const HUE_STEP = 30;
/** Below this share of colorful pixels a cover counts as gray. */
const COLORFUL = 0.04;

/** The tint of an image, given its pixels as RGBA bytes; null without an opaque pixel. */
export function tintOf(pixels: ArrayLike<number>): CoverTint | null {
  const main = mainColor(pixels);
  if (!main) return null;
  const { hue, saturation, lightness } = toHsl(main);
  const dark = toRgb({
    hue,
    saturation: Math.min(saturation, isBrown(hue) ? 0.35 : 0.55),
    lightness: Math.min(0.4, Math.max(0.16, lightness)),
  });
  const light = toRgb({ hue, saturation: Math.min(saturation, 0.7), lightness: Math.max(0.78, lightness) });
  return {
    dark: towards(DARK_PAGE, dark, LIGHT_WORDS, DARK_SHARE),
    light: towards(LIGHT_PAGE, light, DARK_WORDS, 0),
  };
}

/** Orange and yellow, which are brown where they are dark. */
const isBrown = (hue: number) => hue > 8 && hue < 60;

/** The average of the most frequent hue, in which colorful pixels count more than gray ones. */
function mainColor(pixels: ArrayLike<number>): Rgb | null {
  const hues = Array.from({ length: 360 / HUE_STEP }, newMean);
  const all = newMean();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue;
    const color: Rgb = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const { hue, saturation, lightness } = toHsl(color);
    add(all, color, 1);
    add(
      hues[Math.floor(hue / HUE_STEP) % hues.length]!,
      color,
      saturation * (1 - Math.abs(2 * lightness - 1)),
    );
  }
  if (all.weight === 0) return null;
  const strongest = hues.reduce((best, mean) => (mean.weight > best.weight ? mean : best));
  return average(strongest.weight > all.weight * COLORFUL ? strongest : all);
}

type Mean = { sum: [number, number, number]; weight: number };

function newMean(): Mean {
  return { sum: [0, 0, 0], weight: 0 };
}

function add(mean: Mean, [red, green, blue]: Rgb, weight: number): void {
  mean.sum[0] += red * weight;
  mean.sum[1] += green * weight;
  mean.sum[2] += blue * weight;
  mean.weight += weight;
}

function average({ sum: [red, green, blue], weight }: Mean): Rgb {
  return [red / weight, green / weight, blue / weight];
}

/** The color with a growing share of the page's, until words in `words` can be read on it. */
function towards(page: Rgb, color: Rgb, words: Rgb, leastShare: number): string {
  let share = leastShare;
  const mixed = () =>
    color.map((part, at) => Math.round(part + (page[at]! - part) * share)) as unknown as Rgb;
  while (share < 1 && contrast(mixed(), words) < CONTRAST) share += SHARE_STEP;
  return `rgb(${mixed().join(' ')})`;
}

function toHsl([red, green, blue]: Rgb): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const spread = max - Math.min(r, g, b);
  const lightness = max - spread / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const sector = max === r ? (g - b) / spread + 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (sector % 6) * 60, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function toRgb({ hue, saturation, lightness }: Hsl): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** WCAG contrast of two opaque colors. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((byte) => {
    const part = byte / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
