/** Computes any byte range of a track's WAV file: a loop of four bars that repeats, faded in and out. */
import { seededRandom, type Random } from '../core/random';
import type { Sound } from './scenes';
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
const NOTES_PER_CHORD = 8;
const SCALES: Readonly<Record<Sound['scale'], readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonic: [0, 1, 4, 5, 7, 8, 11],
  pentatonic: [0, 3, 5, 6, 7, 10, 12],
};
/** Which of the eight notes of a bar have a drum and a snare. */
const BEATS: Readonly<Record<Sound['beat'], { drums: readonly number[]; snares: readonly number[] }>> = {
  none: { drums: [], snares: [] },
  soft: { drums: [0], snares: [4] },
  straight: { drums: [0, 2, 4, 6], snares: [1, 3, 5, 7] },
  broken: { drums: [0, 5], snares: [2, 6, 7] },
  swing: { drums: [0, 4], snares: [2, 3, 6, 7] },
};
const PLAIN: Sound = { bpm: 120, scale: 'major', edge: 0, beat: 'none' };
const PROGRESSIONS = [
  [0, 4, 5, 3],
  [0, 5, 3, 4],
  [5, 3, 0, 4],
];
const MAX_LOOPS = 30;

/** Tracks with one `id` and one sound have the same tune. */
export function tuneOf(id: string, durationMs: number, sound: Sound = PLAIN): Audio {
  const total = sampleCount(durationMs);
  return {
    size: wavSize(durationMs),
    *read(start, end) {
      if (start < HEADER_BYTES) yield wavHeader(durationMs).subarray(start, end + 1);
      const loop = loopOf(id, sound);
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

function loopOf(id: string, sound: Sound): Float32Array {
  const key = [id, ...Object.values(sound)].join(' ');
  const known = loops.get(key);
  if (known) return known;
  if (loops.size >= MAX_LOOPS) loops.clear();
  const loop = composeLoop(id, sound);
  loops.set(key, loop);
  return loop;
}

/** Four chords under an arpeggio, with drums. Every note and chord ends in silence, so the loop has no click. */
function composeLoop(id: string, { bpm, scale, edge, beat }: Sound): Float32Array {
  const random = seededRandom(`tune:${id}`);
  const root = 110 * 2 ** (random.int(12) / 12);
  const steps = SCALES[scale];
  const hertz = (degree: number) => root * 2 ** ((steps[degree % 7]! + 12 * Math.floor(degree / 7)) / 12);
  const chords = random.pick(PROGRESSIONS);
  const noteSamples = Math.round((30 / bpm) * random.between(0.94, 1.06) * SAMPLE_RATE);
  const chordSamples = noteSamples * NOTES_PER_CHORD;
  const loop = new Float32Array(chordSamples * chords.length);
  const { drums, snares } = BEATS[beat];
  chords.forEach((chord, bar) => {
    const start = bar * chordSamples;
    for (const step of [0, 2, 4])
      addTone(loop, start, chordSamples, hertz(chord + step), { level: 0.13, edge });
    for (let note = 0; note < NOTES_PER_CHORD; note += 1) {
      const swing = beat === 'swing' && note % 2 === 1 ? noteSamples / 3 : 0;
      const at = start + note * noteSamples + Math.round(swing);
      const length = noteSamples - Math.round(swing);
      const pitch = hertz(chord + random.pick([0, 2, 4, 7]) + 7);
      addTone(loop, at, length, pitch, { level: 0.36, edge, decay: 7 });
      if (drums.includes(note)) addTone(loop, at, length, 55, { level: 0.4, decay: 12 });
      if (snares.includes(note)) addNoise(loop, at, length, random);
    }
  });
  return loop;
}

type Tone = { level: number; edge?: number; decay?: number };

/** `edge` adds overtones without making the tone louder. */
function addTone(
  loop: Float32Array,
  start: number,
  length: number,
  hertz: number,
  { level, edge = 0, decay = 0 }: Tone,
) {
  const omega = (2 * PI * hertz) / SAMPLE_RATE;
  const scale = level / (1 + edge * 0.8);
  for (let index = 0; index < length; index += 1) {
    const envelope = sin((PI * index) / length) * exp((-decay * index) / SAMPLE_RATE);
    const overtones = edge && edge * (0.5 * sin(2 * omega * index) + 0.3 * sin(3 * omega * index));
    loop[start + index]! += (sin(omega * index) + overtones) * envelope * scale;
  }
}

function addNoise(loop: Float32Array, start: number, length: number, random: Random) {
  for (let index = 0; index < length; index += 1)
    loop[start + index]! +=
      (random.next() - 0.5) * 0.22 * sin((PI * index) / length) * exp((-28 * index) / SAMPLE_RATE);
}
