// Playlists, favorites and search pages: lists of tracks per provider.
import * as z from 'zod/mini';
import { wireListsSchema, type WireLists } from '../wire-names';
import { trackSchema } from './track';
import { trackList } from './track-list';

export const playlistIdSchema = z
  .number()
  .check(z.int('A playlist id is a whole number'), z.positive('A playlist id is positive'));

/** A playlist id as part of a URL. */
export const playlistIdTextSchema = z.string().check(z.regex(/^\d{1,15}$/, 'A playlist id is a number'));

/** The playlist id in a part of a URL, or null. */
export function parsePlaylistId(text: string): number | null {
  return playlistIdTextSchema.safeParse(text).success ? Number(text) : null;
}

export const playlistSchema = z.object({
  playlistId: z.number(),
  name: z.string(),
  imageUrl: z.optional(z.nullable(z.string())),
  createdAt: z.string(),
  trackCount: z.optional(z.number()),
  changedAt: z.optional(z.string()),
  /** Everybody who has its link can read it. */
  isShared: z.optional(z.boolean()),
  /**
   * What a card shows of the tracks: their number, the length in milliseconds of those whose length is known, how many others there
   * are, and up to four different covers.
   */
  summary: z.optional(
    z.object({
      trackCount: z.number(),
      duration: z.number(),
      unknownLengths: z.number(),
      coverUrls: z.array(z.string()),
    }),
  ),
});
export type Playlist = z.infer<typeof playlistSchema>;

/** A playlist that can be restored until then (ISO 8601). */
const deletedPlaylistSchema = z.object({ playlistId: z.number(), name: z.string(), keptUntil: z.string() });
export type DeletedPlaylist = z.infer<typeof deletedPlaylistSchema>;

export const playlistsSchema = z.object({
  playlists: z._default(z.array(playlistSchema), []),
  /** Newest deletion first. */
  recentlyDeleted: z.optional(z.array(deletedPlaylistSchema)),
});

/** `position` is unique in the playlist and orders the tracks of both lists. */
const playlistTrackSchema = z.extend(trackSchema, { position: z.optional(z.number()) });

export const playlistTracksSchema = wireListsSchema('PlaylistTracks', trackList(playlistTrackSchema));
export type PlaylistTracks = WireLists<'PlaylistTracks', z.infer<typeof playlistTrackSchema>>;

export const favoritesSchema = wireListsSchema('FavoriteTracks', trackList(trackSchema));
export type Favorites = WireLists<'FavoriteTracks', z.infer<typeof trackSchema>>;

export const searchPageSchema = z.object({
  queryData: trackList(trackSchema),
  hasMore: z.boolean(),
  /** A part of the page could not be read; requesting the same page again may succeed. */
  partial: z.optional(z.boolean()),
});
export type SearchPage = z.infer<typeof searchPageSchema>;
