// Pure rules of the recently played tracks.
import { trackKey, type Track, type TrackKey } from '@segue/contract';

/** How long a track must have sounded to count as played. */
const PLAYED_AFTER_MS = 5000;
/** A greater step of the position is a seek, not listening. */
const MAX_STEP_MS = 3000;
const MAX_TRACKS = 12;

/** How much of the current track has sounded since it became current. */
export type Listened = { key: TrackKey | null; position: number; sounded: number };

export const NOT_LISTENED: Listened = { key: null, position: 0, sounded: 0 };

/** The player moved to a position of a track. */
export function withPosition(
  listened: Listened,
  key: TrackKey | null,
  position: number,
  isSounding: boolean,
): Listened {
  if (key !== listened.key) return { key, position, sounded: 0 };
  const step = position - listened.position;
  const isListening = isSounding && step > 0 && step <= MAX_STEP_MS;
  return { key, position, sounded: listened.sounded + (isListening ? step : 0) };
}

export function isPlayed({ key, sounded }: Listened): boolean {
  return key !== null && sounded >= PLAYED_AFTER_MS;
}

/** Puts a track first; it is listed once. */
export function withPlayed(recent: readonly Track[], played: Track): readonly Track[] {
  const others = recent.filter((track) => trackKey(track) !== trackKey(played));
  return [played, ...others].slice(0, MAX_TRACKS);
}
