import type { StopAt } from '@segue/stores/ports';

export const MINUTE_MS = 60_000;
/** What one press adds to a timer. */
export const MORE_MIN = 5;
/** Minutes of the longest timer. */
export const LONGEST_MIN = 600;
/** The music fades out over the last of them. */
export const FADE_MS = 10_000;

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

const SECOND_MS = 1000;

/** `short` stands beside the moon; `name` is for screen readers and `line` for the menu. */
export type StopLabel = { short: string; name: string; line: string };

/** The words for a stop ahead; `timeLeft` in milliseconds, null while it is not known. */
export function stopLabel(stopAt: StopAt, timeLeft: number | null): StopLabel | null {
  if (stopAt === null) return null;
  if (stopAt === 'track-end') return ending('this track');
  if (stopAt === 'queue-end') return ending('the queue');
  if (timeLeft === null) return null;
  const isSeconds = timeLeft < MINUTE_MS;
  const count = Math.max(1, Math.ceil(timeLeft / (isSeconds ? SECOND_MS : MINUTE_MS)));
  const unit = isSeconds ? 'second' : 'minute';
  return {
    short: `${count} ${isSeconds ? 's' : 'min'}`,
    name: `Sleep timer, ${count} ${unit}${count === 1 ? '' : 's'} left`,
    line: `Stops in ${count} ${isSeconds ? 's' : 'min'}`,
  };
}

function ending(what: string): StopLabel {
  return { short: '', name: `Sleep timer, stops after ${what}`, line: `Stops after ${what}` };
}
