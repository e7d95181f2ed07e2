// Every file passes the whole server: form parser, queue, decoder, database.
import sharp from 'sharp';
import { serverPerFile, type Browser } from '../../testing/server.fixture';

const COUNT = Number(process.env['MALFORMED_COVERS'] ?? 60);
jest.setTimeout(1_800_000);

/** A marker in many files; no stored cover may contain it. */
const CANARY = 'canary-4f1d<script>alert(1)</script>';
const flat = sharp({ create: { width: 64, height: 64, channels: 3, background: '#d40' } });

/** A seeded pseudo-random number generator: the same files each time. */
let state = 1;
const random = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const noise = (length: number) => Buffer.from(Array.from({ length }, () => random(256)));

const KINDS: readonly ((honest: Buffer) => Buffer)[] = [
  (honest) => honest.subarray(0, random(honest.length)),
  (honest) => {
    const damaged = Buffer.from(honest);
    for (let change = 0; change <= random(20); change += 1) damaged[random(damaged.length)] = random(256);
    return damaged;
  },
  (honest) => Buffer.concat([honest, Buffer.from(CANARY)]),
  () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>${CANARY}</script></svg>`),
  () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), noise(500), Buffer.from(CANARY)]),
  () => noise(1 + random(3000)),
  (honest) => Buffer.concat([honest, Buffer.alloc(5 * 1024 * 1024)]),
  (honest) => honest,
];

/** Samples of forty bytes, to find pieces of the file again. */
function piecesOf(bytes: Buffer): Buffer[] {
  const size = 40;
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  ).filter((piece) => new Set(piece).size > 12);
}

const server = serverPerFile();

test(`${COUNT} malformed covers neither crash the server nor leave data of the file`, async () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${CANARY}</a></x:xmpmeta>`;
  const formats = ['jpeg', 'png', 'webp'] as const;
  const honest = await Promise.all(
    formats.map((format) =>
      flat
        .clone()
        [format]()
        .withExif({ IFD0: { Copyright: CANARY } })
        .withXmp(xmp)
        .toBuffer(),
    ),
  );
  let browser: Browser = await server.member();
  for (let index = 0; index < COUNT; index += 1) {
    // A user may own 500 playlists.
    if (index % 200 === 199) browser = await server.member();
    const format = random(formats.length);
    const file = KINDS[index % KINDS.length]!(honest[format]!);
    const form = new FormData();
    form.set('name', `Cover ${index}`);
    const type = `image/${formats[format]}`;
    form.set('playlistCover', new Blob([new Uint8Array(file)], { type }), `cover.${index}`);
    const answer = await browser.sendForm('PUT', '/api/playlists', form);
    // Each cover is re-encoded or refused, never a 500.
    expect([201, 400]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('canary');
    if (answer.statusCode === 400) continue;
    const kept = Buffer.from((await server.rows('covers')).at(-1)!.image);
    const { exif, xmp: words, icc, iptc, ...picture } = await sharp(kept).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 640, height: 640 });
    expect([exif, words, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('canary') || kept.equals(file)).toBe(false);
    expect(piecesOf(file).filter((piece) => kept.includes(piece))).toEqual([]);
  }
  expect((await browser.call('GET', '/api/playlists')).statusCode).toBe(200);
});
