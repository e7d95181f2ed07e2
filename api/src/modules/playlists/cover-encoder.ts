// Encodes uploaded covers one at a time; more wait in a bounded queue.
import { bulkhead } from 'cockatiel';
import sharp from 'sharp';
import { COVER_MAX_BYTES } from '@segue/contract';
import { failure } from '../../failure';

const EDGE_PX = 640;
const MAX_PIXELS = 24_000_000;
const TIMEOUT_S = 5;
const QUALITY = 82;
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

/** 640×640 WebP without metadata, or null when the bytes are not an acceptable JPEG, PNG or WebP. */
async function coverImage(original: Buffer): Promise<Buffer | null> {
  if (original.length === 0 || original.length > COVER_MAX_BYTES || !hasKnownStart(original)) return null;
  const picture = sharp(original, {
    limitInputPixels: MAX_PIXELS,
    pages: 1,
    failOn: 'warning',
    sequentialRead: true,
  });
  try {
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format)) return null;
    return await picture
      .timeout({ seconds: TIMEOUT_S })
      .rotate()
      .resize(EDGE_PX, EDGE_PX, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    // Too large, damaged or not an image: the same error for all.
    return null;
  }
}

/** Checks the magic bytes, so that other decoders (SVG, AVIF, GIF, …) never see the file. */
function hasKnownStart(bytes: Buffer): boolean {
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const png = bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
  const webp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return jpeg || png || webp;
}

// Decoding takes memory and a CPU core.
const CAPACITY = 1;
const QUEUE_LENGTH = 20;

/** The returned function fails with `coverInvalid`, or with cockatiel's BulkheadRejectedError when the queue is full. */
export function createCoverEncoder(): (original: Buffer) => Promise<Buffer> {
  const queue = bulkhead(CAPACITY, QUEUE_LENGTH);
  return async (original) => (await queue.execute(() => coverImage(original))) ?? failure('coverInvalid');
}
