import type { PlaylistTracks, Track } from '@segue/contract';

const LAST = Number.MAX_SAFE_INTEGER;

/** The tracks of both providers as one list, by position. Tracks without a position go last, Spotify first. */
export function tracksInOrder(tracks: PlaylistTracks): readonly Track[] {
  return [...tracks.spotifyPlaylistTracks, ...tracks.soundcloudPlaylistTracks].sort(
    (one, other) => (one.position ?? LAST) - (other.position ?? LAST),
  );
}
