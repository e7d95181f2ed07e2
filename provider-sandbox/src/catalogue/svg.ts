/** The parts of an SVG picture with a side of 640. */

export const SIDE = 640;

export const round = (value: number) => Math.round(value * 100) / 100;

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;

export const linear = (name: string, from: string, to: string, angle = 90) =>
  `<linearGradient id="${name}" gradientTransform="rotate(${angle} .5 .5)"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export const radial = (name: string, colour: string) =>
  `<radialGradient id="${name}"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const svg = (size: number, gradients: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${gradients}</defs>${shapes}</svg>`;
