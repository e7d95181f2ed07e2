/** The sound of a song: the file, and a transcoded copy of unknown length as a converter's pipe gives it. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Audio, tuneOf } from '@segue/provider-sandbox/catalogue/audio';
import { SCENES_BY_GENRE } from '@segue/provider-sandbox/catalogue/scenes';
import { HEADER_BYTES, SAMPLE_RATE, wavHeader, wavSize } from '@segue/provider-sandbox/catalogue/wav';
import type { Song } from './library';

export const TRACK_KBPS = Math.round((SAMPLE_RATE * 16) / 1000);
/** Transcoded sound has half the sample rate. */
const DECIMATION = 2;
/** The length that a converter writes when it cannot go back to the header. */
const UNKNOWN_LENGTH = 0xffffffff;
const RATE_OFFSET = 24;
const LENGTH_OFFSETS = [4, 40];

const durationMs = ({ seconds }: Song) => seconds * 1000;
const tuneOfSong = (song: Song) =>
  tuneOf(song.recording, durationMs(song), SCENES_BY_GENRE.get(song.album.genre)?.sound);
export const trackBytes = (song: Song) => wavSize(durationMs(song));

export function trackAudio(song: Song): Audio {
  const audio = tuneOfSong(song);
  if (song.suffix === 'wav') return audio;
  // A format that browsers do not play: nothing in it is a WAV file's.
  return {
    size: audio.size,
    *read(start, end) {
      for (const block of audio.read(start, end)) yield block.map((byte) => byte ^ 0x5a) as Buffer;
    },
  };
}

/** Calculated from the rounded bit rate, a little less than what is sent. */
export const estimatedBytes = ({ seconds }: Song) =>
  (Math.floor(TRACK_KBPS / DECIMATION) * 1000 * seconds) / 8;

/**
 * A WAV file at half the sample rate, at most that fast; 0 is no limit. What is beyond a length that was announced is cut off, as
 * Go's servers do.
 */
export async function* transcode(
  song: Song,
  announcedBytes: number,
  bytesPerSecond: number,
): AsyncGenerator<Buffer> {
  const header = Buffer.from(wavHeader(durationMs(song)));
  header.writeUInt32LE(SAMPLE_RATE / DECIMATION, RATE_OFFSET);
  header.writeUInt32LE((SAMPLE_RATE / DECIMATION) * 2, RATE_OFFSET + 4);
  for (const offset of LENGTH_OFFSETS) header.writeUInt32LE(UNKNOWN_LENGTH, offset);
  yield header;
  let left = announcedBytes - header.length;
  const tune = tuneOfSong(song);
  for (const block of tune.read(HEADER_BYTES, tune.size - 1)) {
    const half = decimate(block).subarray(0, left);
    if (half.length === 0) break;
    yield half;
    left -= half.length;
    await delay(bytesPerSecond === 0 ? 0 : (half.length / bytesPerSecond) * 1000);
  }
}

function decimate(block: Buffer): Buffer {
  const half = Buffer.alloc(Math.ceil(block.length / 2 / DECIMATION) * 2);
  for (let sample = 0; sample * 2 < half.length; sample += 1) {
    block.copy(half, sample * 2, sample * 2 * DECIMATION, sample * 2 * DECIMATION + 2);
  }
  return half;
}
