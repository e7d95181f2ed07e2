/** The band: partials with decays for the tuned ones, short recordings made once for the drums, and the sea. */
import { seededRandom } from '../core/random';
import type { Hit, Note } from './score';
import { SAMPLE_RATE } from './wav';

const { sin } = Math;

type Overtone = { ratio: number; gain: number; decay: number };
type Voice = { attack: number; release: number; partials: readonly Overtone[] };

const VOICES: Readonly<Record<Note['timbre'], Voice>> = {
  pluck: {
    attack: 0.004,
    release: 0.2,
    partials: [
      { ratio: 1, gain: 1, decay: 4 },
      { ratio: 2, gain: 0.35, decay: 7 },
      { ratio: 3, gain: 0.14, decay: 11 },
    ],
  },
  bell: {
    attack: 0.003,
    release: 0.3,
    partials: [
      { ratio: 1, gain: 0.9, decay: 2.4 },
      { ratio: 2.756, gain: 0.22, decay: 5 },
      { ratio: 4, gain: 0.1, decay: 8 },
    ],
  },
  keys: {
    attack: 0.008,
    release: 0.2,
    partials: [
      { ratio: 1, gain: 1, decay: 2.8 },
      { ratio: 2, gain: 0.28, decay: 4.5 },
      { ratio: 4.01, gain: 0.08, decay: 9 },
    ],
  },
  string: {
    attack: 0.006,
    release: 0.2,
    partials: [
      { ratio: 1, gain: 0.9, decay: 3 },
      { ratio: 2, gain: 0.5, decay: 4 },
      { ratio: 3, gain: 0.3, decay: 6 },
      { ratio: 4, gain: 0.15, decay: 9 },
    ],
  },
  pulse: {
    attack: 0.005,
    release: 0.1,
    partials: [
      { ratio: 1, gain: 0.8, decay: 5 },
      { ratio: 3, gain: 0.26, decay: 6 },
      { ratio: 5, gain: 0.14, decay: 8 },
      { ratio: 1.006, gain: 0.5, decay: 5 },
    ],
  },
  pad: {
    attack: 0.7,
    release: 0.9,
    partials: [
      { ratio: 1, gain: 0.8, decay: 0 },
      { ratio: 1.004, gain: 0.6, decay: 0 },
      { ratio: 2, gain: 0.22, decay: 0 },
    ],
  },
  bass: {
    attack: 0.012,
    release: 0.12,
    partials: [
      { ratio: 1, gain: 1, decay: 1.6 },
      { ratio: 2, gain: 0.3, decay: 4 },
    ],
  },
};

/**
 * Adds the part of a note that falls into a block. Each partial is a decaying rotation started exactly at the block's
 * first sample, so blocks never depend on one another.
 */
export function playNote(block: Float32Array, blockStart: number, note: Note): void {
  const voice = VOICES[note.timbre];
  const length = Math.floor(note.seconds * SAMPLE_RATE);
  const from = Math.max(0, note.startSample - blockStart);
  const to = Math.min(block.length, note.startSample + length - blockStart);
  if (from >= to) return;
  const attack = voice.attack * SAMPLE_RATE;
  const release = voice.release * SAMPLE_RATE;
  for (const { ratio, gain, decay } of voice.partials) {
    const omega = (2 * Math.PI * note.hertz * ratio) / SAMPLE_RATE;
    if (omega > Math.PI * 0.9) continue;
    const age = blockStart + from - note.startSample;
    const shrink = Math.exp(-decay / SAMPLE_RATE);
    const level = note.loudness * gain * Math.exp((-decay * age) / SAMPLE_RATE);
    let sine = level * Math.sin(omega * age);
    let cosine = level * Math.cos(omega * age);
    const turnSine = Math.sin(omega) * shrink;
    const turnCosine = Math.cos(omega) * shrink;
    for (let index = from; index < to; index += 1) {
      const position = blockStart + index - note.startSample;
      let envelope = position < attack ? position / attack : 1;
      const remaining = length - position;
      if (remaining < release) envelope *= remaining / release;
      block[index] = (block[index] ?? 0) + sine * envelope;
      const next = sine * turnCosine + cosine * turnSine;
      cosine = cosine * turnCosine - sine * turnSine;
      sine = next;
    }
  }
}

export function playHit(block: Float32Array, blockStart: number, hit: Hit): void {
  const recording = DRUMS[hit.drum];
  const from = Math.max(0, hit.startSample - blockStart);
  const to = Math.min(block.length, hit.startSample + recording.length - blockStart);
  for (let index = from; index < to; index += 1) {
    block[index] =
      (block[index] ?? 0) + (recording[blockStart + index - hit.startSample] ?? 0) * hit.loudness;
  }
}

/** Waves: a loop of soft noise that swells about every eight seconds. */
export function playSea(block: Float32Array, blockStart: number, loudness: number, phase: number): void {
  for (let index = 0; index < block.length; index += 1) {
    const sample = blockStart + index;
    const seconds = sample / SAMPLE_RATE;
    const swell = 0.35 + 0.65 * (0.5 + 0.5 * sin(seconds * 0.78 + phase)) ** 2;
    block[index] = (block[index] ?? 0) + (SEA[sample % SEA.length] ?? 0) * swell * loudness * 0.3;
  }
}

export const LONGEST_HIT_SAMPLES = Math.ceil(0.4 * SAMPLE_RATE);

const record = (seconds: number, sampleAt: (time: number, noise: () => number) => number, seed: string) => {
  const random = seededRandom(seed);
  const noise = () => random.next() * 2 - 1;
  return Float32Array.from({ length: Math.floor(seconds * SAMPLE_RATE) }, (_, index) =>
    sampleAt(index / SAMPLE_RATE, noise),
  );
};

const DRUMS: Readonly<Record<Hit['drum'], Float32Array>> = {
  kick: record(
    0.32,
    (t) =>
      Math.sin(2 * Math.PI * (46 * t + (92 * (1 - Math.exp(-30 * t))) / 30)) *
      Math.exp(-11 * t) *
      Math.min(1, t * 900),
    'kick',
  ),
  snare: record(
    0.22,
    (t, noise) =>
      (noise() * 0.7 * Math.exp(-19 * t) + Math.sin(2 * Math.PI * 186 * t) * 0.5 * Math.exp(-24 * t)) *
      Math.min(1, t * 1500),
    'snare',
  ),
  hat: highPassed(record(0.07, (t, noise) => noise() * Math.exp(-70 * t), 'hat')),
};

const SEA = smoothed(record(5.3, (_t, noise) => noise(), 'sea'));

function highPassed(sound: Float32Array): Float32Array {
  return sound.map((value, index) => value - (sound[index - 1] ?? 0));
}

/** Brown-ish noise; the ends are laid over each other so that the loop has no click. */
function smoothed(sound: Float32Array): Float32Array {
  const soft = new Float32Array(sound.length);
  let level = 0;
  for (let index = 0; index < sound.length; index += 1) {
    level += ((sound[index] ?? 0) - level) * 0.06;
    soft[index] = level * 3.2;
  }
  const overlap = Math.floor(0.3 * SAMPLE_RATE);
  const loop = soft.subarray(0, soft.length - overlap);
  for (let index = 0; index < overlap; index += 1) {
    const share = index / overlap;
    loop[index] = (soft[index] ?? 0) * share + (soft[loop.length + index] ?? 0) * (1 - share);
  }
  return Float32Array.from(loop);
}
