// What cards and the head of a playlist tell about it.
import type { Track } from '@segue/contract';
import { formatRelativeTime } from '@segue/ui';

const MINUTE_MS = 60_000;

/** '1 track', '12 tracks'. */
export function trackTotal(count: number): string {
  return `${count} ${count === 1 ? 'track' : 'tracks'}`;
}

/** '48 min', '2 h 4 min'. */
export function totalLength(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** 'Created just now', 'Created Apr 10, 2025'. */
export function createdText(createdAt: string): string {
  const when = formatRelativeTime(createdAt, Date.now());
  return `Created ${when.replace(/^(Just|Yesterday)/, (word) => word.toLowerCase())}`;
}

/** Milliseconds. */
export function durationOf(tracks: readonly Track[]): number {
  return tracks.reduce((sum, { duration }) => sum + duration, 0);
}

/** What the list of playlists shows of these tracks. */
export function summaryOf(tracks: readonly Track[]) {
  const covers = tracks.flatMap(({ imageUrl }) => imageUrl ?? []);
  return {
    trackCount: tracks.length,
    duration: durationOf(tracks),
    coverUrls: [...new Set(covers)].slice(0, 4),
  };
}
