import type { StopAt } from '@segue/stores/ports';

export const MINUTE_MS = 60_000;
/** What one press adds to a timer. */
export const MORE_MIN = 5;
/** Minutes of the longest timer. */
export const LONGEST_MIN = 600;
/** The music fades out over the last of them. */
export const FADE_MS = 10_000;

/** The time in so many minutes. */
export const inMinutes = (minutes: number): number => Date.now() + minutes * MINUTE_MS;

/** A stop that another tab sent or that was stored; null for anything else. */
export function parseStopAt(value: unknown): StopAt {
  if (value === 'track-end' || value === 'queue-end') return value;
  return typeof value === 'number' && value <= inMinutes(LONGEST_MIN + MORE_MIN) ? value : null;
}

/** The factor of the volume with so many milliseconds left: 1 until the music fades out. */
export function fadeOf(left: number): number {
  return Math.min(1, Math.max(0, left / FADE_MS));
}
