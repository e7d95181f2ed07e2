/** PCM in its plainest wrapping: 44 bytes of header, then 16-bit mono samples. */

export const SAMPLE_RATE = 22_050;
export const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

export function sampleCount(durationMs: number): number {
  return Math.round((durationMs / 1000) * SAMPLE_RATE);
}

export function wavSize(durationMs: number): number {
  return HEADER_BYTES + sampleCount(durationMs) * BYTES_PER_SAMPLE;
}

export function wavHeader(durationMs: number): Buffer {
  const dataBytes = sampleCount(durationMs) * BYTES_PER_SAMPLE;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28);
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

export type ByteRange = { start: number; end: number };

/** The one range we serve: `null` asks for everything, `unsatisfiable` deserves a 416. */
export function parseRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  if (!header) return null;
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!parts || (parts[1] === '' && parts[2] === '')) return null;
  if (parts[1] === '') {
    const tail = Number(parts[2]);
    return tail === 0 ? 'unsatisfiable' : { start: Math.max(0, size - tail), end: size - 1 };
  }
  const start = Number(parts[1]);
  const end = parts[2] === '' ? size - 1 : Math.min(Number(parts[2]), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? null : { start, end };
}
