/** Any byte of any song, computed alone: blocks of a fixed size are pure functions of the song and their number. */
import type { Genre } from '../catalogue/genres';
import { hash32 } from '../core/random';
import { LONGEST_HIT_SAMPLES, playHit, playNote, playSea } from './instruments';
import { composeScore, type Score } from './score';
import { HEADER_BYTES, SAMPLE_RATE, sampleCount, wavHeader, type ByteRange } from './wav';

/** Taken out of the global object once: they are called for every sample. */
const { min, round } = Math;

export type Song = { key: string; genre: Genre; durationMs: number };

const BLOCK_SAMPLES = 8192;
const BLOCK_BYTES = BLOCK_SAMPLES * 2;
const FADE_IN_SECONDS = 1.2;
const FADE_OUT_SECONDS = 4;
const SHORT_SONG_MS = 20_000;

/** The bytes of a range, block by block; a caller that stops asking stops the work. */
export function* renderBytes(song: Song, { start, end }: ByteRange): Generator<Buffer> {
  if (start < HEADER_BYTES) yield wavHeader(song.durationMs).subarray(start, end + 1);
  const score = scoreOf(song);
  const firstByte = Math.max(start, HEADER_BYTES) - HEADER_BYTES;
  const lastByte = end - HEADER_BYTES;
  for (let number = Math.floor(firstByte / BLOCK_BYTES); number * BLOCK_BYTES <= lastByte; number += 1) {
    const bytes = renderBlock(song, score, number);
    const offset = number * BLOCK_BYTES;
    yield bytes.subarray(Math.max(0, firstByte - offset), Math.min(bytes.length, lastByte - offset + 1));
  }
}

const scores = new Map<string, Score>();
const SCORES_KEPT = 200;

function scoreOf(song: Song): Score {
  const key = `${song.genre}:${song.key}`;
  const known = scores.get(key);
  if (known) return known;
  if (scores.size >= SCORES_KEPT) scores.clear();
  const score = composeScore(song.key, song.genre);
  scores.set(key, score);
  return score;
}

function renderBlock(song: Song, score: Score, number: number): Buffer {
  const total = sampleCount(song.durationMs);
  const start = number * BLOCK_SAMPLES;
  const block = new Float32Array(Math.max(0, Math.min(BLOCK_SAMPLES, total - start)));
  const isShort = song.durationMs < SHORT_SONG_MS;
  const offset = isShort ? shortSongOffset(score) : 0;
  const from = start + offset;

  const firstStep = Math.max(0, Math.floor((from - score.longestSamples) / score.samplesPerStep) - 1);
  const firstDrumStep = Math.max(0, Math.floor((from - LONGEST_HIT_SAMPLES) / score.samplesPerStep) - 1);
  const lastStep = Math.floor((from + block.length) / score.samplesPerStep);
  for (let step = firstStep; step <= lastStep; step += 1) {
    for (const note of score.notesAt(step)) playNote(block, from, note);
    if (step >= firstDrumStep) for (const hit of score.hitsAt(step)) playHit(block, from, hit);
  }
  if (score.sea > 0) playSea(block, from, score.sea, (hash32(song.key) % 628) / 100);
  return toPcm(block, start, total, isShort);
}

/** A song of five seconds has no time for an introduction: it starts where everybody plays. */
function shortSongOffset(score: Score): number {
  return score.samplesPerStep * 16 * 16;
}

function toPcm(block: Float32Array, start: number, total: number, isShort: boolean): Buffer {
  const fadeIn = (isShort ? 0.05 : FADE_IN_SECONDS) * SAMPLE_RATE;
  const fadeOut = (isShort ? 0.4 : FADE_OUT_SECONDS) * SAMPLE_RATE;
  const pcm = new Int16Array(block.length);
  for (let index = 0; index < block.length; index += 1) {
    const position = start + index;
    const gain = min(1, position / fadeIn, (total - position) / fadeOut);
    pcm[index] = round(softClip((block[index] ?? 0) * 1.15) * gain * 30_000);
  }
  return Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
}

function softClip(value: number): number {
  if (value > 1.5) return 1;
  if (value < -1.5) return -1;
  return value - (value * value * value * 4) / 27;
}
