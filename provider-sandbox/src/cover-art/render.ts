/** One key, one picture: palette and composition follow from it, grain and vignette make it a print. */
import { seededRandom } from '../core/random';
import { SIDE, circle, createBrush, rect, type Brush } from './canvas';
import * as geometries from './geometries';
import * as landscapes from './landscapes';
import { PALETTES } from './palettes';

const COMPOSITIONS: readonly ((brush: Brush) => string)[] = [
  landscapes.sunset,
  geometries.quarterArcs,
  geometries.mesh,
  landscapes.dunes,
  geometries.tiles,
  geometries.ribbons,
  landscapes.moon,
  geometries.stripes,
  landscapes.swell,
  geometries.rings,
  geometries.fan,
  landscapes.arches,
  geometries.halftone,
  geometries.orbits,
  geometries.nested,
  landscapes.reflections,
];

const VIGNETTE =
  '<radialGradient id="v" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></radialGradient>';

export function coverSvg(key: string, size: number): string {
  const random = seededRandom(`cover:${key}`);
  const brush = createBrush(random, random.pick(PALETTES));
  const art = random.pick(COMPOSITIONS)(brush);
  const grain = Array.from({ length: 70 }, () => {
    const tone = random.chance(0.5) ? '#fff' : '#000';
    return `<rect x="${random.int(96)}" y="${random.int(96)}" width="1.4" height="1.4" fill="${tone}"/>`;
  });
  return sheet(
    size,
    `${brush.defs.join('')}${VIGNETTE}<pattern id="g" width="96" height="96" patternUnits="userSpaceOnUse">${grain.join('')}</pattern>`,
    art + rect(0, 0, SIDE, SIDE, 'url(#v)') + rect(0, 0, SIDE, SIDE, 'url(#g)', 'opacity=".07"'),
  );
}

export function avatarSvg(key: string, size: number): string {
  const random = seededRandom(`avatar:${key}`);
  const palette = random.pick(PALETTES);
  const brush = createBrush(random, palette);
  const [a, b, c] = palette.voices;
  const art =
    rect(0, 0, SIDE, SIDE, brush.linear(palette.depth, a, random.int(180))) +
    circle(320, 690, 300, brush.linear(b, palette.ground, 90)) +
    circle(320, 270, 128, brush.linear(palette.light, c, 70)) +
    circle(
      320 + random.between(-40, 40),
      240,
      150,
      brush.linear(a, palette.ground, 110),
      `opacity="${random.chance(0.5) ? '.35' : '0'}"`,
    );
  return sheet(size, brush.defs.join(''), art);
}

/** The picture a service shows for someone who has none. */
export function blankAvatarSvg(size: number): string {
  return sheet(
    size,
    '',
    rect(0, 0, SIDE, SIDE, '#3a4257') + circle(320, 260, 110, '#8892ab') + circle(320, 640, 230, '#8892ab'),
  );
}

function sheet(size: number, defs: string, art: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${defs}</defs>${art}</svg>`;
}
