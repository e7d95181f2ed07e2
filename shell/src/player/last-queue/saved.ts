// The copy of the queue in local storage, which outlives the tab. The position is stored apart from the queue, because
// it is small and changes all the time.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { createStoredValue, parseSavedState, serialise } from '@segue/stores/ports';

/** A queue to resume. */
export type LastQueue = {
  tracks: readonly Track[];
  current: Track;
  /** Milliseconds into `current`. */
  position: number;
};

export type Place = { key: TrackKey; position: number };

const PANELS = { isQueueOpen: false, isPlayerExpanded: true };

export const storedQueue = createStoredValue<readonly Track[]>({
  area: 'last queue',
  storage: 'localStorage',
  key: 'lastQueue',
  parse(text) {
    const { value, problems } = parseSavedState(text);
    return { value: value.queue.tracks, problems };
  },
  serialize: queueText,
});
export const storedPlace = createStoredValue<Place | null>({
  area: 'last queue',
  storage: 'localStorage',
  key: 'lastPlace',
  parse: parsePlace,
  serialize: JSON.stringify,
});

/** The queue as text, without favorite flags: another user may open it in this browser. */
export function queueText(tracks: readonly Track[]): string {
  const plain = tracks.map(({ favoritedAt: _, ...track }) => ({ ...track, isFavorited: false }));
  return serialise({ queue: { tracks: plain, index: null }, panels: PANELS });
}

/** The queue to resume; a place that fits none of its tracks means the start of the first. */
export function lastQueueOf(tracks: readonly Track[], place: Place | null): LastQueue | null {
  const at = tracks.find((track) => trackKey(track) === place?.key);
  const current = at ?? tracks[0];
  if (!current) return null;
  return { tracks, current, position: at && place ? Math.min(place.position, at.duration) : 0 };
}

/** “Title”, 1:23 */
export function describe({ current, position }: LastQueue): string {
  const seconds = Math.floor(position / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `“${current.title}”${seconds > 0 ? `, ${time}` : ''}`;
}

export function parsePlace(text: string): { value: Place | null; problems: readonly string[] } {
  const unreadable = { value: null, problems: ['The stored position cannot be read'] };
  try {
    const place = JSON.parse(text) as Partial<Record<keyof Place, unknown>> | null;
    if (typeof place !== 'object' || place === null || typeof place.key !== 'string') return unreadable;
    const { key, position } = place;
    const isPosition = typeof position === 'number' && Number.isFinite(position) && position >= 0;
    return { value: { key: key as TrackKey, position: isPosition ? position : 0 }, problems: [] };
  } catch {
    return unreadable;
  }
}
