// Sound and covers of providers that the browser cannot ask itself.
import * as z from 'zod/mini';
import { trackReferenceSchema } from '../entities/track';
import { providerSchema } from '../providers';
import { getCover } from './playlists';
import { defineRoute, trackLookupErrors } from './route';

export const mediaRoutes = {
  /** The sound of a track, in the format of the provider; takes `Range`. */
  getTrackSound: defineRoute({
    method: 'GET',
    path: '/api/media/:provider/tracks/:trackId',
    access: 'member',
    params: trackReferenceSchema,
    mediaType: 'audio/mpeg',
    answers: getCover.answers,
    errors: ['trackNotFound', ...trackLookupErrors, 'tooMany'],
  }),

  getTrackCover: defineRoute({
    method: 'GET',
    path: '/api/media/:provider/covers/:coverId',
    access: 'member',
    params: z.object({ provider: providerSchema, coverId: trackReferenceSchema.shape.trackId }),
    mediaType: 'image/jpeg',
    answers: getCover.answers,
    errors: ['notFound', ...trackLookupErrors, 'tooMany'],
  }),
};
