import * as z from 'zod/mini';
import { playlistSchema, playlistTracksSchema } from '../entities/playlist';
import { providerSchema } from '../entities/provider';
import { defineRoute } from './route';

const done = z.object({ success: z.boolean() });
const playlistId = z
  .number()
  .check(z.int('A playlist id is a whole number'), z.positive('A playlist id is positive'));
const trackInPlaylist = z.object({
  playlistId,
  trackId: z
    .string()
    .check(z.minLength(1, 'A track id is required'), z.maxLength(200, 'The track id is too long')),
  provider: providerSchema,
});

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
  params: z.object({ id: z.string().check(z.regex(/^\d{1,15}$/, 'A playlist id is a number')) }),
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

export const deletePlaylist = defineRoute({
  method: 'DELETE',
  path: '/api/playlists',
  access: 'member',
  body: z.object({ playlistId }),
  answers: { 200: done },
  errors: ['playlistNotFound'],
});

export const addPlaylistTrack = defineRoute({
  method: 'PUT',
  path: '/api/playlists/track',
  access: 'member',
  body: trackInPlaylist,
  answers: { 200: done, 201: done },
  errors: ['playlistNotFound', 'trackNotFound', 'providerUnavailable'],
});

export const movePlaylistTrack = defineRoute({
  method: 'PUT',
  path: '/api/playlists/track/place',
  access: 'member',
  body: z.extend(trackInPlaylist, {
    /** The id of the track it shall stand before; null = at the end. */
    before: z.nullable(z.string().check(z.maxLength(200, 'The track id is too long'))),
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
