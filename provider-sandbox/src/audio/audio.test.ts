import { GENRES } from '../catalogue/genres';
import { createSandbox, type Sandbox } from '../create-sandbox';
import { ask } from '../test-client';
import { renderBytes, type Song } from './render';
import { HEADER_BYTES, parseRange, wavSize } from './wav';

const whole = (song: Song) =>
  Buffer.concat([...renderBytes(song, { start: 0, end: wavSize(song.durationMs) - 1 })]);
const song: Song = { key: 'midnight', genre: 'Synthwave', durationMs: 30_000 };

function loudness(bytes: Buffer): number {
  const samples = new Int16Array(
    bytes.buffer,
    bytes.byteOffset + HEADER_BYTES,
    (bytes.length - HEADER_BYTES) / 2,
  );
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

test('any range is the same bytes the whole song has there', () => {
  const bytes = whole(song);
  for (const [start, end] of [
    [0, 1],
    [10, 99],
    [43, 45],
    [44, 20_000],
    [777_777, 800_001],
    [bytes.length - 1, bytes.length - 1],
  ] as const) {
    expect(Buffer.concat([...renderBytes(song, { start, end })]).equals(bytes.subarray(start, end + 1))).toBe(
      true,
    );
  }
});

test('every genre can be heard, and begins and ends in silence', () => {
  for (const genre of GENRES) {
    const bytes = whole({ key: `song of ${genre}`, genre, durationMs: 24_000 });
    expect(loudness(bytes)).toBeGreaterThan(500);
    expect(Math.abs(bytes.readInt16LE(HEADER_BYTES))).toBeLessThan(40);
    expect(Math.abs(bytes.readInt16LE(bytes.length - 2))).toBeLessThan(40);
  }
});

test('two songs of one genre do not sound alike', () => {
  expect(whole({ ...song, key: 'another' }).equals(whole(song))).toBe(false);
});

test('a song of three seconds is heard at once', () => {
  expect(loudness(whole({ ...song, durationMs: 3000 }))).toBeGreaterThan(1000);
});

test.each([
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=100-199', { start: 100, end: 199 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-50', { start: 950, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  [undefined, null],
])('the range %s of a thousand bytes is %j', (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});

describe('over HTTP', () => {
  let sandbox: Sandbox;
  let url: string;
  beforeAll(async () => {
    sandbox = await createSandbox({ port: 0 });
    const entries = await fetch(`${sandbox.url}/soundcloud/audio/308000000.wav`);
    expect(entries.status).toBe(404);
    url = `${sandbox.url}/soundcloud/audio/293000209.wav`;
  });
  afterAll(() => sandbox.close());

  test('a range answers 206 with its place in the whole', async () => {
    const answer = await fetch(url, { headers: { range: 'bytes=44-1043' } });
    expect(answer.status).toBe(206);
    expect((await answer.arrayBuffer()).byteLength).toBe(1000);
    expect(answer.headers.get('content-length')).toBe('1000');
    expect(answer.headers.get('content-range')).toMatch(/^bytes 44-1043\/\d+$/);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('content-type')).toBe('audio/wav');
  });

  test('a range behind the end answers 416 and says how long the song is', async () => {
    const answer = await ask(url, { headers: { range: 'bytes=999999999-' } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
  });
});
