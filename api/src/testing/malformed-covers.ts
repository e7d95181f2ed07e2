// Malformed covers: damaged, disguised, oversized or with a payload. The same seed makes the same files.
import { deflateSync } from 'node:zlib';
import sharp, { type Create, type SharpOptions } from 'sharp';

export type MalformedFile = { kind: string; type: string; bytes: Buffer };

/** A marker inside every file; no stored cover may contain it. */
export const CANARY = 'canary-4f1d<script>alert(1)</script>';

type Format = 'jpeg' | 'png' | 'webp';
const FORMATS: readonly Format[] = ['jpeg', 'png', 'webp'];
const JPEG_START = Buffer.from('ffd8ffe0', 'hex');
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');

/** A seeded pseudo-random number generator. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates this many malformed files, of every kind in turn. */
export async function malformedFiles(count: number, seed = 1): Promise<MalformedFile[]> {
  const random = seeded(seed);
  const honest = Object.fromEntries(
    await Promise.all(FORMATS.map(async (format) => [format, await picture(format, 64)] as const)),
  ) as Record<Format, Buffer>;
  const files: MalformedFile[] = [];
  for (let index = 0; index < count; index += 1) {
    const make = KINDS[index % KINDS.length]!;
    const format = FORMATS[Math.floor(random() * FORMATS.length)]!;
    files.push(await make({ format, honest: honest[format], random }));
  }
  return files;
}

type Maker = (given: {
  format: Format;
  honest: Buffer;
  random: () => number;
}) => Promise<MalformedFile> | MalformedFile;
const as = (kind: string, format: Format, bytes: Buffer): MalformedFile => ({
  kind,
  type: `image/${format}`,
  bytes,
});
const noise = (random: () => number, length: number) =>
  Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));

const KINDS: readonly Maker[] = [
  ({ format, honest, random }) =>
    as('cut off', format, honest.subarray(0, Math.floor(random() * honest.length))),
  ({ format, honest, random }) => as('bytes changed', format, damaged(honest, random)),
  ({ format, honest }) =>
    as('a page behind the picture', format, Buffer.concat([honest, Buffer.from(CANARY)])),
  ({ format, honest, random }) =>
    as(
      'an archive behind the picture',
      format,
      Buffer.concat([honest, Buffer.from('PK\u0003\u0004'), noise(random, 200), Buffer.from(CANARY)]),
    ),
  async ({ format }) => as('words in its metadata', format, await withMetadata(format)),
  async ({ random }) =>
    as('a page in a JPEG comment', 'jpeg', withComment(await picture('jpeg', 48), random)),
  async () => as('a page in a PNG text', 'png', withPngText(await picture('png', 48))),
  ({ format }) =>
    as(
      'an SVG',
      format,
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>${CANARY}</script></svg>`),
    ),
  ({ format }) => as('a page', format, Buffer.from(`<!doctype html><title>${CANARY}</title>`)),
  ({ random }) =>
    as('a start and noise', 'jpeg', Buffer.concat([JPEG_START, noise(random, 500), Buffer.from(CANARY)])),
  ({ random }) =>
    as('a PNG start and noise', 'png', Buffer.concat([PNG_START, noise(random, 500), Buffer.from(CANARY)])),
  ({ random }) => as('a RIFF of something else', 'webp', riff(random)),
  ({ random }) => as('a PNG of absurd size', 'png', pngOf(30_000 + Math.floor(random() * 2e9), 30_000)),
  ({ random }) =>
    as(
      'a PNG that unpacks to gigabytes',
      'png',
      pngOf(20_000, 20_000, 3_000_000 + Math.floor(random() * 1e6)),
    ),
  () => as('a PNG without size', 'png', pngOf(0, 0)),
  async ({ random }) =>
    as(
      'a GIF',
      'png',
      await sharp(flat(32 + Math.floor(random() * 32)))
        .gif()
        .toBuffer(),
    ),
  async () => as('a TIFF', 'jpeg', await sharp(flat(32)).tiff().toBuffer()),
  ({ format, random }) => as('noise', format, noise(random, 1 + Math.floor(random() * 3000))),
  ({ format }) => as('nothing but a name', format, Buffer.from(' ')),
  ({ format, honest }) =>
    as('more than 5 MB', format, Buffer.concat([honest, Buffer.alloc(5 * 1024 * 1024)])),
];

function flat(edge: number): SharpOptions & { create: Create } {
  return { create: { width: edge, height: edge, channels: 3, background: '#d40' } };
}

function picture(format: Format, edge: number): Promise<Buffer> {
  return sharp(flat(edge))[format]().toBuffer();
}

function withMetadata(format: Format): Promise<Buffer> {
  return sharp(flat(48))
    [format]()
    .withExif({ IFD0: { Copyright: CANARY, Artist: CANARY }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${CANARY}</a></x:xmpmeta>`)
    .toBuffer();
}

function damaged(bytes: Buffer, random: () => number): Buffer {
  const changed = Buffer.from(bytes);
  for (let change = 0; change < 1 + random() * 20; change += 1) {
    changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
  }
  return changed;
}

/** A comment segment right after the start of the image. */
function withComment(jpeg: Buffer, random: () => number): Buffer {
  const words = Buffer.from(`<html>${CANARY}${random()}</html>`);
  const head = Buffer.from([0xff, 0xfe, (words.length + 2) >> 8, (words.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, words, jpeg.subarray(2)]);
}

function withPngText(png: Buffer): Buffer {
  const end = png.length - 12;
  return Buffer.concat([
    png.subarray(0, end),
    chunk('tEXt', Buffer.from(`Comment\0${CANARY}`)),
    png.subarray(end),
  ]);
}

function riff(random: () => number): Buffer {
  const bytes = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), noise(random, 300), Buffer.from(CANARY)]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

/** A PNG with these dimensions in its header and this many compressed zero bytes. */
function pngOf(width: number, height: number, unpackedBytes = 100): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width >>> 0, 0);
  header.writeUInt32BE(height >>> 0, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    PNG_START,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(CANARY)),
    chunk('IDAT', deflateSync(Buffer.alloc(unpackedBytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
