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
} from '../catalogue';
import {
  ProviderError,
  type AskedFor,
  type Catalogue,
  type CatalogueArtist,
  type CatalogueTrack,
  type MusicProvider,
} from '../music-provider';
import { idText, lenient, readBody, readItems, type Links } from '../wire';
import { nullIfUnknown } from './errors';
import {
  collectionSchema,
  readCollection,
  readPages,
  toCollection,
  type ListParts,
  type Read,
} from './lists';
import { cover, externalUrls, imagesSchema } from './to-track';

const ID = /^[0-9A-Za-z]{1,64}$/;
/** More is an error in development mode (spotipy-dev/spotipy#1231). */
const ALBUMS_PAGE = 10;
/** Two requests. */
const ARTIST_TRACKS = 20;
/** Longer queries are errors; see `search`. */
const NAME_MAX_CHARACTERS = 80;

const artistSchema = z.object({
  id: idText,
  name: z.string(),
  images: imagesSchema,
  external_urls: externalUrls,
});
type SpotifyArtist = Pick<z.infer<typeof artistSchema>, 'id' | 'name'>;
const found = lenient(z.object({ items: z.array(z.unknown()) }));
const hitsSchema = z.object({ artists: found, albums: found, playlists: found });

export function createCatalogue(
  parts: ListParts & {
    reader: (asked: AskedFor | undefined) => Read;
    search: MusicProvider['search'];
    track: MusicProvider['track'];
  },
): Catalogue {
  const { reader, search, track, market, links, report } = parts;

  async function findHits(query: string, type: string, asked: AskedFor | undefined) {
    const text = cutCharacters(query, NAME_MAX_CHARACTERS);
    const parameters = new URLSearchParams({ q: text, type, limit: String(HITS_MAX), market });
    const hits = readBody(await reader(asked)(`/search?${parameters.toString()}`), hitsSchema);
    const lists = (items: z.infer<typeof found>, kind: 'album' | 'playlist') =>
      readItems(items?.items ?? [], collectionSchema, report).map((list) => toCollection(kind, list, links));
    return {
      artists: readItems(hits.artists?.items ?? [], artistSchema, report),
      albums: lists(hits.albums, 'album'),
      playlists: lists(hits.playlists, 'playlist'),
    };
  }

  /** The best known first, as a search orders them. */
  async function tracksBy(
    { id, name }: SpotifyArtist,
    asked: AskedFor | undefined,
    limit = ARTIST_TRACKS,
  ): Promise<CatalogueTrack[]> {
    const query = `artist:"${cutCharacters(name.replaceAll('"', ' '), NAME_MAX_CHARACTERS)}"`;
    const { userToken, log } = asked ?? {};
    const request = { query, limit, offset: 0, ...(userToken !== undefined && { userToken }) };
    const { tracks } = await search(request, log);
    return tracks.filter(({ artistInfo }) => artistInfo.some((artist) => artist.id === id));
  }

  async function pageOf(
    artist: z.infer<typeof artistSchema>,
    asked: AskedFor | undefined,
  ): Promise<CatalogueArtist> {
    const readAlbums = (page: string) =>
      reader(asked)(`/artists/${artist.id}/albums?include_groups=album,single&market=${market}&${page}`);
    const [tracks, albums] = await Promise.all([
      tracksBy(artist, asked),
      readPages(readAlbums, ALBUMS_PAGE, ARTIST_ALBUMS_MAX),
    ]);
    const read = readItems(albums.items, collectionSchema, report);
    return {
      ...toSummary(artist, links),
      tracks,
      albums: newestFirst(read.map((album) => toCollection('album', album, links))),
    };
  }

  return {
    artist: async (id, asked) =>
      !ID.test(id)
        ? null
        : nullIfUnknown(async () =>
            pageOf(readBody(await reader(asked)(`/artists/${id}`), artistSchema), asked),
          ),

    async findArtist(name, asked) {
      const { artists } = await findHits(name, 'artist', asked);
      const artist = artists.find((one) => isSameName(one.name, name));
      return artist ? pageOf(artist, asked) : null;
    },

    async collection(kind, id, asked) {
      if (!ID.test(id)) return null;
      try {
        return await nullIfUnknown(() => readCollection(kind, id, { ...parts, read: reader(asked) }));
      } catch (error) {
        if (error instanceof ProviderError && error.kind === 'forbidden') return null;
        throw error;
      }
    },

    async search(query, asked) {
      const { artists, ...lists } = await findHits(query, 'artist,album,playlist', asked);
      return { artists: artists.map((artist) => toSummary(artist, links)), ...lists };
    },

    async related(trackId, asked) {
      const others = await byItsArtists(await track(trackId, asked), (artist, count) =>
        tracksBy(artist, asked, count),
      );
      return withoutTrack(trackId, others);
    },
  };
}

function toSummary(
  { id, name, images, external_urls: urls }: z.infer<typeof artistSchema>,
  links: Links,
): ArtistSummary {
  const imageUrl = links.image(cover(images ?? []));
  const webUrl = links.page(urls?.spotify);
  return { id, provider: 'spotify', name, ...(imageUrl && { imageUrl }), ...(webUrl && { webUrl }) };
}
