// Shared by the catalogues of all providers: numbers of results, and when two names are equal.
import type { Artist, Collection } from '@segue/contract';
import type { CatalogueTrack } from './music-provider';

/** The most tracks that are read of an album or a playlist. */
export const COLLECTION_TRACKS_MAX = 500;
export const ARTIST_TRACKS_MAX = 50;
export const ARTIST_ALBUMS_MAX = 50;
/** The number of artists, of albums and of playlists in a result. */
export const HITS_MAX = 10;
export const RELATED_MAX = 20;
/** Where the provider documents no limit: longer than any title with its artists. */
export const QUERY_MAX_CHARACTERS = 200;
/** Our own limit where the provider has none, a hundred pages: those beyond it are empty without a request. */
export const LAST_OFFSET = 1_980;

const RELATED_ARTISTS_MAX = 2;
const YEAR = /^[12]\d{3}/;

/** Compares names without case, accents, spaces and punctuation. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  // Some names consist of punctuation only.
  return letters || name.trim();
}

export function yearOf(date: string | number | null): Pick<Collection, 'year'> {
  const [year] = YEAR.exec(String(date)) ?? [];
  return year === undefined ? {} : { year: Number(year) };
}

/** A list without a cover gets that of its first track. */
export function withCover(list: Collection, [first]: readonly CatalogueTrack[]): Collection {
  const imageUrl = list.imageUrl ?? first?.imageUrl;
  return { ...list, ...(imageUrl && { imageUrl }) };
}

export function eachOnce(tracks: readonly CatalogueTrack[]): CatalogueTrack[] {
  return [...new Map(tracks.map((track) => [track.id, track])).values()];
}

/** At most 50, without the albums of earlier years before those of later ones. */
export function newestFirst(albums: readonly Collection[]): Collection[] {
  return albums.toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0)).slice(0, ARTIST_ALBUMS_MAX);
}

/** At most 20 different tracks, without the one that they are similar to. */
export function withoutTrack(trackId: string, tracks: readonly CatalogueTrack[]): CatalogueTrack[] {
  return eachOnce(tracks)
    .filter(({ id }) => id !== trackId)
    .slice(0, RELATED_MAX);
}

/** Songs of the first artists of a track, in turn. `tracksBy` reads about that many. */
export async function byItsArtists(
  track: CatalogueTrack | null,
  tracksBy: (artist: Artist, count: number) => Promise<CatalogueTrack[]>,
): Promise<CatalogueTrack[]> {
  const artists = track?.artistInfo.slice(0, RELATED_ARTISTS_MAX) ?? [];
  const count = Math.ceil(RELATED_MAX / Math.max(1, artists.length));
  const lists = await Promise.all(artists.map((artist) => tracksBy(artist, count)));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
