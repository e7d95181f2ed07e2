/** Draws covers, avatars and waveforms as SVG; the shapes follow from the id and the genre, the palette from the artist. */
import { seededRandom } from '../core/random';
import {
  blobs,
  collage,
  columns,
  framed,
  hills,
  peaks,
  quarterCircles,
  rings,
  stripes,
  sunset,
  type Composition,
  type Palette,
} from './compositions';
import { circle, linear, rect, repeat, SIDE, svg } from './svg';

const PALETTES = [
  '#1b1464 #4c2fd6 #22d3ee #f472b6 #fdf2ff',
  '#3b0f0c #7c2d12 #f97316 #fde68a #fff7e0',
  '#06302f #0f766e #34d399 #a7f3d0 #ffffff',
  '#3f0d1d #881337 #fb7185 #ffe4e6 #fff5f2',
  '#082f49 #0369a1 #38bdf8 #ff9f6b #f8fdff',
  '#111827 #334155 #f59e0b #ef4444 #fff9ed',
  '#2a1a3e #6d3b78 #ff7e67 #ffd56f #fff3d6',
  '#10002b #3c096c #9d4edd #ffd166 #fff0f8',
  '#264653 #2a9d8f #e9c46a #e76f51 #fffaf0',
  '#0b132b #1c2541 #5bc0be #ff5d8f #effffd',
  '#132a13 #31572c #90a955 #f4a259 #fbfde9',
  '#14213d #27406f #fca311 #ef476f #fffaf0',
  '#004e64 #00a5cf #25a18e #ffd97d #f3fffb',
  '#22223b #4a4e69 #9a8c98 #f2b5a7 #fffaf7',
  '#1d3557 #457b9d #e63946 #f6d5c5 #fffaf5',
].map((colours) => colours.split(' ') as unknown as Palette);

/** What covers of a genre look like: their compositions, and numbers of palettes. */
const STYLES: Readonly<
  Record<string, { compositions: readonly Composition[]; palettes: readonly number[] }>
> = {
  sun: { compositions: [sunset, sunset, stripes], palettes: [0, 1, 4, 6, 7, 9, 14] },
  blur: { compositions: [blobs], palettes: [0, 2, 4, 6, 8, 12, 13] },
  grid: { compositions: [quarterCircles, rings, stripes], palettes: [0, 2, 5, 9, 11, 12] },
  woodcut: { compositions: [hills, rings], palettes: [1, 8, 10, 13, 14] },
  collage: { compositions: [collage], palettes: [3, 5, 6, 8, 11, 12, 14] },
  blocks: { compositions: [columns], palettes: [1, 4, 5, 11, 12, 14] },
  frame: { compositions: [framed], palettes: [2, 3, 8, 10, 13, 14] },
  peaks: { compositions: [peaks], palettes: [0, 5, 7, 9, 13] },
};
const ANY = {
  compositions: [sunset, blobs, rings, quarterCircles, stripes],
  palettes: PALETTES.map((_, index) => index),
};

/** The style of the genre, and whose cover it is: covers of one artist share their colours. */
export type Look = { style?: string | undefined; owner?: string };

export function paletteOf(id: string, { style = '', owner = id }: Look): Palette {
  return PALETTES[seededRandom(`palette:${owner}`).pick((STYLES[style] ?? ANY).palettes)]!;
}

export function coverSvg(id: string, size: number, look: Look = {}): string {
  const random = seededRandom(`cover:${id}`);
  const palette = paletteOf(id, look);
  const { compositions } = STYLES[look.style ?? ''] ?? ANY;
  const { shapes, gradients = '' } = random.pick(compositions)(random, palette);
  return svg(
    size,
    `${linear('back', palette[0], palette[1], random.int(180))}${gradients}`,
    `${rect(0, 0, SIDE, SIDE, 'url(#back)')}${shapes}`,
  );
}

export function avatarSvg(id: string, size: number): string {
  const random = seededRandom(`avatar:${id}`);
  const [dark, deep, first, second, light] = random.pick(PALETTES);
  return svg(
    size,
    linear('back', deep, first, random.int(180)) +
      linear('body', second, dark) +
      linear('head', light, second),
    rect(0, 0, SIDE, SIDE, 'url(#back)') +
      circle(320 + random.between(-30, 30), 690, 300, 'url(#body)') +
      circle(320 + random.between(-30, 30), 270, 128, 'url(#head)'),
  );
}

/** What a provider shows for a user without a picture. */
export function blankAvatarSvg(size: number): string {
  const shapes = circle(320, 260, 110, '#8892ab') + circle(320, 640, 230, '#8892ab');
  return svg(size, '', rect(0, 0, SIDE, SIDE, '#3a4257') + shapes);
}

export function waveformSvg(id: string): string {
  const random = seededRandom(`waveform:${id}`);
  const bars = repeat(120, (index) => {
    const height = random.between(28, 280);
    return rect(index * 15, (280 - height) / 2, 11, height, '#000');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1800 280">${bars}</svg>`;
}
