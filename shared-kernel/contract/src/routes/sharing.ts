import * as z from 'zod/mini';
import { playlistIdTextSchema } from '../entities/playlist';
import { trackSchema, trackReferenceSchema } from '../entities/track';
import { trackList } from '../entities/track-list';
import { SHARED_QUEUE_MAX_TRACKS } from '../limits';
import { getCover } from './playlists';
import { anyone, member } from './route';

const params = z.object({ id: playlistIdTextSchema });
const shared = z.object({ token: z.string() });
const PATH = '/api/playlists/:id/share';

export const sharingRoutes = {
  /** Makes a link with which everybody can read the playlist; a shared one keeps its link. */
  sharePlaylist: member('PUT', PATH, { params, answers: { 200: shared }, errors: ['playlistNotFound'] }),

  /** Its link stops working. */
  stopSharing: member('DELETE', PATH, { params, errors: ['playlistNotFound'] }),

  /** Makes a link to these tracks in this order, for 90 days. */
  shareQueue: member('POST', '/api/shared', {
    body: z.object({
      tracks: z.array(trackReferenceSchema).check(z.minLength(1), z.maxLength(SHARED_QUEUE_MAX_TRACKS)),
    }),
    answers: { 201: shared },
  }),

  /** The content of a link: the current playlist or, without a name, the copy of a queue. */
  openShared: anyone('GET', '/api/shared/:id', {
    params: getCover.params,
    answers: {
      200: z.object({
        name: z.nullable(z.string()),
        imageUrl: z.optional(z.string()),
        tracks: trackList(trackSchema),
      }),
    },
    errors: ['notFound', 'tooMany'],
  }),

  getSharedCover: { ...getCover, path: '/api/shared/:id/cover', errors: ['notFound', 'tooMany'] },
} as const;
