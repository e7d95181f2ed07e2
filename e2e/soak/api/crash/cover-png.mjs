// Covers to upload: PNG images of noise, which do not compress.
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** @param {number} edge in pixels; an image has three bytes for each */
export function coverPng(edge) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8);
  // Each line begins with its filter: none.
  const lines = Array.from({ length: edge }, () => Buffer.concat([Buffer.from([0]), randomBytes(edge * 3)]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([numbers.subarray(0, 4), content, numbers.subarray(4)]);
}
