// Writes FLAC files with tags and a cover, without compression: a real music server reads them, and so do browsers.

const SAMPLES_PER_FRAME = 4096;
const BITS = 16;
const BLOCK = { streamInfo: 0, comments: 4, picture: 6 };
const FRONT_COVER = 3;

/**
 * @typedef {{ rate: number, pcm: Buffer, tags: Record<string, string>, cover?: { bytes: Buffer, side: number } }} Sound
 * `pcm` holds 16-bit little-endian samples of one channel; the cover is a square PNG.
 * @param {Sound} sound
 */
export function writeFlac({ rate, pcm, tags, cover }) {
  const samples = Math.floor(pcm.length / 2);
  const blocks = [
    [BLOCK.streamInfo, streamInfo(rate, samples)],
    [BLOCK.comments, comments(tags)],
    ...(cover ? [[BLOCK.picture, picture(cover)]] : []),
  ];
  const metadata = blocks.map(([type, data], index) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    head[0] = type | (index === blocks.length - 1 ? 0x80 : 0);
    return Buffer.concat([head, data]);
  });
  const frames = Array.from({ length: Math.ceil(samples / SAMPLES_PER_FRAME) }, (_, number) =>
    frame(number, pcm.subarray(number * SAMPLES_PER_FRAME * 2, (number + 1) * SAMPLES_PER_FRAME * 2)),
  );
  return Buffer.concat([Buffer.from('fLaC'), ...metadata, ...frames]);
}

function streamInfo(rate, samples) {
  const data = Buffer.alloc(34);
  data.writeUInt16BE(SAMPLES_PER_FRAME, 0);
  data.writeUInt16BE(SAMPLES_PER_FRAME, 2);
  // Rate in 20 bits, channels - 1 in 3, bits - 1 in 5, samples in 36. Frame sizes and the checksum of the sound may be absent.
  data.writeBigUInt64BE((BigInt(rate) << 44n) | (BigInt(BITS - 1) << 36n) | BigInt(samples), 10);
  return data;
}

function comments(tags) {
  const text = (value) => {
    const bytes = Buffer.from(value);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const entries = Object.entries(tags);
  const count = Buffer.alloc(4);
  count.writeUInt32LE(entries.length);
  return Buffer.concat([text('segue'), count, ...entries.map(([name, value]) => text(`${name}=${value}`))]);
}

function picture({ bytes, side }) {
  const number = (value) => {
    const data = Buffer.alloc(4);
    data.writeUInt32BE(value);
    return data;
  };
  const type = Buffer.from('image/png');
  const fields = [FRONT_COVER, type.length].map(number);
  const rest = [0, side, side, 24, 0, bytes.length].map(number);
  return Buffer.concat([...fields, type, ...rest, bytes]);
}

/** One block of samples as they are ("verbatim"). */
function frame(number, pcm) {
  const count = pcm.length / 2;
  const size = Buffer.alloc(2);
  size.writeUInt16BE(count - 1);
  // Fixed block size; its value follows in 16 bits; the rate is the stream's; one channel of 16 bits.
  const head = Buffer.concat([Buffer.from([0xff, 0xf8, 0x70, 0x08]), utf8Number(number), size]);
  const verbatim = Buffer.from([0x02]);
  const samples = Buffer.from(pcm).swap16();
  const body = Buffer.concat([head, Buffer.from([crc(head, 8, 0x07)]), verbatim, samples]);
  const end = Buffer.alloc(2);
  end.writeUInt16BE(crc(body, 16, 0x8005));
  return Buffer.concat([body, end]);
}

/** A number in the form of UTF-8. */
const utf8Number = (number) => Buffer.from(String.fromCodePoint(number));

/** The remainder that each byte adds, by the polynomial. */
const TABLES = new Map();

function tableOf(width, polynomial) {
  const known = TABLES.get(polynomial);
  if (known) return known;
  const table = Array.from({ length: 256 }, (_, byte) => {
    let value = byte << (width - 8);
    for (let bit = 0; bit < 8; bit += 1)
      value = value & (1 << (width - 1)) ? (value << 1) ^ polynomial : value << 1;
    return value & ((1 << width) - 1);
  });
  TABLES.set(polynomial, table);
  return table;
}

function crc(bytes, width, polynomial) {
  const table = tableOf(width, polynomial);
  const mask = (1 << width) - 1;
  let value = 0;
  for (const byte of bytes) value = ((value << 8) & mask) ^ table[(value >> (width - 8)) ^ byte];
  return value;
}
