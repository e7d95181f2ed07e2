// Reads albums and playlists of Spotify's Web API page by page.
import type { Collection } from '@segue/contract';
import * as z from 'zod/mini';
import { COLLECTION_TRACKS_MAX, yearOf } from '../catalogue';
import type { CatalogueCollection, ProviderError } from '../music-provider';
import type { Read } from '../api-reader';
import { idText, lenient, readBody, readItems, type Links } from '../wire';
import {
  artistsSchema,
  cover,
  externalUrls,
  imagesSchema,
  spotifyTrackSchema,
  toArtists,
  toTrack,
  UNTITLED,
} from './to-track';

const TRACKS_PAGE = 50;

const counted = lenient(z.object({ total: lenient(z.int()) }));
export const collectionSchema = z.object({
  id: idText,
  name: lenient(z.string()),
  images: imagesSchema,
  external_urls: externalUrls,
  artists: artistsSchema,
  owner: lenient(z.object({ id: idText, display_name: lenient(z.string()), external_urls: externalUrls })),
  release_date: lenient(z.string()),
  total_tracks: lenient(z.int()),
  items: counted,
  tracks: counted,
});
const pageSchema = z.object({ items: z.array(z.unknown()), total: z.int() });
/** The track is `item` since February 2026; extended quota may still send `track`. */
const playlistItemSchema = z.object({ item: z.optional(z.unknown()), track: z.optional(z.unknown()) });

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
  const [list, pages] = await Promise.all([
    read(`${path}?market=${market}`).then((answer) => readBody(answer, collectionSchema)),
    readPages(
      (page) => read(`${path}/${kind === 'album' ? 'tracks' : 'items'}?market=${market}&${page}`),
      TRACKS_PAGE,
      COLLECTION_TRACKS_MAX,
    ),
  ]);
  const items =
    kind === 'album'
      ? pages.items
      : readItems(pages.items, playlistItemSchema, report).map(({ item, track }) => item ?? track ?? null);
  const tracks = readItems(items, spotifyTrackSchema, report)
    // Podcast episodes have no artists, and local files no id.
    .filter(({ artists }) => kind === 'album' || artists !== null)
    // The tracks of an album name no album of their own: they get this one.
    .map((track) => toTrack(kind === 'album' ? { ...track, album: list } : track, links));
  return { ...toCollection(kind, list, links), tracks, trackCount: pages.total };
}

/** At most `max` entries, the pages after the first at once. */
export async function readPages(read: Read, pageSize: number, max: number) {
  const page = async (offset: number) =>
    readBody(await read(`limit=${pageSize}&offset=${offset}`), pageSchema);
  const first = await page(0);
  const end = Math.min(first.total, max);
  const offsets = Array.from(
    { length: Math.max(0, Math.ceil(end / pageSize) - 1) },
    (_, at) => (at + 1) * pageSize,
  );
  const rest = await Promise.all(offsets.map(page));
  return { items: [first, ...rest].flatMap(({ items }) => items), total: first.total };
}

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
    title: list.name || UNTITLED,
    artists: toArtists(owner ? [owner] : list.artists, links),
    ...yearOf(list.release_date),
    ...(imageUrl && { imageUrl }),
    ...(webUrl && { webUrl }),
    ...(typeof trackCount === 'number' && { trackCount }),
  };
}
