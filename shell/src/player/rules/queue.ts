// Pure functions over the queue. A queue has no track twice; a track's identity is provider:id.
import { QUEUE_MAX_ENTRIES, trackKey, type Track, type TrackKey } from '@segue/contract';
import { isSameOrigin, isSimilar, withOrigin, type QueueEntry } from './origin';

export type Queue = { tracks: readonly QueueEntry[]; index: number | null };

export function indexOf({ tracks }: Pick<Queue, 'tracks'>, key: TrackKey): number {
  return tracks.findIndex((track) => trackKey(track) === key);
}

export function isAt(queue: Queue, index: number, track: Track): boolean {
  const entry = queue.tracks[index];
  return entry !== undefined && trackKey(entry) === trackKey(track);
}

/** Whether the queue has reached its limit. */
export function isFull(queue: Queue): boolean {
  return queue.tracks.length >= QUEUE_MAX_ENTRIES;
}

/**
 * Appends, before the similar songs at the end; the first track of an empty queue becomes current. Tracks already queued
 * change nothing.
 */
export function add(queue: Queue, ...added: readonly QueueEntry[]): Queue {
  const lastOwn = queue.tracks.findLastIndex((entry) => !isSimilar(entry));
  const end = Math.max(lastOwn, queue.index ?? lastOwn) + 1;
  const similar = queue.tracks.slice(end);
  const isFresh = (track: Track) => indexOf({ tracks: similar }, trackKey(track)) < 0;
  return filled(queue, [...queue.tracks.slice(0, end), ...added.filter(isFresh)], similar);
}

/** Appends songs that are similar to the last ones. */
export function addSimilar(queue: Queue, similar: readonly Track[]): Queue {
  return filled(
    queue,
    queue.tracks,
    similar.map((track) => withOrigin(track, 'similar')),
  );
}

function filled(queue: Queue, first: readonly QueueEntry[], second: readonly QueueEntry[]): Queue {
  const tracks = joined(first, second);
  return tracks.length === queue.tracks.length ? queue : { tracks, index: queue.index ?? 0 };
}

/** Makes a track current, inserting it at the start when it is not queued. */
export function insertAndSelect(queue: Queue, track: QueueEntry): Queue {
  const index = indexOf(queue, trackKey(track));
  return index >= 0 ? { ...queue, index } : { tracks: [track, ...queue.tracks], index: 0 };
}

/** Inserts or moves tracks to an index, as one block; the current index stays with its entry. */
export function insertAt(queue: Queue, inserted: readonly QueueEntry[], wanted: number): Queue {
  const keys = new Set(inserted.map(trackKey));
  const stays = (track: Track) => !keys.has(trackKey(track));
  const before = queue.tracks.slice(0, wanted).filter(stays);
  const tracks = [...before, ...inserted, ...queue.tracks.slice(wanted).filter(stays)];
  const current = currentOf(queue);
  return { tracks, index: current ? indexOf({ tracks }, trackKey(current)) : 0 };
}

/** Inserts tracks as one block at the start, and makes the first of them current. */
export function playAll(queue: Queue, tracks: readonly QueueEntry[]): Queue {
  if (tracks.length === 0) return queue;
  return { tracks: joined(tracks, queue.tracks), index: 0 };
}

/** Removes a track. When it was current, the next entry takes its index, or the first after the last. */
export function remove(queue: Queue, key: TrackKey): Queue {
  const at = indexOf(queue, key);
  if (at < 0) return queue;
  const tracks = queue.tracks.filter((_, index) => index !== at);
  if (queue.index === null || tracks.length === 0) return { tracks, index: null };
  if (at < queue.index) return { tracks, index: queue.index - 1 };
  return { tracks, index: queue.index >= tracks.length ? 0 : queue.index };
}

/**
 * Moves an entry; the index stays with the current track. Invalid indices change nothing. An entry that leaves the others of
 * its origin belongs to the user.
 */
export function reorder(queue: Queue, from: number, to: number): Queue {
  const inRange = (index: number) => Number.isInteger(index) && index >= 0 && index < queue.tracks.length;
  if (from === to || !inRange(from) || !inRange(to)) return queue;
  const tracks = queue.tracks.filter((_, index) => index !== from);
  const moved = queue.tracks[from]!;
  const isAmongOwn = [tracks[to - 1], tracks[to]].some(
    (entry) => entry && isSameOrigin(entry.origin, moved.origin),
  );
  tracks.splice(to, 0, isAmongOwn ? moved : withOrigin(moved));
  const current = currentOf(queue);
  return { tracks, index: current && indexOf({ tracks }, trackKey(current)) };
}

/** Makes an index current when it is in range. */
export function select(queue: Queue, index: number): Queue {
  return Number.isInteger(index) && index >= 0 && index < queue.tracks.length ? { ...queue, index } : queue;
}

export function currentOf(queue: Queue): QueueEntry | null {
  return queue.index === null ? null : (queue.tracks[queue.index] ?? null);
}

/** Without duplicates, up to the queue's limit. */
function joined(first: readonly QueueEntry[], second: readonly QueueEntry[]): readonly QueueEntry[] {
  const keys = new Set<TrackKey>();
  return [...first, ...second]
    .filter((track) => !keys.has(trackKey(track)) && keys.add(trackKey(track)))
    .slice(0, QUEUE_MAX_ENTRIES);
}
