import type { StopAt } from '@segue/stores/ports';

const MINUTE_MS = 60_000;
/** Minutes to choose from. */
export const CHOICES_MIN = [15, 30, 60] as const;
/** The music fades out over the last of them. */
export const FADE_MS = 10_000;

export const inMinutes = (minutes: number): number => Date.now() + minutes * MINUTE_MS;

/** A stop that was stored; null for anything else. */
export function parseStopAt(value: unknown): StopAt {
  if (value === 'track-end') return value;
  return typeof value === 'number' && value <= inMinutes(Math.max(...CHOICES_MIN)) ? value : null;
}

/** The factor of the volume with so many milliseconds left: 1 until the music fades out. */
export function fadeOf(left: number): number {
  return Math.min(1, Math.max(0, left / FADE_MS));
}

/** `short` stands beside the moon. */
export type StopLabel = { short: string; line: string };

/** The words for a stop ahead; `timeLeft` in milliseconds, null while it is not known. */
export function stopLabel(stopAt: StopAt, timeLeft: number | null): StopLabel | null {
  if (stopAt === 'track-end') return { short: '', line: 'Stops after this track' };
  if (stopAt === null || timeLeft === null) return null;
  const short = `${Math.max(1, Math.ceil(timeLeft / MINUTE_MS))} min`;
  return { short, line: `Stops in ${short}` };
}
