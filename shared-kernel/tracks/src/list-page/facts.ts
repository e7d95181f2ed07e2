// What the heads of lists and their cards tell about tracks.
import type { Track } from '@segue/contract';

/** '1 track', '12 tracks'. */
export function trackTotal(count: number): string {
  return `${count} ${count === 1 ? 'track' : 'tracks'}`;
}

/** '48 min', '2 h 4 min'. */
export function totalLength(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** Milliseconds. */
export function durationOf(tracks: readonly Track[]): number {
  return tracks.reduce((sum, { duration }) => sum + duration, 0);
}
