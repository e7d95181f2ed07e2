// Artists, albums and playlists of Spotify, with the endpoints that development mode still has: an artist's best known songs come from
// a search, and songs like another from its artists.
import { cutCharacters, type ArtistSummary } from '@segue/contract';
import * as z from 'zod/mini';
import {
  ARTIST_ALBUMS_MAX,
  byItsArtists,
  HITS_MAX,
  isSameName,
  newestFirst,
  withoutTrack,
} from '@segue/api/port/catalogue';
import { artistName, idText, lenient, present, readBody, readItems } from '@segue/api/port/wire';
import {
  type Catalogue,
  type CatalogueArtist,
  type CataloguePage,
  type CatalogueTrack,
  ProviderError,
} from '@segue/api/port/music-provider';
import { nullIfUnknown } from './errors';
import { ID } from './link';
import { collectionSchema, readCollection, readList, toCollection, type ListParts } from './lists';
import { cover, externalUrls, imagesSchema } from './to-track';

/** More is an error in development mode (spotipy-dev/spotipy#1231). */
const ALBUMS_PAGE = 10;
/** Read with two requests. */
const ARTIST_TRACKS = 20;
/** Longer queries are errors; see `search`. */
const NAME_MAX_CHARACTERS = 80;

const artistSchema = z.object({
  id: idText,
  name: artistName,
  images: imagesSchema,
  external_urls: externalUrls,
});
type SpotifyArtist = z.infer<typeof artistSchema>;
const found = lenient(z.object({ items: z.array(z.unknown()) }));
const hitsSchema = z.object({ artists: found, albums: found });

export function createCatalogue(
  parts: ListParts & {
    search: (query: string, limit: number) => Promise<CataloguePage>;
    track: (id: string) => Promise<CatalogueTrack | null>;
  },
): Catalogue {
  const { read, search, track, market, links, report } = parts;
  const readLists = (items: readonly unknown[] | undefined) =>
    readItems(items ?? [], collectionSchema, report).map((list) => toCollection('album', list, links));

  async function findHits(query: string, type: string) {
    const q = cutCharacters(query, NAME_MAX_CHARACTERS);
    const parameters = new URLSearchParams({ q, type, limit: String(HITS_MAX), market });
    const { artists, albums } = readBody(await read(`/search?${parameters.toString()}`), hitsSchema);
    return {
      artists: readItems(artists?.items ?? [], artistSchema, report),
      albums: readLists(albums?.items),
    };
  }

  /** The most popular first, as in a search. */
  async function tracksBy({ id, name }: { id: string; name: string }, limit: number) {
    const quoted = cutCharacters(name.replaceAll('"', ' '), NAME_MAX_CHARACTERS);
    const { tracks } = await search(`artist:"${quoted}"`, limit);
    return tracks.filter(({ artistInfo }) => artistInfo.some((artist) => artist.id === id));
  }

  async function pageOf(artist: SpotifyArtist): Promise<CatalogueArtist> {
    const path = `/artists/${artist.id}/albums?include_groups=album,single&market=${market}`;
    const [tracks, { items, ...counts }] = await Promise.all([
      tracksBy(artist, ARTIST_TRACKS),
      readList((page) => read(`${path}&${page}`), ALBUMS_PAGE, ARTIST_ALBUMS_MAX, readLists),
    ]);
    return { ...toSummary(artist), tracks, albums: newestFirst(items), ...counts };
  }

  function toSummary({ id, name, images, external_urls: urls }: SpotifyArtist): ArtistSummary {
    const imageUrl = links.image(cover(images ?? []));
    const webUrl = links.page(urls?.spotify);
    return { id, provider: 'spotify', name, ...present({ imageUrl, webUrl }) };
  }

  return {
    artist: async (id) =>
      ID.test(id)
        ? nullIfUnknown(async () => pageOf(readBody(await read(`/artists/${id}`), artistSchema)))
        : null,

    async findArtist(name) {
      const { artists } = await findHits(name, 'artist');
      const artist = artists.find((one) => isSameName(one.name, name));
      return artist ? pageOf(artist) : null;
    },

    async collection(kind, id) {
      if (!ID.test(id)) return null;
      try {
        return await nullIfUnknown(() => readCollection(kind, id, parts));
      } catch (error) {
        if (error instanceof ProviderError && error.kind === 'forbidden') return null;
        throw error;
      }
    },

    async search(query) {
      const { artists, albums } = await findHits(query, 'artist,album');
      // Development mode sends the items of a playlist to its owner alone: a hit would lead nowhere.
      return { artists: artists.map(toSummary), albums, playlists: [] };
    },

    related: async (id) => withoutTrack(id, await byItsArtists(await track(id), tracksBy)),
  };
}
