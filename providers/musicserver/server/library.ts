// Artists, albums and playlists of a music server.
import { cutCharacters, type ArtistSummary, type Collection } from '@segue/contract';
import * as z from 'zod/mini';
import {
  ARTIST_TRACKS_MAX,
  byItsArtists,
  COLLECTION_TRACKS_MAX,
  HITS_MAX,
  isSameName,
  newestFirst,
  QUERY_MAX_CHARACTERS,
  RELATED_MAX,
  withCover,
  withoutTrack,
  yearOf,
} from '@segue/api/port/catalogue';
import { artistName, lenient, name, present, readItems, title } from '@segue/api/port/wire';
import {
  type Catalogue,
  type CatalogueArtist,
  type CatalogueCollection,
  type CatalogueTrack,
  nullIfUnknown,
  type ProviderError,
} from '@segue/api/port/music-provider';
import { nullIfLacking } from './rest-api';
import { coverPath, isPossibleId, safeId } from './to-track';

const items = lenient(z.array(z.unknown()));
const listSchema = z.object({
  id: safeId,
  name: title,
  artist: name,
  artistId: lenient(safeId),
  // Songs of a playlist.
  owner: name,
  coverArt: lenient(safeId),
  songCount: lenient(z.int()),
  year: lenient(z.int()),
});
const artistSchema = z.object({ id: safeId, name: artistName, coverArt: lenient(safeId) });

/** The songs of an album are `song`, those of a playlist `entry`. */
const contentSchema = z.extend(listSchema, { song: items, entry: items });
const albumAnswer = z.object({ album: contentSchema });
const playlistAnswer = z.object({ playlist: contentSchema });
const artistAnswer = z.object({ artist: z.extend(artistSchema, { album: items }) });
const hits = z.object({ artist: items, album: items, song: items });
const searchAnswer = z.object({ searchResult3: lenient(hits) });
const playlistsAnswer = z.object({ playlists: lenient(z.object({ playlist: items })) });
const similarAnswer = z.object({ similarSongs2: lenient(z.object({ song: items })) });

/** Requested for the songs of an artist whose name finds none. */
const ALBUMS_READ = 5;

/** Calls a method with the user's log-in. */
export type Ask = <S extends z.ZodMiniType>(
  method: string,
  parameters: Record<string, string>,
  schema: S,
) => Promise<z.output<S>>;

/** One request of a search; of each kind as many as `counts` says, else none. */
export async function find(ask: Ask, query: string, counts: Readonly<Record<string, number>>) {
  const all = { artistCount: 0, albumCount: 0, songCount: 0, ...counts };
  const parameters = Object.fromEntries(Object.entries(all).map(([name, count]) => [name, String(count)]));
  const q = cutCharacters(query, QUERY_MAX_CHARACTERS);
  const { searchResult3 } = await ask('search3', { query: q, ...parameters }, searchAnswer);
  return searchResult3 ?? { artist: null, album: null, song: null };
}

export function createLibrary(parts: {
  ask: Ask;
  toTracks: (songs: readonly unknown[] | null) => CatalogueTrack[];
  track: (id: string) => Promise<CatalogueTrack | null>;
  report: (error: ProviderError) => void;
}): Catalogue {
  const { ask, toTracks, track, report } = parts;
  const toLists = (kind: Collection['kind'], found: readonly unknown[] | null | undefined) =>
    readItems(found ?? [], listSchema, report).map((list) => toCollection(kind, list));

  async function tracksBy({ id, name }: { id: string; name: string }): Promise<CatalogueTrack[]> {
    const { song } = await find(ask, name, { songCount: ARTIST_TRACKS_MAX });
    return toTracks(song).filter(({ artistInfo }) => artistInfo.some((artist) => artist.id === id));
  }

  async function readArtist(id: string): Promise<CatalogueArtist> {
    const { artist } = await ask('getArtist', { id }, artistAnswer);
    const albums = newestFirst(toLists('album', artist.album));
    const found = await tracksBy(artist);
    // Some servers search only titles.
    const ofAlbums = found.length > 0 ? [] : albums.slice(0, ALBUMS_READ);
    const lists = await Promise.all(ofAlbums.map((album) => readCollection('album', album.id)));
    const tracks = [...found, ...lists.flatMap((list) => list.tracks)].slice(0, ARTIST_TRACKS_MAX);
    return { ...toSummary(artist), tracks, albums };
  }

  async function readCollection(kind: Collection['kind'], id: string): Promise<CatalogueCollection> {
    const list =
      kind === 'album'
        ? (await ask('getAlbum', { id }, albumAnswer)).album
        : (await ask('getPlaylist', { id }, playlistAnswer)).playlist;
    const songs = list.song ?? list.entry ?? [];
    const tracks = toTracks(songs.slice(0, COLLECTION_TRACKS_MAX));
    const trackCount = Math.max(list.songCount ?? 0, songs.length);
    const leftOut = Math.min(songs.length, COLLECTION_TRACKS_MAX) - tracks.length;
    return { ...withCover(toCollection(kind, list), tracks), tracks, trackCount, leftOut };
  }

  async function findArtist(name: string): Promise<CatalogueArtist | null> {
    const { artist: named } = await find(ask, name, { artistCount: 2 * HITS_MAX });
    const artist = readItems(named ?? [], artistSchema, report).find((one) => isSameName(one.name, name));
    return artist ? nullIfUnknown(() => readArtist(artist.id)) : null;
  }

  async function similarSongs(id: string): Promise<CatalogueTrack[]> {
    const parameters = { id, count: String(RELATED_MAX + 1) };
    const answer = await nullIfLacking(() => ask('getSimilarSongs2', parameters, similarAnswer));
    return toTracks(answer?.similarSongs2?.song ?? null);
  }

  async function playlists(): Promise<Collection[]> {
    const answer = await nullIfLacking(() => ask('getPlaylists', {}, playlistsAnswer));
    return toLists('playlist', answer?.playlists?.playlist);
  }

  return {
    // A song without its artist's id has the artist's name.
    artist: async (id) =>
      (isPossibleId(id) ? await nullIfUnknown(() => readArtist(id)) : null) ?? findArtist(id),

    findArtist,

    collection: async (kind, id) => (isPossibleId(id) ? nullIfUnknown(() => readCollection(kind, id)) : null),

    async search(query) {
      const [{ artist, album }, all] = await Promise.all([
        find(ask, query, { artistCount: HITS_MAX, albumCount: HITS_MAX }),
        playlists(),
      ]);
      const named = all.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
      return {
        artists: readItems(artist ?? [], artistSchema, report)
          .slice(0, HITS_MAX)
          .map(toSummary),
        albums: toLists('album', album).slice(0, HITS_MAX),
        playlists: named.slice(0, HITS_MAX),
      };
    },

    playlists,

    async related(trackId) {
      const song = await track(trackId);
      const artistId = song?.artistInfo[0]?.id ?? '';
      const related = withoutTrack(trackId, isPossibleId(artistId) ? await similarSongs(artistId) : []);
      return related.length > 0 ? related : withoutTrack(trackId, await byItsArtists(song, tracksBy));
    },
  };
}

function toSummary({ id, name, coverArt }: z.infer<typeof artistSchema>): ArtistSummary {
  return { id, provider: 'musicserver', name, ...present({ imageUrl: coverPath(coverArt) }) };
}

function toCollection(
  kind: Collection['kind'],
  { id, name, artist, artistId, owner, coverArt, songCount, year }: z.infer<typeof listSchema>,
): Collection {
  const by = artist ?? owner;
  return {
    kind,
    id,
    provider: 'musicserver',
    title: name,
    artists: by ? [{ id: artistId ?? by, name: by }] : [],
    ...yearOf(year),
    ...present({ imageUrl: coverPath(coverArt), trackCount: songCount }),
  };
}
