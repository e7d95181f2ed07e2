import { parseRange } from '../core/send-audio';
import { tuneOf } from './audio';
import { HEADER_BYTES } from './wav';

const bytesOf = (id: string, durationMs: number, start = 0, end = tuneOf(id, durationMs).size - 1) =>
  Buffer.concat([...tuneOf(id, durationMs).read(start, end)]);

function samplesOf(file: Buffer): Int16Array {
  const { buffer, byteOffset, length } = file;
  return new Int16Array(buffer, byteOffset + HEADER_BYTES, (length - HEADER_BYTES) / 2);
}

function loudness(file: Buffer): number {
  const samples = samplesOf(file);
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

test.each([
  [10, 99],
  [44, 20_000],
  [777_777, 800_001],
])('bytes %i to %i of a file are the same alone and within the whole file', (start, end) => {
  const file = bytesOf('midnight', 30_000);
  expect(file.length).toBe(1_323_044);
  expect(bytesOf('midnight', 30_000, start, end).equals(file.subarray(start, end + 1))).toBe(true);
});

test.each([3000, 24_000])('a file of %i ms is audible, and starts and ends in silence', (durationMs) => {
  for (let index = 0; index < 3; index += 1) {
    const file = bytesOf(`song ${index}`, durationMs);
    expect(loudness(file)).toBeGreaterThan(1000);
    expect(Math.abs(file.readInt16LE(HEADER_BYTES))).toBeLessThan(40);
    expect(Math.abs(file.readInt16LE(file.length - 2))).toBeLessThan(40);
  }
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
])('the range header %s of a file of 1000 bytes is read as %j', (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});
