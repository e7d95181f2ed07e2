/** Draws covers, avatars and waveforms as SVG; palette and shapes follow from the id. */
import { seededRandom, type Random } from '../core/random';

/** Five colours from the background to the brightest. */
type Palette = readonly [string, string, string, string, string];

export const PALETTES = [
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

const SIDE = 640;

/** Shapes, and the gradients they refer to by `url(#name)`. */
type Drawing = { shapes: string; gradients?: string };

const COMPOSITIONS: readonly ((random: Random, palette: Palette) => Drawing)[] = [
  sunset,
  blobs,
  rings,
  quarterCircles,
  stripes,
];

export function coverSvg(id: string, size: number): string {
  const random = seededRandom(`cover:${id}`);
  const palette = random.pick(PALETTES);
  const { shapes, gradients = '' } = random.pick(COMPOSITIONS)(random, palette);
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

function sunset(random: Random, [dark, deep, first, second, light]: Palette): Drawing {
  const x = random.between(170, 470);
  const y = random.between(210, 330);
  const radius = random.between(90, 160);
  const waves = repeat(5, (index) => {
    const top = y + 70 + index * 62;
    const swing = random.between(-60, 60);
    const line = `M0 ${round(top)}C210 ${round(top - swing)} 430 ${round(top + swing)} ${SIDE} ${round(top - swing / 2)}V${SIDE}H0Z`;
    return `<path d="${line}" fill="${index % 2 ? deep : dark}" opacity="${round(0.55 + index * 0.1)}"/>`;
  });
  return {
    gradients: linear('sun', light, second) + linear('sky', deep, first) + radial('glow', second),
    shapes:
      rect(0, 0, SIDE, SIDE, 'url(#sky)') +
      circle(x, y, radius * 2.2, 'url(#glow)') +
      circle(x, y, radius, 'url(#sun)') +
      waves,
  };
}

function blobs(random: Random, palette: Palette): Drawing {
  const spots = palette.slice(1).map((colour, index) => ({
    gradient: radial(`spot${index}`, colour),
    shape: circle(random.int(SIDE), random.int(SIDE), random.between(260, 460), `url(#spot${index})`),
  }));
  return {
    gradients: spots.map(({ gradient }) => gradient).join(''),
    shapes: spots.map(({ shape }) => shape).join(''),
  };
}

function rings(random: Random, palette: Palette): Drawing {
  const x = random.between(160, 480);
  const y = random.between(160, 480);
  const step = random.between(34, 52);
  return {
    shapes: repeat(9, (index) =>
      circle(x + index * 6, y - index * 4, (10 - index) * step, palette[(index % 4) + 1]!, 'opacity=".82"'),
    ),
  };
}

function quarterCircles(random: Random, palette: Palette): Drawing {
  const cell = SIDE / 4;
  return {
    shapes: repeat(16, (index) => {
      const turn = `rotate(${random.int(4) * 90} ${cell / 2} ${cell / 2})`;
      const place = `translate(${(index % 4) * cell} ${Math.floor(index / 4) * cell})`;
      const arc = `<path d="M0 0H${cell}A${cell} ${cell} 0 0 1 0 ${cell}Z" fill="${random.pick(palette)}"/>`;
      return `<g transform="${place} ${turn}">${rect(0, 0, cell, cell, random.pick(palette))}${arc}</g>`;
    }),
  };
}

function stripes(random: Random, [, deep, first, second, light]: Palette): Drawing {
  const width = random.between(26, 54);
  const bars = repeat(12, (index) =>
    rect(-200 + index * width * 2, -300, width, 1300, index % 2 ? first : deep, 'opacity=".75"'),
  );
  return {
    gradients: linear('disc', light, second),
    shapes: `<g transform="rotate(${random.between(20, 70)} 320 320)">${bars}</g>${circle(random.between(220, 420), random.between(220, 420), random.between(110, 190), 'url(#disc)')}`,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;

const linear = (name: string, from: string, to: string, angle = 90) =>
  `<linearGradient id="${name}" gradientTransform="rotate(${angle} .5 .5)"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const radial = (name: string, colour: string) =>
  `<radialGradient id="${name}"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const svg = (size: number, gradients: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${gradients}</defs>${shapes}</svg>`;
