// The last queue in local storage. Local, because a write takes effect at once, also while a tab closes. The tracks and the place
// are two items: the place is small and changes all the time.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { parseSavedState, serialise } from '@segue/stores/playback';
import { formatDuration } from '@segue/ui';
import { readJson } from '../../../../platform/read-json';
import { SAVED_PLACE, SAVED_QUEUE } from '../../../../platform/session/removed-at-logout';

/** Where a queue stood: the entry and the milliseconds into it. */
export type Place = { key: TrackKey; position: number };

export type SavedQueue = { tracks: readonly Track[]; current: Track; position: number };

/** A queue as text, without favorite flags: another user may open it in this browser. */
export function queueText(tracks: readonly Track[]): string {
  const plain = tracks.map(({ favoritedAt: _, ...track }) => ({ ...track, isFavorited: false }));
  return serialise({
    queue: { tracks: plain, index: null },
    panels: { isQueueOpen: false, isPlayerExpanded: true },
  });
}

/** The stored queue; null when there is none. */
export function readSavedQueue(): SavedQueue | null {
  const { tracks } = parseSavedState(localStorage.getItem(SAVED_QUEUE) ?? '{}').value.queue;
  return placed(tracks, readPlace());
}

/** A queue at its place; at its start when the place is none of its entries. Null when the queue is empty. */
export function placed(tracks: readonly Track[], { key, position }: Partial<Place>): SavedQueue | null {
  const entry = tracks.find((track) => trackKey(track) === key);
  const current = entry ?? tracks[0];
  if (!current) return null;
  return { tracks, current, position: entry ? Math.min(position ?? 0, entry.duration ?? Infinity) : 0 };
}

export function writeTracks(tracks: readonly Track[]): void {
  localStorage.setItem(SAVED_QUEUE, queueText(tracks));
}

export function writePlace(place: Place): void {
  localStorage.setItem(SAVED_PLACE, JSON.stringify(place));
}

export function removeSavedQueue(): void {
  localStorage.removeItem(SAVED_QUEUE);
  localStorage.removeItem(SAVED_PLACE);
}

function readPlace(): Partial<Place> {
  const stored = readJson(localStorage.getItem(SAVED_PLACE)) as Partial<Record<keyof Place, unknown>> | null;
  const { key, position } = stored ?? {};
  const isTime = typeof position === 'number' && Number.isFinite(position) && position >= 0;
  return { key: key as TrackKey, position: isTime ? position : 0 };
}

/** “Title”, 1:23 */
export function queueLabel({ current, position }: SavedQueue): string {
  return `“${current.title}”${position >= 1000 ? `, ${formatDuration(position)}` : ''}`;
}
