import * as z from 'zod/mini';
import { playlistIdSchema, playlistIdTextSchema, playlistSchema, playlistTracksSchema, } from '../entities/playlist';
import { trackReferenceSchema } from '../entities/track';
import { defineRoute, done } from './route';
/** With `isDuplicate`, the playlist had the track before. */
const added = z.extend(done, { isDuplicate: z.optional(z.boolean()) });
const trackInPlaylist = z.extend(trackReferenceSchema, { playlistId: playlistIdSchema });
export const listPlaylists = defineRoute({
    method: 'GET',
    path: '/api/playlists',
    access: 'member',
    answers: { 200: z.object({ playlists: z._default(z.array(playlistSchema), []) }) },
    errors: [],
});
export const listPlaylistTracks = defineRoute({
    method: 'GET',
    path: '/api/playlists/:id/tracks',
    access: 'member',
    params: z.object({ id: playlistIdTextSchema }),
    answers: { 200: z.object({ playlistTracks: playlistTracksSchema }) },
    errors: ['playlistNotFound'],
});
export const createPlaylist = defineRoute({
    method: 'PUT',
    path: '/api/playlists',
    access: 'member',
    body: z.object({ name: z.string() }),
    multipart: true,
    answers: { 201: z.object({ playlist: playlistSchema }) },
    errors: ['coverInvalid'],
});
/** Changes the name, the cover, or both. `cover` removes the cover. */
export const editPlaylist = defineRoute({
    method: 'PATCH',
    path: '/api/playlists/:id',
    access: 'member',
    params: z.object({ id: playlistIdTextSchema }),
    body: z.object({ name: z.optional(z.string()), cover: z.optional(z.literal('remove')) }),
    multipart: true,
    answers: { 200: z.object({ playlist: playlistSchema }) },
    errors: ['playlistNotFound', 'coverInvalid'],
});
export const deletePlaylist = defineRoute({
    method: 'DELETE',
    path: '/api/playlists',
    access: 'member',
    body: z.object({ playlistId: playlistIdSchema }),
    answers: { 200: done },
    errors: ['playlistNotFound'],
});
export const addPlaylistTrack = defineRoute({
    method: 'PUT',
    path: '/api/playlists/track',
    access: 'member',
    body: trackInPlaylist,
    answers: { 200: added, 201: added },
    errors: [
        'playlistNotFound',
        'trackNotFound',
        'otherProvider',
        'providerNotConfigured',
        'providerUnavailable',
    ],
});
export const movePlaylistTrack = defineRoute({
    method: 'PUT',
    path: '/api/playlists/track/place',
    access: 'member',
    body: z.extend(trackInPlaylist, {
        /** The track to insert before, of either provider; null = at the end. */
        before: z.nullable(trackReferenceSchema),
    }),
    answers: { 200: done },
    errors: ['playlistNotFound', 'trackNotFound'],
});
export const removePlaylistTrack = defineRoute({
    method: 'DELETE',
    path: '/api/playlists/track',
    access: 'member',
    body: trackInPlaylist,
    answers: { 200: done },
    errors: ['playlistNotFound'],
});
/** The cover of a playlist, as an image. Its address stands in the playlist; only the owner gets the image. */
export const getCover = defineRoute({
    method: 'GET',
    path: '/api/covers/:id',
    access: 'anyone',
    params: z.object({ id: z.string() }),
    mediaType: 'image/webp',
    answers: { 200: z.custom((image) => image instanceof Uint8Array) },
    errors: ['notFound'],
});
