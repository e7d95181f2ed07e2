/** The few strokes every composition is made of. All of them draw on a 640 by 640 sheet. */
import type { Random } from '../core/random';
import type { Palette } from './palettes';

export const SIDE = 640;

export type Brush = {
  random: Random;
  palette: Palette;
  /** Adds a gradient and answers the paint to use it with. */
  linear: (from: string, to: string, angle: number) => string;
  radial: (
    inner: string,
    outer: string,
    options?: { x?: number; y?: number; r?: number; fade?: boolean },
  ) => string;
  defs: string[];
};

export function createBrush(random: Random, palette: Palette): Brush {
  const defs: string[] = [];
  const name = () => `p${defs.length}`;
  return {
    random,
    palette,
    defs,
    linear(from, to, angle) {
      const id = name();
      defs.push(
        `<linearGradient id="${id}" gradientTransform="rotate(${round(angle)} .5 .5)"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
      );
      return `url(#${id})`;
    },
    radial(inner, outer, { x = 0.5, y = 0.5, r = 0.5, fade = false } = {}) {
      const id = name();
      defs.push(
        `<radialGradient id="${id}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"><stop stop-color="${inner}"/><stop offset="1" stop-color="${outer}"${fade ? ' stop-opacity="0"' : ''}/></radialGradient>`,
      );
      return `url(#${id})`;
    },
  };
}

export const round = (value: number) => Math.round(value * 100) / 100;

export const circle = (x: number, y: number, r: number, paint: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${paint}"${more && ` ${more}`}/>`;

export const ring = (x: number, y: number, r: number, paint: string, width: number, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${paint}" stroke-width="${round(width)}"${more && ` ${more}`}/>`;

export const rect = (x: number, y: number, w: number, h: number, paint: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${paint}"${more && ` ${more}`}/>`;

export const path = (d: string, paint: string, more = '') =>
  `<path d="${d}" fill="${paint}"${more && ` ${more}`}/>`;

export const stroke = (d: string, paint: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${round(width)}" stroke-linecap="round"${more && ` ${more}`}/>`;

export const turn = (degrees: number, inner: string, x = SIDE / 2, y = SIDE / 2) =>
  `<g transform="rotate(${round(degrees)} ${x} ${y})">${inner}</g>`;

/** A smooth line through points, left to right. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${round(first[0])} ${round(first[1])}`;
  let last = first;
  for (const point of rest) {
    const middle = (last[0] + point[0]) / 2;
    d += `C${round(middle)} ${round(last[1])} ${round(middle)} ${round(point[1])} ${round(point[0])} ${round(point[1])}`;
    last = point;
  }
  return d;
}

/** A row of hills from edge to edge around a height. */
export function hills(random: Random, height: number, swing: number, steps: number): string {
  const points = Array.from(
    { length: steps + 1 },
    (_, index) => [(index / steps) * (SIDE + 80) - 40, height + (random.next() - 0.5) * 2 * swing] as const,
  );
  return smooth(points);
}

export const toBottom = (line: string) => `${line}V${SIDE + 40}H-40Z`;
