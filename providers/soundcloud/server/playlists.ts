// Reads SoundCloud's playlists (sets) page by page. Albums are playlists of a kind.
import type { Collection } from '@segue/contract';
import * as z from 'zod/mini';
import type { CatalogueCollection, ProviderError } from '@segue/api/port/music-provider';
import { COLLECTION_TRACKS_MAX, withCover, yearOf } from '@segue/api/port/catalogue';
import { hasNext, readPages } from '@segue/api/port/pages';
import { lenient, type Links, present, readBody, readItems, title } from '@segue/api/port/wire';
import type { Read } from '@segue/api/port/api-reader';
import { largerImage, soundcloudTrackSchema, toArtist, toTrack, userSchema } from './to-track';

const PAGE_SIZE = 100;
const ALBUM = /^(album|ep|single|compilation)\b/i;

export const playlistSchema = z.object({
  urn: z.string().check(z.minLength(1)),
  title,
  artwork_url: lenient(z.string()),
  permalink_url: lenient(z.string()),
  track_count: lenient(z.int()),
  playlist_type: lenient(z.string()),
  // A field of older answers.
  set_type: lenient(z.string()),
  release_year: lenient(z.int()),
  created_at: lenient(z.string()),
  user: lenient(userSchema),
});
export const pageSchema = z.object({ collection: z.array(z.unknown()), next_href: lenient(z.string()) });

export async function readPlaylist(
  read: Read,
  id: string,
  links: Links,
  report: (error: ProviderError) => void,
): Promise<CatalogueCollection> {
  const path = `/playlists/${encodeURIComponent(id)}`;
  const playlist = readBody(
    await read(`${path}?show_tracks=false`),
    z.extend(playlistSchema, { urn: z.catch(playlistSchema.shape.urn, id) }),
  );
  const list = toCollection(playlist, links);
  const total = list.trackCount ?? null;
  const pages = `?access=playable,preview,blocked&limit=${PAGE_SIZE}&linked_partitioning=true`;
  let end = 0;
  const readPage = async (query: string) => {
    const { collection, next_href: link } = readBody(await read(`${path}/tracks${query}`), pageSchema);
    end += PAGE_SIZE;
    const isMore = collection.length >= PAGE_SIZE && hasNext(null, total, end);
    return {
      items: readItems(collection, soundcloudTrackSchema, report).flatMap((one) => toTrack(one, links) ?? []),
      places: collection.length,
      total,
      // The query of the link alone: an answer must not choose whom this server talks to.
      next: link !== null ? queryOf(link) : isMore ? `${pages}&offset=${end}` : null,
    };
  };
  const { items: tracks, ...counts } = await readPages(pages, readPage, { max: COLLECTION_TRACKS_MAX });
  return { ...withCover(list, tracks), tracks, ...counts };
}

export function toCollection(playlist: z.infer<typeof playlistSchema>, links: Links): Collection {
  const { urn: id, track_count: trackCount, release_year: year, created_at: created } = playlist;
  const owner = toArtist(playlist.user, links);
  const isAlbum = ALBUM.test(playlist.playlist_type || playlist.set_type || '');
  return {
    kind: isAlbum ? 'album' : 'playlist',
    id,
    provider: 'soundcloud',
    title: playlist.title,
    artists: owner ? [owner] : [],
    ...(isAlbum && yearOf(year ?? created)),
    ...present({
      imageUrl: links.image(largerImage(playlist.artwork_url)),
      webUrl: links.page(playlist.permalink_url),
      // Lists of playlists count no tracks (soundcloud/api 210).
      trackCount: trackCount || null,
    }),
  };
}

const queryOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).search : null);
