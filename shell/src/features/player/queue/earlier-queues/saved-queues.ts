// The queues in local storage. Local, because a write takes effect at once, also while a tab closes. Each queue has two items
// of its own, so that tabs do not overwrite one another's: its tracks, and its place, which is small and changes all the time.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { parseSavedState, serialise } from '@segue/stores/playback';
import { readJson } from '../../../../platform/read-json';
import { SAVED_QUEUE } from '../../../../platform/session/removed-at-logout';
import { formatDuration } from '@segue/ui';

/** Where a queue stood. */
export type Place = {
  key: TrackKey;
  /** Milliseconds. */
  position: number;
  /** When it was written; milliseconds since 1970. */
  at: number;
  /** Another queue took its place, or it was cleared. */
  isOver: boolean;
};

export type SavedQueue = Omit<Place, 'key'> & { id: string; tracks: readonly Track[]; current: Track };

const TRACKS = `${SAVED_QUEUE}-`;
const PLACE = `${SAVED_QUEUE}Place-`;
const MAX_QUEUES = 20;

/** A queue as text, without favorite flags: another user may open it in this browser. */
export function queueText(tracks: readonly Track[]): string {
  const plain = tracks.map(({ favoritedAt: _, ...track }) => ({ ...track, isFavorited: false }));
  return serialise({
    queue: { tracks: plain, index: null },
    panels: { isQueueOpen: false, isPlayerExpanded: true },
  });
}

/** The ids and places of all saved queues, the newest first. */
export function savedPlaces(): { id: string; place: Place }[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PLACE))
    .flatMap((key) => {
      const id = key.slice(PLACE.length);
      const place = parsePlace(localStorage.getItem(key));
      return place && TRACKS + id in localStorage ? [{ id, place }] : [];
    })
    .sort((a, b) => b.place.at - a.place.at);
}

/** A saved queue; null when nothing of it can be read. A place that fits none of its tracks means the first one's start. */
export function readQueue(id: string): SavedQueue | null {
  const { tracks } = parseSavedState(savedText(id) ?? '{}').value.queue;
  const place = parsePlace(localStorage.getItem(PLACE + id));
  if (!tracks[0] || !place) return null;
  const { key, ...rest } = place;
  const placed = tracks.find((track) => trackKey(track) === key);
  const position = placed ? Math.min(place.position, placed.duration ?? Infinity) : 0;
  return { ...rest, id, tracks, current: placed ?? tracks[0], position };
}

/** All saved queues, the newest first. */
export function readQueues(): SavedQueue[] {
  return savedPlaces().flatMap(({ id }) => readQueue(id) ?? []);
}

/** The newest entry with the same tracks in the same order; null when there is none. */
export function findQueue(tracks: readonly Track[]): string | null {
  const keys = tracks.map(trackKey).join();
  const found = savedPlaces().find(({ id }) => keysIn(savedText(id)) === keys);
  return found?.id ?? null;
}

/** The tracks of a saved queue as they are stored. */
export function savedText(id: string): string | null {
  return localStorage.getItem(TRACKS + id);
}

/** Stores a queue; the oldest others go when there are too many, or when the storage is full. */
export function writeQueue(id: string, text: string, place: Place): void {
  store(TRACKS + id, text, id);
  writePlace(id, place);
  const others = savedPlaces().filter((saved) => saved.id !== id);
  for (const saved of others.slice(MAX_QUEUES)) removeQueue(saved.id);
}

export function writePlace(id: string, place: Place): void {
  store(PLACE + id, JSON.stringify(place), id);
}

export function removeQueue(id: string): void {
  localStorage.removeItem(TRACKS + id);
  localStorage.removeItem(PLACE + id);
}

/** Throws when the storage stays full without the other queues. */
function store(key: string, text: string, id: string): void {
  for (;;) {
    try {
      localStorage.setItem(key, text);
      return;
    } catch (error) {
      const oldest = savedPlaces().findLast((saved) => saved.id !== id);
      if (!oldest) throw error;
      removeQueue(oldest.id);
    }
  }
}

/** The keys of the tracks in a stored text. For comparison only: the tracks are not checked. */
function keysIn(text: string | null): string | null {
  try {
    const { queue } = JSON.parse(text ?? '') as { queue: Track[] };
    return queue.map(trackKey).join();
  } catch {
    return null;
  }
}

function parsePlace(text: string | null): Place | null {
  const { key, position, at, isOver } = (readJson(text) ?? {}) as Partial<Record<keyof Place, unknown>>;
  if (typeof key !== 'string' || !isTime(at)) return null;
  return { key: key as TrackKey, position: isTime(position) ? position : 0, at, isOver: isOver === true };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** “Title”, 1:23 */
export function queueLabel({ current, position }: Pick<SavedQueue, 'current' | 'position'>): string {
  return `“${current.title}”${position >= 1000 ? `, ${formatDuration(position)}` : ''}`;
}
