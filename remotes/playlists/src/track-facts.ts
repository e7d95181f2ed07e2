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
