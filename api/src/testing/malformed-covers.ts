// Malformed covers: damaged, disguised, oversized or with a payload. The same seed makes the same files.
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Create, type SharpOptions } from 'sharp';

export type MalformedFile = { kind: string; type: string; bytes: Buffer };

/** A marker inside every file; no stored cover may contain it. */
export const CANARY = 'canary-4f1d<script>alert(1)</script>';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>${CANARY}</script></svg>`;

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
  async ({ format }) => as('words in its metadata', format, await withMetadata(format)),
  ({ format }) => as('an SVG', format, Buffer.from(SVG)),
  ({ random }) =>
    as('a start and noise', 'jpeg', Buffer.concat([JPEG_START, noise(random, 500), Buffer.from(CANARY)])),
  ({ random }) => as('a PNG of absurd size', 'png', pngOf(30_000 + Math.floor(random() * 2e9), 30_000)),
  () => as('a PNG that unpacks to gigabytes', 'png', pngOf(20_000, 20_000, 3_000_000)),
  async () => as('a GIF', 'png', await sharp(flat(32)).gif().toBuffer()),
  ({ format, random }) => as('noise', format, noise(random, 1 + Math.floor(random() * 3000))),
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
