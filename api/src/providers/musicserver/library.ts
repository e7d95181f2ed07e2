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
  RELATED_MAX,
  withoutTrack,
  yearOf,
} from '../catalogue';
import {
  nullIfUnknown,
  ProviderError,
  type AskedFor,
  type Catalogue,
  type CatalogueArtist,
  type CatalogueCollection,
  type CatalogueTrack,
  type MusicProvider,
} from '../music-provider';
import { lenient, readItems } from '../wire';
import { coverPath, isPossibleId, safeId, UNTITLED } from './to-track';

const items = lenient(z.array(z.unknown()));
const albumSchema = z.object({
  id: safeId,
  name: lenient(z.string()),
  artist: lenient(z.string()),
  artistId: lenient(safeId),
  // Of a playlist.
  owner: lenient(z.string()),
  coverArt: lenient(safeId),
  songCount: lenient(z.int()),
  year: lenient(z.int()),
});
const artistSchema = z.object({ id: safeId, name: z.string(), coverArt: lenient(safeId) });

const albumAnswer = z.object({ album: z.extend(albumSchema, { song: items }) });
const playlistAnswer = z.object({ playlist: z.extend(albumSchema, { entry: items }) });
const artistAnswer = z.object({ artist: z.extend(artistSchema, { album: items }) });
const searchAnswer = z.object({
  searchResult3: lenient(z.object({ artist: items, album: items, song: items })),
});
const playlistsAnswer = z.object({ playlists: lenient(z.object({ playlist: items })) });
const similarAnswer = z.object({ similarSongs2: lenient(z.object({ song: items })) });

const QUERY_MAX_CHARACTERS = 200;
/** Read for the songs of an artist whose name finds no songs. */
const ALBUMS_READ = 5;

/** Asks a method with the log-in of the user. */
export type Ask = <S extends z.ZodMiniType>(
  method: string,
  parameters: Record<string, string>,
  schema: S,
  asked: AskedFor | undefined,
) => Promise<z.output<S>>;

export function createLibrary({
  ask,
  toTracks,
  track,
  report,
}: {
  ask: Ask;
  toTracks: (songs: readonly unknown[] | null) => CatalogueTrack[];
  track: MusicProvider['track'];
  report: (error: ProviderError) => void;
}): Catalogue {
  const toAlbums = (found: readonly unknown[] | null) =>
    readItems(found ?? [], albumSchema, report).map((album) => toCollection('album', album));

  async function find(
    query: string,
    counts: { artists?: number; albums?: number; songs?: number },
    asked: AskedFor | undefined,
  ) {
    const parameters = {
      query: cutCharacters(query, QUERY_MAX_CHARACTERS),
      artistCount: String(counts.artists ?? 0),
      albumCount: String(counts.albums ?? 0),
      songCount: String(counts.songs ?? 0),
    };
    const { searchResult3: found } = await ask('search3', parameters, searchAnswer, asked);
    return {
      artists: readItems(found?.artist ?? [], artistSchema, report),
      albums: toAlbums(found?.album ?? null),
      tracks: toTracks(found?.song ?? null),
    };
  }

  async function tracksBy(
    { id, name }: { id: string; name: string },
    asked: AskedFor | undefined,
  ): Promise<CatalogueTrack[]> {
    const { tracks } = await find(name, { songs: ARTIST_TRACKS_MAX }, asked);
    return tracks.filter(({ artistInfo }) => artistInfo.some((artist) => artist.id === id));
  }

  async function readArtist(id: string, asked: AskedFor | undefined): Promise<CatalogueArtist> {
    const { artist } = await ask('getArtist', { id }, artistAnswer, asked);
    const albums = newestFirst(toAlbums(artist.album));
    const found = await tracksBy(artist, asked);
    // Some servers search titles alone.
    const ofAlbums = found.length > 0 ? [] : albums.slice(0, ALBUMS_READ);
    const lists = await Promise.all(ofAlbums.map((album) => readCollection('album', album.id, asked)));
    const tracks = [...found, ...lists.flatMap((list) => list.tracks)].slice(0, ARTIST_TRACKS_MAX);
    return { ...toSummary(artist), tracks, albums };
  }

  async function readCollection(
    kind: Collection['kind'],
    id: string,
    asked: AskedFor | undefined,
  ): Promise<CatalogueCollection> {
    const [list, songs] =
      kind === 'album'
        ? await ask('getAlbum', { id }, albumAnswer, asked).then(({ album }) => [album, album.song] as const)
        : await ask('getPlaylist', { id }, playlistAnswer, asked).then(
            ({ playlist }) => [playlist, playlist.entry] as const,
          );
    const tracks = toTracks(songs?.slice(0, COLLECTION_TRACKS_MAX) ?? null);
    const collection = toCollection(kind, list);
    const imageUrl = collection.imageUrl ?? tracks[0]?.imageUrl;
    const trackCount = Math.max(list.songCount ?? 0, songs?.length ?? 0);
    return { ...collection, ...(imageUrl && { imageUrl }), tracks, trackCount };
  }

  async function findArtist(name: string, asked?: AskedFor): Promise<CatalogueArtist | null> {
    const { artists } = await find(name, { artists: 2 * HITS_MAX }, asked);
    const artist = artists.find((one) => isSameName(one.name, name));
    return artist ? nullIfUnknown(() => readArtist(artist.id, asked)) : null;
  }

  return {
    // A song without the id of its artist names it.
    artist: async (id, asked) =>
      (isPossibleId(id) ? await nullIfUnknown(() => readArtist(id, asked)) : null) ?? findArtist(id, asked),

    findArtist,

    collection: async (kind, id, asked) =>
      isPossibleId(id) ? nullIfUnknown(() => readCollection(kind, id, asked)) : null,

    async search(query, asked) {
      const [{ artists, albums }, { playlists }] = await Promise.all([
        find(query, { artists: HITS_MAX, albums: HITS_MAX }, asked),
        ask('getPlaylists', {}, playlistsAnswer, asked),
      ]);
      const wanted = query.toLowerCase();
      return {
        artists: artists.slice(0, HITS_MAX).map(toSummary),
        albums: albums.slice(0, HITS_MAX),
        playlists: readItems(playlists?.playlist ?? [], albumSchema, report)
          .filter(({ name }) => name?.toLowerCase().includes(wanted))
          .slice(0, HITS_MAX)
          .map((playlist) => toCollection('playlist', playlist)),
      };
    },

    async related(trackId, asked) {
      const song = await track(trackId, asked);
      const id = song?.artistInfo[0]?.id ?? '';
      const similar = isPossibleId(id) ? await similarSongs(id, asked) : [];
      const related = withoutTrack(trackId, similar);
      return related.length > 0
        ? related
        : withoutTrack(trackId, await byItsArtists(song, (artist) => tracksBy(artist, asked)));
    },
  };

  async function similarSongs(id: string, asked: AskedFor | undefined): Promise<CatalogueTrack[]> {
    try {
      const count = String(RELATED_MAX + 1);
      const { similarSongs2 } = await ask('getSimilarSongs2', { id, count }, similarAnswer, asked);
      return toTracks(similarSongs2?.song ?? null);
    } catch (error) {
      // Many servers cannot do this, or need a service elsewhere for it.
      if (error instanceof ProviderError && error.kind !== 'auth' && error.kind !== 'network') return [];
      throw error;
    }
  }
}

function toSummary({ id, name, coverArt }: z.infer<typeof artistSchema>): ArtistSummary {
  const imageUrl = coverPath(coverArt);
  return { id, provider: 'musicserver', name, ...(imageUrl && { imageUrl }) };
}

function toCollection(
  kind: Collection['kind'],
  { id, name, artist, artistId, owner, coverArt, songCount, year }: z.infer<typeof albumSchema>,
): Collection {
  const imageUrl = coverPath(coverArt);
  const by = artist ?? owner;
  return {
    kind,
    id,
    provider: 'musicserver',
    title: name || UNTITLED,
    artists: by ? [{ id: artistId ?? by, name: by }] : [],
    ...yearOf(year),
    ...(imageUrl && { imageUrl }),
    ...(songCount !== null && { trackCount: songCount }),
  };
}
