/** Draws a cover as a PNG file: a music server sends pictures of files, not SVG. */
import { crc32, deflateSync } from 'node:zlib';
import { type Look, paletteOf } from '@segue/provider-sandbox/catalogue/covers';
import { seededRandom } from '@segue/provider-sandbox/core/random';

type Color = readonly [number, number, number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 8;
const TRUE_COLOR = 2;

/** The same id always gives the same picture. */
export function coverPng(id: string, size: number, look: Look): Buffer {
  const random = seededRandom(`cover:${id}`);
  const [dark, deep, first, second, light] = paletteOf(id, look).map(colorOf) as [
    Color,
    Color,
    Color,
    Color,
    Color,
  ];
  const [x, y] = [random.between(0.25, 0.75), random.between(0.25, 0.75)];
  const rings = [light, second, first, deep].map((color, index) => ({
    color,
    radius: random.between(0.1, 0.16) + index * 0.11,
  }));
  const slant = random.between(-0.4, 0.4);
  return encodePng(size, (column, row) => {
    const distance = Math.hypot(column / size - x, row / size - y);
    const ring = rings.find(({ radius }) => distance < radius);
    return (
      ring?.color ?? mix(deep, dark, Math.min(1, Math.max(0, row / size + slant * (column / size - 0.5))))
    );
  });
}

const colorOf = (hex: string): Color => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as never;

const mix = (from: Color, to: Color, share: number): Color =>
  from.map((value, index) => Math.round(value + (to[index]! - value) * share)) as never;

function encodePng(size: number, colorAt: (column: number, row: number) => Color): Buffer {
  const rowBytes = 1 + size * 3;
  const rows = Buffer.alloc(rowBytes * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      rows.set(colorAt(column, row), row * rowBytes + 1 + column * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([BIT_DEPTH, TRUE_COLOR], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
