import type { Track } from '@segue/contract';

const MINUTE_MS = 60_000;

/** How much is in the queue: "7 tracks · 29 min". */
export function summaryOf(tracks: readonly Track[]): string {
  const count = `${tracks.length} ${tracks.length === 1 ? 'track' : 'tracks'}`;
  const duration = tracks.reduce((sum, track) => sum + track.duration, 0);
  const minutes = Math.max(1, Math.round(duration / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return `${count} · ${hours === 0 ? '' : `${hours} h `}${minutes % 60} min`;
}
