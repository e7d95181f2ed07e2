// The order of a playlist's tracks, as pure changes; each provider's list is ordered by itself.
import { trackKey, type PlaylistTracks, type Provider, type Track, type TrackKey } from '@segue/contract';

export const LIST_OF = {
  spotify: 'spotifyPlaylistTracks',
  soundcloud: 'soundcloudPlaylistTracks',
} as const satisfies Record<Provider, keyof PlaylistTracks>;

/** A track is put before another one of its provider, or at the end. */
export type Move = { track: Track; before: Track | null };

/** What stood where, to be able to go back to it. */
export type Order = readonly TrackKey[];

/** The move that takes the track at one index of a list to another; null when there is none to make. */
export function moveWithin(tracks: readonly Track[], from: number, to: number): Move | null {
  const track = tracks[from];
  if (!track || from === to || to < 0 || to >= tracks.length) return null;
  const others = tracks.toSpliced(from, 1);
  return { track, before: others[to] ?? null };
}

/** The lists after a move; a track that has left meanwhile moves nowhere. */
export function withPlace(tracks: PlaylistTracks, { track, before }: Move): PlaylistTracks {
  const list = LIST_OF[track.provider];
  const from = tracks[list].findIndex((other) => trackKey(other) === trackKey(track));
  if (from < 0) return tracks;
  const others = tracks[list].toSpliced(from, 1);
  const place = before ? others.findIndex((other) => trackKey(other) === trackKey(before)) : -1;
  return { ...tracks, [list]: others.toSpliced(place < 0 ? others.length : place, 0, tracks[list][from]!) };
}

/** What stands where now. */
export function orderOf(tracks: PlaylistTracks): Order {
  return [...tracks.spotifyPlaylistTracks, ...tracks.soundcloudPlaylistTracks].map(trackKey);
}

/** The tracks there are, as they once stood; those that came since stay last. */
export function withOrder(tracks: PlaylistTracks, order: Order): PlaylistTracks {
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = (track: Track) => places.get(trackKey(track)) ?? order.length;
  const sorted = (list: readonly Track[]) => [...list].sort((one, other) => placeOf(one) - placeOf(other));
  return {
    spotifyPlaylistTracks: sorted(tracks.spotifyPlaylistTracks),
    soundcloudPlaylistTracks: sorted(tracks.soundcloudPlaylistTracks),
  };
}
