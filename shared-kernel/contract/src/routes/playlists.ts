import * as z from 'zod/mini';
import {
  playlistIdSchema,
  playlistIdTextSchema,
  playlistSchema,
  playlistsSchema,
  playlistTracksSchema,
} from '../entities/playlist';
import { timeSchema, trackReferenceSchema } from '../entities/track';
import { PLAYLIST_ADDITIONS_MAX } from '../limits';
import { additionResults, anyone, done, member, trackLookupErrors } from './route';

/** With `isDuplicate`, the playlist already contained the track. */
const added = z.extend(done, { isDuplicate: z.optional(z.boolean()) });
const ofPlaylist = z.object({ id: playlistIdTextSchema });
const trackInPlaylist = z.extend(trackReferenceSchema, { playlistId: playlistIdSchema });
const changed = { 200: z.object({ playlist: playlistSchema }) };

/** The cover of a playlist, as an image. Its address stands in the playlist; only the owner gets the image. */
export const getCover = anyone('GET', '/api/covers/:id', {
  params: z.object({ id: z.string() }),
  mediaType: 'image/webp',
  answers: { 200: z.custom<Uint8Array>((image) => image instanceof Uint8Array) },
  errors: ['notFound'],
});

export const playlistsRoutes = {
  listPlaylists: member('GET', '/api/playlists', { answers: { 200: playlistsSchema } }),

  listPlaylistTracks: member('GET', '/api/playlists/:id/tracks', {
    params: ofPlaylist,
    answers: { 200: z.object({ playlistTracks: playlistTracksSchema }) },
    errors: ['playlistNotFound'],
  }),

  createPlaylist: member('PUT', '/api/playlists', {
    body: z.object({ name: z.string() }),
    multipart: true,
    answers: { 201: changed[200] },
    errors: ['coverInvalid'],
  }),

  /** Changes the name, the cover, or both. `cover` removes the cover. */
  editPlaylist: member('PATCH', '/api/playlists/:id', {
    params: ofPlaylist,
    body: z.object({ name: z.optional(z.string()), cover: z.optional(z.literal('remove')) }),
    multipart: true,
    answers: changed,
    errors: ['playlistNotFound', 'coverInvalid'],
  }),

  /** It can be restored for some time. */
  deletePlaylist: member('DELETE', '/api/playlists', {
    body: z.object({ playlistId: playlistIdSchema }),
    errors: ['playlistNotFound'],
  }),

  /** Brings a deleted playlist back with its tracks, order, name, cover and id. */
  restorePlaylist: member('POST', '/api/playlists/:id/restore', {
    params: ofPlaylist,
    answers: changed,
    errors: ['playlistNotFound'],
  }),

  addPlaylistTrack: member('PUT', '/api/playlists/track', {
    body: trackInPlaylist,
    answers: { 200: added, 201: added },
    errors: ['playlistNotFound', 'trackNotFound', 'otherProvider', ...trackLookupErrors],
  }),

  /**
   * Appends many tracks in their order: all that their providers know, or none. After `providerUnavailable` the same request
   * continues where the first one ended. The answer has a result for each track.
   */
  addPlaylistTracks: member('PUT', '/api/playlists/tracks', {
    body: z.object({
      playlistId: playlistIdSchema,
      tracks: z
        .array(z.extend(trackReferenceSchema, { addedAt: z.optional(timeSchema) }))
        .check(z.minLength(1), z.maxLength(PLAYLIST_ADDITIONS_MAX)),
    }),
    answers: { 200: z.object({ results: additionResults }) },
    errors: ['playlistNotFound', 'otherProvider', ...trackLookupErrors, 'tooMany'],
  }),

  movePlaylistTrack: member('PUT', '/api/playlists/track/place', {
    body: z.extend(trackInPlaylist, {
      /** The track to insert before, of either provider; null = at the end. */
      before: z.nullable(trackReferenceSchema),
    }),
    errors: ['playlistNotFound', 'trackNotFound'],
  }),

  removePlaylistTrack: member('DELETE', '/api/playlists/track', {
    body: trackInPlaylist,
    errors: ['playlistNotFound'],
  }),

  getCover,
};
