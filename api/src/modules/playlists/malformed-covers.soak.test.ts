// Every file passes the whole server: form parser, semaphore, decoder, database.
import sharp from 'sharp';
import { CANARY, malformedFiles, type MalformedFile } from '../../testing/malformed-covers';
import { serverPerFile, type Browser } from '../../testing/server.fixture';

const COUNT = Number(process.env['MALFORMED_COVERS'] ?? 60);
jest.setTimeout(1_800_000);

const server = serverPerFile();
let browser: Browser;
beforeAll(async () => {
  browser = await server.member();
});

async function send(file: MalformedFile, index: number) {
  const form = new FormData();
  form.set('name', `Cover ${index}`);
  form.set('playlistCover', new Blob([new Uint8Array(file.bytes)], { type: file.type }), `cover.${index}`);
  return browser.sendForm('PUT', '/api/playlists', form);
}

/** Samples of forty bytes, to find pieces of the file again. */
function piecesOf(bytes: Buffer): Buffer[] {
  const size = 40;
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  ).filter((piece) => new Set(piece).size > 12);
}

test(`${COUNT} malformed covers neither crash the server nor leave data of the file`, async () => {
  const files = await malformedFiles(COUNT);
  for (const [index, file] of files.entries()) {
    // A user may have 500 playlists.
    if (index % 200 === 199) browser = await server.member();
    const answer = await send(file, index);
    // Re-encoded or refused, never a 500.
    expect([201, 400]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('canary');
  }

  const covers = await server.rows('covers');
  const names = new Map((await server.rows('playlists')).map(({ id, name }) => [id, name]));
  let foundAgain = 0;
  for (const { playlist_id, image } of covers) {
    const kept = Buffer.from(image);
    const file = files[Number(names.get(playlist_id)!.split(' ')[1])]!;
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 640, height: 640 });
    const { exif, xmp, icc, iptc } = await sharp(kept).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('canary') || kept.includes(CANARY)).toBe(false);
    expect(kept.equals(file.bytes)).toBe(false);
    foundAgain += piecesOf(file.bytes).filter((piece) => kept.includes(piece)).length;
  }
  expect(foundAgain).toBe(0);

  expect((await browser.call('GET', '/api/playlists')).statusCode).toBe(200);
});
