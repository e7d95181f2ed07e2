/** The WAV format: 44 bytes of header, then 16-bit mono PCM samples. */

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
