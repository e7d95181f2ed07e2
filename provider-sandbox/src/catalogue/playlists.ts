/** Playlists at both providers: of usual size, longer than any page, and of another user. */
import { base62Id, hash32 } from '../core/random';
import { slug } from './authors';
import type { SoundCloudPlaylist, SoundCloudTrack, SpotifyPlaylist, SpotifyTrack } from './types';

const FIRST_NUMBER = 1_700_000_000;
const FIRST_ALBUM_NUMBER = 1_750_000_000;

export function buildSpotifyPlaylists(seed: string, tracks: readonly SpotifyTrack[]): SpotifyPlaylist[] {
  const playable = mixed(
    tracks.filter(({ withdrawn, markets }) => !withdrawn && markets === null),
    ({ id }) => id,
  );
  const playlist = (title: string, owner: string, from: number, count: number): SpotifyPlaylist => ({
    id: base62Id(`${seed}:playlist:${title}`),
    title,
    owner,
    tracks: playable.slice(from, from + count),
  });
  return [
    playlist('Night Ferry Mix', 'premium-pat', 60, 23),
    playlist('Every Song of the Harbour', 'premium-pat', 100, 620),
    playlist("Frankie's Morning", 'free-frankie', 90, 12),
  ];
}

export function buildSoundCloudPlaylists(tracks: readonly SoundCloudTrack[]): SoundCloudPlaylist[] {
  const playable = mixed(
    tracks.filter(({ access }) => access === 'playable'),
    ({ urn }) => urn,
  );
  const playlist = (title: string, index: number, from: number, count: number): SoundCloudPlaylist => {
    const [first] = playable.slice(from);
    return {
      urn: `soundcloud:playlists:${FIRST_NUMBER + index}`,
      title,
      kind: 'playlist',
      uploader: first!.uploader,
      permalink: title.toLowerCase().replaceAll(' ', '-'),
      createdAt: first!.createdAt,
      tracks: playable.slice(from, from + count),
    };
  };
  return [
    playlist('harbour tapes', 1, 70, 17),
    playlist('a year of uploads', 2, 120, 230),
    ...albumsOf(tracks),
  ];
}

const MIN_ALBUM_TRACKS = 3;

/** The albums that artists uploaded under their own name, or most of them. */
function albumsOf(tracks: readonly SoundCloudTrack[]): SoundCloudPlaylist[] {
  const albums = new Map<string, SoundCloudTrack[]>();
  for (const track of tracks) {
    if (!track.album || track.metadataArtist) continue;
    albums.set(track.album.id, [...(albums.get(track.album.id) ?? []), track]);
  }
  return [...albums.values()]
    .filter((album) => album.length >= MIN_ALBUM_TRACKS)
    .map((album, index) => {
      const [{ uploader, createdAt, album: release }] = album as [SoundCloudTrack];
      const number = FIRST_ALBUM_NUMBER + index;
      return {
        urn: `soundcloud:playlists:${number}`,
        title: release!.title,
        kind: 'album' as const,
        uploader,
        permalink: slug(release!.title) || `album-${number}`,
        createdAt,
        tracks: album,
      };
    });
}

/** In an order of chance, as songs of many artists stand in a playlist. */
const mixed = <T>(tracks: readonly T[], idOf: (track: T) => string): T[] =>
  tracks
    .map((track) => ({ track, at: hash32(idOf(track)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ track }) => track);
