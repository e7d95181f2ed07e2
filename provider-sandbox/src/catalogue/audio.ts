/** Computes any byte range of a track's WAV file: a loop of eight seconds that repeats, faded in and out. */
import { seededRandom } from '../core/random';
import { HEADER_BYTES, SAMPLE_RATE, sampleCount, wavHeader, wavSize } from './wav';

export type Audio = {
  /** Bytes of the whole file. */
  size: number;
  /** The bytes from `start` to `end`, both included, in blocks. */
  read: (start: number, end: number) => Generator<Buffer>;
};

/** Local names, because a lookup on the global object per sample is slow in the test environment. */
const { PI, exp, min, sin } = Math;

const BLOCK_SAMPLES = 8192;
const SECONDS_PER_NOTE = 0.25;
const NOTES_PER_CHORD = 8;
const MAJOR_SCALE = [0, 2, 4, 5, 7, 9, 11];
const PROGRESSIONS = [
  [0, 4, 5, 3],
  [0, 5, 3, 4],
  [5, 3, 0, 4],
];
const MAX_LOOPS = 50;

export function tuneOf(id: string, durationMs: number): Audio {
  const total = sampleCount(durationMs);
  return {
    size: wavSize(durationMs),
    *read(start, end) {
      if (start < HEADER_BYTES) yield wavHeader(durationMs).subarray(start, end + 1);
      const loop = loopOf(id);
      let from = Math.max(start - HEADER_BYTES, 0);
      while (from <= end - HEADER_BYTES) {
        const first = Math.floor(from / 2);
        const block = renderBlock(loop, total, first);
        const until = min(first * 2 + block.length, end - HEADER_BYTES + 1);
        yield block.subarray(from - first * 2, until - first * 2);
        from = until;
      }
    },
  };
}

function renderBlock(loop: Float32Array, total: number, first: number): Buffer {
  const fadeIn = 0.05 * SAMPLE_RATE;
  const fadeOut = 0.4 * SAMPLE_RATE;
  const pcm = new Int16Array(min(BLOCK_SAMPLES, total - first));
  for (let index = 0; index < pcm.length; index += 1) {
    const at = first + index;
    const gain = min(1, at / fadeIn, (total - 1 - at) / fadeOut);
    pcm[index] = loop[at % loop.length]! * gain * 20_000;
  }
  return Buffer.from(pcm.buffer);
}

const loops = new Map<string, Float32Array>();

function loopOf(id: string): Float32Array {
  const known = loops.get(id);
  if (known) return known;
  if (loops.size >= MAX_LOOPS) loops.clear();
  const loop = composeLoop(id);
  loops.set(id, loop);
  return loop;
}

/** Four chords under an arpeggio. Every note and chord ends in silence, so the loop has no click. */
function composeLoop(id: string): Float32Array {
  const random = seededRandom(`tune:${id}`);
  const root = 110 * 2 ** (random.int(12) / 12);
  const hertz = (degree: number) =>
    root * 2 ** ((MAJOR_SCALE[degree % 7]! + 12 * Math.floor(degree / 7)) / 12);
  const chords = random.pick(PROGRESSIONS);
  const noteSamples = Math.round(SECONDS_PER_NOTE * SAMPLE_RATE);
  const chordSamples = noteSamples * NOTES_PER_CHORD;
  const loop = new Float32Array(chordSamples * chords.length);
  chords.forEach((chord, bar) => {
    for (const step of [0, 2, 4]) addTone(loop, bar * chordSamples, chordSamples, hertz(chord + step), 0.13);
    for (let note = 0; note < NOTES_PER_CHORD; note += 1) {
      const pitch = hertz(chord + random.pick([0, 2, 4, 7]) + 7);
      addTone(loop, bar * chordSamples + note * noteSamples, noteSamples, pitch, 0.4, 7);
    }
  });
  return loop;
}

function addTone(loop: Float32Array, start: number, length: number, hertz: number, level: number, decay = 0) {
  const omega = (2 * PI * hertz) / SAMPLE_RATE;
  for (let index = 0; index < length; index += 1) {
    const envelope = sin((PI * index) / length) * exp((-decay * index) / SAMPLE_RATE);
    loop[start + index]! += sin(omega * index) * envelope * level;
  }
}
