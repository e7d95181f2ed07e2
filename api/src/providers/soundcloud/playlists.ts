// Reads SoundCloud's playlists (sets) page by page.
import * as z from 'zod/mini';
import { LINKED_TRACKS_MAX, type LinkedList, type ProviderError } from '../music-provider';
import type { UpstreamAnswer } from '../send-once';
import { lenient, readBody, readItems, type Links } from '../wire';
import { soundcloudTrackSchema, toTrack } from './to-track';

const PAGE_SIZE = 100;

const playlistSchema = z.object({
  title: lenient(z.string()),
  artwork_url: lenient(z.string()),
  track_count: lenient(z.int()),
});
export const pageSchema = z.object({ collection: z.array(z.unknown()), next_href: lenient(z.string()) });

/** `read` gets a path of the API. */
export async function readPlaylist(
  read: (path: string) => Promise<UpstreamAnswer>,
  id: string,
  links: Links,
  report: (error: ProviderError) => void,
): Promise<LinkedList> {
  const path = `/playlists/${encodeURIComponent(id)}`;
  const playlist = readBody(await read(`${path}?show_tracks=false`), playlistSchema);
  const items: unknown[] = [];
  let query: string | null = `?access=playable,preview,blocked&limit=${PAGE_SIZE}&linked_partitioning=true`;
  while (query !== null && items.length < LINKED_TRACKS_MAX) {
    const page: z.infer<typeof pageSchema> = readBody(await read(`${path}/tracks${query}`), pageSchema);
    items.push(...page.collection);
    // The query alone: an answer must not choose whom this server talks to.
    query = page.collection.length > 0 && page.next_href !== null ? queryOf(page.next_href) : null;
  }
  const tracks = readItems(items.slice(0, LINKED_TRACKS_MAX), soundcloudTrackSchema, report).flatMap(
    (item) => toTrack(item, links) ?? [],
  );
  const imageUrl = links.image(playlist.artwork_url) ?? tracks[0]?.imageUrl;
  return {
    title: playlist.title ?? 'Untitled',
    ...(imageUrl && { imageUrl }),
    tracks,
    trackCount: playlist.track_count ?? tracks.length,
  };
}

const queryOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).search : null);
