/** Finds the artists, albums and related songs of the catalogue. Lists are made once, on the first question. */
import { hash32 } from '../core/random';
import type { Album, Artist, SoundCloudPlaylist, SoundCloudTrack, SpotifyTrack, Uploader } from './types';

export type Releases = {
  artists: readonly Artist[];
  albums: readonly Album[];
  artist: (id: string) => Artist | undefined;
  album: (id: string) => Album | undefined;
  /** The newest first. */
  albumsOf: (artistId: string) => readonly Album[];
  /** In the order of the album. */
  tracksOf: (albumId: string) => readonly SpotifyTrack[];
  /** The best known first. */
  tracksBy: (artistId: string) => readonly SpotifyTrack[];
  /** Songs of the same genre and era by others, the nearest first. */
  relatedTo: (track: SpotifyTrack) => readonly SpotifyTrack[];
};

export type Uploads = {
  uploaders: readonly Uploader[];
  uploader: (number: number) => Uploader | undefined;
  /** The best known first. */
  tracksBy: (uploader: number) => readonly SoundCloudTrack[];
  /** Albums and playlists, the newest first. */
  playlistsOf: (uploader: number) => readonly SoundCloudPlaylist[];
  /** Uploads of the same genre and era by others, the nearest first. */
  relatedTo: (track: SoundCloudTrack) => readonly SoundCloudTrack[];
};

export function createReleases(tracks: readonly SpotifyTrack[]): Releases {
  const artists = uniqueBy(
    tracks.flatMap((track) => track.artists),
    ({ id }) => id,
  );
  const albums = uniqueBy(
    tracks.map(({ album }) => album),
    ({ id }) => id,
  );
  const byAlbum = once(() => groupBy(tracks, ({ album }) => [album.id], byNumber));
  const byArtist = once(() => groupBy(tracks, (track) => track.artists.map(({ id }) => id), byPopularity));
  const albumsByArtist = once(() =>
    groupBy([...albums.values()], (album) => album.artists.map(({ id }) => id), byYear),
  );
  const byGenre = once(() => groupBy(tracks, ({ genre }) => [genre]));
  return {
    artists: [...artists.values()],
    albums: [...albums.values()],
    artist: (id) => artists.get(id),
    album: (id) => albums.get(id),
    albumsOf: (artistId) => albumsByArtist().get(artistId) ?? [],
    tracksOf: (albumId) => byAlbum().get(albumId) ?? [],
    tracksBy: (artistId) => byArtist().get(artistId) ?? [],
    relatedTo: (track) => {
      const own = track.artists.map(({ id }) => id);
      const others = (byGenre().get(track.genre) ?? []).filter(
        ({ artists: by, withdrawn }) => !withdrawn && !by.some(({ id }) => own.includes(id)),
      );
      return nearest(others, track.id, ({ id, album, popularity }) => ({
        id,
        years: album.year - track.album.year,
        popularity,
      }));
    },
  };
}

export function createUploads(
  tracks: readonly SoundCloudTrack[],
  playlists: readonly SoundCloudPlaylist[],
): Uploads {
  const uploaders = uniqueBy(
    tracks.map(({ uploader }) => uploader),
    ({ number }) => number,
  );
  const byUploader = once(() => groupBy(tracks, ({ uploader }) => [uploader.number], byPopularity));
  const playlistsByUploader = once(() =>
    groupBy(
      playlists,
      ({ uploader }) => [uploader.number],
      (a, b) => b.createdAt - a.createdAt,
    ),
  );
  const byGenre = once(() => groupBy(tracks, ({ genre }) => [genre]));
  return {
    uploaders: [...uploaders.values()],
    uploader: (number) => uploaders.get(number),
    tracksBy: (uploader) => byUploader().get(uploader) ?? [],
    playlistsOf: (uploader) => playlistsByUploader().get(uploader) ?? [],
    relatedTo: (track) => {
      const others = (byGenre().get(track.genre) ?? []).filter(
        ({ uploader, access }) => access !== 'blocked' && uploader.number !== track.uploader.number,
      );
      return nearest(others, track.urn, ({ urn, createdAt, popularity }) => ({
        id: urn,
        years: (createdAt - track.createdAt) / YEAR_MS,
        popularity,
      }));
    },
  };
}

const YEAR_MS = 365.25 * 24 * 3600 * 1000;
const byNumber = (a: SpotifyTrack, b: SpotifyTrack) => a.trackNumber - b.trackNumber;
const byYear = (a: Album, b: Album) => b.year - a.year;
const byPopularity = (a: { popularity: number }, b: { popularity: number }) => b.popularity - a.popularity;

/** Ten years apart weigh as much as the whole range of popularity; a part of chance makes the lists of two songs differ. */
function nearest<T>(
  items: readonly T[],
  seed: string,
  read: (item: T) => { id: string; years: number; popularity: number },
): T[] {
  const distance = (item: T) => {
    const { id, years, popularity } = read(item);
    return Math.abs(years) / 10 - popularity + hash32(`${seed}:${id}`) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: distance(item) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

function uniqueBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T> {
  const unique = new Map<K, T>();
  for (const item of items) if (!unique.has(keyOf(item))) unique.set(keyOf(item), item);
  return unique;
}

function groupBy<T, K>(
  items: readonly T[],
  keysOf: (item: T) => readonly K[],
  order?: (a: T, b: T) => number,
): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  if (order) for (const group of groups.values()) group.sort(order);
  return groups;
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
