// Pure changes of a playlist's order; each provider's list has its own order.
import { trackKey, type PlaylistTracks, type Provider, type Track, type TrackKey } from '@segue/contract';

export const LIST_OF = {
  spotify: 'spotifyPlaylistTracks',
  soundcloud: 'soundcloudPlaylistTracks',
} as const satisfies Record<Provider, keyof PlaylistTracks>;

/** Moves a track before another one of its provider; to the end when `before` is null. */
export type Move = { track: Track; before: Track | null };

/** Keys of all tracks in order, to revert a move by. */
export type Order = readonly TrackKey[];

/** The move of a track from one index of a list to another; null when it changes nothing. */
export function moveWithin(tracks: readonly Track[], from: number, to: number): Move | null {
  const track = tracks[from];
  if (!track || from === to || to < 0 || to >= tracks.length) return null;
  const others = tracks.toSpliced(from, 1);
  return { track, before: others[to] ?? null };
}

/** The lists after a move; unchanged when the track was removed meanwhile. */
export function withMove(tracks: PlaylistTracks, { track, before }: Move): PlaylistTracks {
  const list = LIST_OF[track.provider];
  const from = tracks[list].findIndex((other) => trackKey(other) === trackKey(track));
  if (from < 0) return tracks;
  const others = tracks[list].toSpliced(from, 1);
  const place = before ? others.findIndex((other) => trackKey(other) === trackKey(before)) : -1;
  return { ...tracks, [list]: others.toSpliced(place < 0 ? others.length : place, 0, tracks[list][from]!) };
}

export function orderOf(tracks: PlaylistTracks): Order {
  return [...tracks.spotifyPlaylistTracks, ...tracks.soundcloudPlaylistTracks].map(trackKey);
}

/** Sorts the lists by a former order; tracks that the order does not name go last. */
export function withOrder(tracks: PlaylistTracks, order: Order): PlaylistTracks {
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = (track: Track) => places.get(trackKey(track)) ?? order.length;
  const sorted = (list: readonly Track[]) => [...list].sort((one, other) => placeOf(one) - placeOf(other));
  return {
    spotifyPlaylistTracks: sorted(tracks.spotifyPlaylistTracks),
    soundcloudPlaylistTracks: sorted(tracks.soundcloudPlaylistTracks),
  };
}
