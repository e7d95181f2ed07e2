import * as z from 'zod/mini';
import {
  playlistIdSchema,
  playlistIdTextSchema,
  playlistSchema,
  playlistsSchema,
  playlistTracksSchema,
} from '../entities/playlist';
import { trackReferenceSchema } from '../entities/track';
import { PLAYLIST_ADDITIONS_MAX } from '../limits';
import { defineRoute, done, trackLookupErrors } from './route';

/** With `isDuplicate`, the playlist had the track before. */
const added = z.extend(done, { isDuplicate: z.optional(z.boolean()) });
const ofPlaylist = z.object({ id: playlistIdTextSchema });
const trackInPlaylist = z.extend(trackReferenceSchema, { playlistId: playlistIdSchema });

/** The cover of a playlist, as an image. Its address stands in the playlist; only the owner gets the image. */
export const getCover = defineRoute({
  method: 'GET',
  path: '/api/covers/:id',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  mediaType: 'image/webp',
  answers: { 200: z.custom<Uint8Array>((image) => image instanceof Uint8Array) },
  errors: ['notFound'],
});

export const playlistsRoutes = {
  listPlaylists: defineRoute({
    method: 'GET',
    path: '/api/playlists',
    access: 'member',
    answers: { 200: playlistsSchema },
  }),

  listPlaylistTracks: defineRoute({
    method: 'GET',
    path: '/api/playlists/:id/tracks',
    access: 'member',
    params: ofPlaylist,
    answers: { 200: z.object({ playlistTracks: playlistTracksSchema }) },
    errors: ['playlistNotFound'],
  }),

  createPlaylist: defineRoute({
    method: 'PUT',
    path: '/api/playlists',
    access: 'member',
    body: z.object({ name: z.string() }),
    multipart: true,
    answers: { 201: z.object({ playlist: playlistSchema }) },
    errors: ['coverInvalid'],
  }),

  /** Changes the name, the cover, or both. `cover` removes the cover. */
  editPlaylist: defineRoute({
    method: 'PATCH',
    path: '/api/playlists/:id',
    access: 'member',
    params: ofPlaylist,
    body: z.object({ name: z.optional(z.string()), cover: z.optional(z.literal('remove')) }),
    multipart: true,
    answers: { 200: z.object({ playlist: playlistSchema }) },
    errors: ['playlistNotFound', 'coverInvalid'],
  }),

  /** It can be restored for some time. */
  deletePlaylist: defineRoute({
    method: 'DELETE',
    path: '/api/playlists',
    access: 'member',
    body: z.object({ playlistId: playlistIdSchema }),
    answers: { 200: done },
    errors: ['playlistNotFound'],
  }),

  /** Brings a deleted playlist back with its tracks, order, name, cover and id. */
  restorePlaylist: defineRoute({
    method: 'POST',
    path: '/api/playlists/:id/restore',
    access: 'member',
    params: ofPlaylist,
    answers: { 200: z.object({ playlist: playlistSchema }) },
    errors: ['playlistNotFound'],
  }),

  addPlaylistTrack: defineRoute({
    method: 'PUT',
    path: '/api/playlists/track',
    access: 'member',
    body: trackInPlaylist,
    answers: { 200: added, 201: added },
    errors: ['playlistNotFound', 'trackNotFound', 'otherProvider', ...trackLookupErrors],
  }),

  /**
   * Appends many tracks in their order: all that their providers know, or none. After `providerUnavailable` the same request
   * continues where the first one ended. The answer has a result for each track.
   */
  addPlaylistTracks: defineRoute({
    method: 'PUT',
    path: '/api/playlists/tracks',
    access: 'member',
    body: z.object({
      playlistId: playlistIdSchema,
      tracks: z.array(trackReferenceSchema).check(z.minLength(1), z.maxLength(PLAYLIST_ADDITIONS_MAX)),
    }),
    answers: { 200: z.object({ results: z.array(z.enum(['added', 'duplicate', 'notFound'])) }) },
    errors: ['playlistNotFound', 'otherProvider', ...trackLookupErrors, 'tooMany'],
  }),

  movePlaylistTrack: defineRoute({
    method: 'PUT',
    path: '/api/playlists/track/place',
    access: 'member',
    body: z.extend(trackInPlaylist, {
      /** The track to insert before, of either provider; null = at the end. */
      before: z.nullable(trackReferenceSchema),
    }),
    answers: { 200: done },
    errors: ['playlistNotFound', 'trackNotFound'],
  }),

  removePlaylistTrack: defineRoute({
    method: 'DELETE',
    path: '/api/playlists/track',
    access: 'member',
    body: trackInPlaylist,
    answers: { 200: done },
    errors: ['playlistNotFound'],
  }),

  getCover,
};
