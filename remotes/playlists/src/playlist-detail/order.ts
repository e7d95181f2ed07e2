import { trackKey, type Track, type TrackKey } from '@segue/contract';

export type Move = { track: Track; before: Track | null };

export type Order = readonly TrackKey[];

/** Null when it changes nothing. Where the visible list is a part, the track lands next to the visible one that it has passed. */
export function moveWithin(
  all: readonly Track[],
  visible: readonly Track[],
  from: number,
  to: number,
): Move | null {
  const track = visible[from];
  const passed = visible[to];
  if (!track || !passed || from === to) return null;
  if (to < from) return { track, before: passed };
  return { track, before: all[indexOf(all, passed) + 1] ?? null };
}

/** The list after a move; unchanged when the track was removed meanwhile. */
export function withMove(tracks: readonly Track[], { track, before }: Move): readonly Track[] {
  const from = indexOf(tracks, track);
  if (from < 0) return tracks;
  const others = tracks.toSpliced(from, 1);
  const place = before ? indexOf(others, before) : -1;
  return others.toSpliced(place < 0 ? others.length : place, 0, tracks[from]!);
}

export function withTrack(tracks: readonly Track[], track: Track): readonly Track[] {
  const isThere = tracks.some((other) => trackKey(other) === trackKey(track));
  return isThere ? tracks : [...tracks, track];
}

export function orderOf(tracks: readonly Track[]): Order {
  return tracks.map(trackKey);
}

/** Sorts the list by a former order; tracks that the order does not name go last. */
export function withOrder(tracks: readonly Track[], order: Order): readonly Track[] {
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = (track: Track) => places.get(trackKey(track)) ?? order.length;
  return [...tracks].sort((one, other) => placeOf(one) - placeOf(other));
}

function indexOf(tracks: readonly Track[], track: Track): number {
  return tracks.findIndex((other) => trackKey(other) === trackKey(track));
}
