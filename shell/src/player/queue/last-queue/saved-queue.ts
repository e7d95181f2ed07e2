// The last queue, in local storage: a write takes effect at once, also while a tab closes. The place changes all the time and is small.
import { trackKey, type Track } from '@segue/contract';
import { formatDuration } from '@segue/ui';
import { parseSavedState, serialise } from '../../model/saved-state';
import type { PlaybackState } from '../../rules/playback-state';
import { readJson } from '../../../platform/storage/read-json';
import { SAVED_PLACE, SAVED_QUEUE } from '../../../platform/session/removed-at-logout';

/** `position`: milliseconds into the current track. */
export type SavedQueue = { tracks: readonly Track[]; current: Track; position: number };

/** A queue as text, without favorite flags: another user may open it in this browser. */
export function queueText(tracks: readonly Track[]): string {
  const plain = tracks.map(({ favoritedAt: _, ...track }) => ({ ...track, isFavorited: false }));
  return serialise({
    queue: { tracks: plain, index: null },
    panels: { isQueueOpen: false, isPlayerExpanded: true },
  });
}

/** The player's queue with its index; null when it is empty. */
export function queueOf({ queue, current, position }: PlaybackState): SavedQueue | null {
  const entry = queue.tracks[queue.index ?? 0];
  if (!entry) return null;
  const isCurrent = current !== null && trackKey(current) === trackKey(entry);
  return { tracks: queue.tracks, current: entry, position: isCurrent ? position : 0 };
}

/** The stored queue, from its start when its index is invalid; null when there is none. */
export function readSavedQueue(): SavedQueue | null {
  const { tracks } = parseSavedState(localStorage.getItem(SAVED_QUEUE) ?? '{}').value.queue;
  const place = readJson(localStorage.getItem(SAVED_PLACE)) as { key?: unknown; position?: unknown } | null;
  const entry = tracks.find((track) => trackKey(track) === place?.key);
  const current = entry ?? tracks[0];
  if (!current) return null;
  const position = entry && typeof place?.position === 'number' ? place.position : 0;
  return { tracks, current, position: Math.max(0, Math.min(position, current.duration ?? position)) };
}

export function writeTracks({ tracks }: SavedQueue): void {
  localStorage.setItem(SAVED_QUEUE, queueText(tracks));
}

export function writePlace({ current, position }: SavedQueue): void {
  localStorage.setItem(SAVED_PLACE, JSON.stringify({ key: trackKey(current), position }));
}

export function removeSavedQueue(): void {
  localStorage.removeItem(SAVED_QUEUE);
  localStorage.removeItem(SAVED_PLACE);
}

/** “Title”, 1:23 */
export function queueLabel({ current, position }: SavedQueue): string {
  return `“${current.title}”${position >= 1000 ? `, ${formatDuration(position)}` : ''}`;
}
