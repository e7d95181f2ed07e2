// The copy of the queue that outlives the tab: what was queued in one place, where it stood in another, because the
// second changes all the time and is small. Storage is input like any other: parsed, never trusted.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { parseSavedState, serialise } from '@segue/stores/ports';

/** A queue to go on with. */
export type LastQueue = {
  tracks: readonly Track[];
  current: Track;
  /** Milliseconds into it. */
  position: number;
};

export type Place = { key: TrackKey; position: number };

const PANELS = { isQueueOpen: false, isPlayerExpanded: true };

/** The queue as text; nobody's hearts are in it, because the next person at this browser may be another. */
export function queueText(tracks: readonly Track[]): string {
  const plain = tracks.map(({ favoritedAt: _, ...track }) => ({ ...track, isFavorited: false }));
  return serialise({ queue: { tracks: plain, index: null }, panels: PANELS });
}

export function placeText(place: Place): string {
  return JSON.stringify(place);
}

/** What can be gone on with, or null. */
export function readLastQueue(queue: string | null, place: string | null): LastQueue | null {
  if (queue === null) return null;
  const { tracks } = parseSavedState(queue).state.queue;
  const { key, position } = readPlace(place);
  const current = tracks.find((track) => trackKey(track) === key) ?? tracks[0];
  if (!current) return null;
  const isItsOwn = trackKey(current) === key;
  return { tracks, current, position: isItsOwn ? Math.min(position, current.duration) : 0 };
}

/** “Title”, 1:23 */
export function describe({ current, position }: LastQueue): string {
  const seconds = Math.floor(position / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `“${current.title}”${seconds > 0 ? `, ${time}` : ''}`;
}

function readPlace(text: string | null): { key: unknown; position: number } {
  const none = { key: null, position: 0 };
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof Place, unknown>> | null;
    if (typeof value !== 'object' || value === null) return none;
    const { key, position } = value;
    const isPosition = typeof position === 'number' && Number.isFinite(position) && position >= 0;
    return { key, position: isPosition ? position : 0 };
  } catch {
    return none;
  }
}
