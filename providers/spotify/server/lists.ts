// Reads albums and playlists of Spotify's Web API page by page.
import type { Collection } from '@segue/contract';
import * as z from 'zod/mini';
import type { CatalogueCollection, ProviderError } from '@segue/api/port/music-provider';
import { COLLECTION_TRACKS_MAX, yearOf } from '@segue/api/port/catalogue';
import { hasNext, readPages } from '@segue/api/port/pages';
import { idText, lenient, type Links, name, present, readBody, readItems, title } from '@segue/api/port/wire';
import type { Read } from '@segue/api/port/api-reader';
import {
  artistsSchema,
  cover,
  externalUrls,
  imagesSchema,
  spotifyTrackSchema,
  toArtists,
  toTrack,
} from './to-track';

const TRACKS_PAGE = 50;

const counted = lenient(z.object({ total: lenient(z.int()) }));
export const collectionSchema = z.object({
  id: idText,
  name: title,
  images: imagesSchema,
  external_urls: externalUrls,
  artists: artistsSchema,
  owner: lenient(z.object({ id: idText, display_name: name, external_urls: externalUrls })),
  release_date: lenient(z.string()),
  total_tracks: lenient(z.int()),
  items: counted,
  tracks: counted,
});
const pageSchema = z.object({ items: z.array(z.unknown()), total: z.int(), next: lenient(z.string()) });
/** The track is `item` since February 2026; extended quota may still send `track`. */
const playlistItemSchema = z.object({ item: z.optional(z.unknown()), track: z.optional(z.unknown()) });
const toPlace = z.transform(({ item, track }: z.infer<typeof playlistItemSchema>) => item ?? track ?? null);
const placeSchema = z.pipe(z.pipe(playlistItemSchema, toPlace), z.nullable(spotifyTrackSchema));

export type ListParts = { read: Read; market: string; links: Links; report: (error: ProviderError) => void };

/**
 * An album or a playlist with its tracks. Rejects with `forbidden` where Spotify serves a playlist to its owner alone, as for all apps in
 * development mode.
 */
export async function readCollection(
  kind: Collection['kind'],
  id: string,
  { read, market, links, report }: ListParts,
): Promise<CatalogueCollection> {
  const path = `/${kind}s/${id}`;
  const pagePath = `${path}/${kind === 'album' ? 'tracks' : 'items'}?market=${market}`;
  const schema = kind === 'album' ? spotifyTrackSchema : placeSchema;
  const toSongs = (entries: readonly unknown[]) =>
    readItems(entries, schema, report).flatMap((song) => (song && song.type !== 'episode' ? song : []));
  const [list, { items, ...counts }] = await Promise.all([
    read(`${path}?market=${market}`).then((answer) => readBody(answer, collectionSchema)),
    readList((page) => read(`${pagePath}&${page}`), TRACKS_PAGE, COLLECTION_TRACKS_MAX, toSongs),
  ]);
  // The tracks of an album have no album field: they get this album.
  const tracks = items.map((track) => toTrack(kind === 'album' ? { ...track, album: list } : track, links));
  return { ...toCollection(kind, list, links), tracks, ...counts };
}

/** At most `max` entries, `limit` with a request. */
export const readList = <Item extends { id: string }>(
  read: Read,
  limit: number,
  max: number,
  toItems: (entries: readonly unknown[]) => Item[],
) =>
  readPages(
    0,
    async (offset) => {
      const page = readBody(await read(`limit=${limit}&offset=${offset}`), pageSchema);
      const { items, total } = page;
      const next = hasNext(page.next, total, offset + limit) ? offset + limit : null;
      return { items: toItems(items), places: items.length, total, next };
    },
    { max, skip: (offset, total) => (hasNext(null, total, offset + limit) ? offset + limit : null) },
  );

export function toCollection(
  kind: Collection['kind'],
  list: z.infer<typeof collectionSchema>,
  links: Links,
): Collection {
  const imageUrl = links.image(cover(list.images ?? []));
  const webUrl = links.page(list.external_urls?.spotify);
  const trackCount = list.total_tracks ?? list.items?.total ?? list.tracks?.total;
  const owner = list.owner && { ...list.owner, name: list.owner.display_name ?? list.owner.id };
  return {
    kind,
    id: list.id,
    provider: 'spotify',
    title: list.name,
    artists: toArtists(owner ? [owner] : list.artists, links),
    ...yearOf(list.release_date),
    ...present({ imageUrl, webUrl, trackCount }),
  };
}
