// Reads albums and playlists of Spotify's Web API page by page.
import * as z from 'zod/mini';
import { LINKED_TRACKS_MAX, type LinkedList, type ProviderError } from '../music-provider';
import type { UpstreamAnswer } from '../send-once';
import { lenient, readBody, readItems, type Links } from '../wire';
import { cover, imagesSchema, spotifyTrackSchema, toTrack, type SpotifyTrack } from './to-track';

const PAGE_SIZE = 50;

const listSchema = z.object({ name: lenient(z.string()), images: imagesSchema });
const pageSchema = z.object({ items: z.array(z.unknown()), total: z.int() });
/** The track is `item` since February 2026; extended quota may still send `track`. */
const playlistItemSchema = z.object({ item: z.optional(z.unknown()), track: z.optional(z.unknown()) });

/** Reads a path of the API. */
type Read = (path: string) => Promise<UpstreamAnswer>;
type Report = (error: ProviderError) => void;

/** The tracks of an album name no album of their own: they get this one. */
export async function readAlbum(read: Read, id: string, market: string, links: Links, report: Report) {
  const album = readBody(await read(`/albums/${id}?market=${market}`), listSchema);
  const pages = await readPages((page) => read(`/albums/${id}/tracks?market=${market}&${page}`));
  const tracks = readItems(pages.items, spotifyTrackSchema, report);
  return toList(
    album,
    tracks.map((track) => ({ ...track, album })),
    pages.total,
    links,
  );
}

/** Rejects with `forbidden` where Spotify serves the list to its owner alone, as for all apps in development mode. */
export async function readPlaylist(read: Read, id: string, market: string, links: Links, report: Report) {
  const playlist = readBody(await read(`/playlists/${id}?market=${market}`), listSchema);
  const pages = await readPages((page) => read(`/playlists/${id}/items?market=${market}&${page}`));
  const items = readItems(pages.items, playlistItemSchema, report).map(
    ({ item, track }) => item ?? track ?? null,
  );
  // Podcast episodes have no artists, and local files no id.
  const tracks = readItems(items, spotifyTrackSchema, report).filter(({ artists }) => artists !== null);
  return toList(playlist, tracks, pages.total, links);
}

async function readPages(read: Read): Promise<z.infer<typeof pageSchema>> {
  const page = async (offset: number) =>
    readBody(await read(`limit=${PAGE_SIZE}&offset=${offset}`), pageSchema);
  const first = await page(0);
  const end = Math.min(first.total, LINKED_TRACKS_MAX);
  const offsets = Array.from(
    { length: Math.max(0, Math.ceil(end / PAGE_SIZE) - 1) },
    (_, at) => (at + 1) * PAGE_SIZE,
  );
  const rest = await Promise.all(offsets.map(page));
  return { items: [first, ...rest].flatMap(({ items }) => items), total: first.total };
}

function toList(
  { name, images }: z.infer<typeof listSchema>,
  tracks: SpotifyTrack[],
  trackCount: number,
  links: Links,
): LinkedList {
  const imageUrl = links.image(cover(images ?? []));
  return {
    title: name ?? 'Untitled',
    ...(imageUrl && { imageUrl }),
    tracks: tracks.map((track) => toTrack(track, links)),
    trackCount,
  };
}
