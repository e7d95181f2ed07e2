// Streams and covers of providers that the browser cannot reach.
import * as z from 'zod/mini';
import { trackReferenceSchema } from '../entities/track';
import { BIT_RATES } from '../limits';
import { providerSchema } from '../providers';
import { getCover } from './playlists';
import { member, trackLookupErrors } from './route';

const { answers } = getCover;

export const mediaRoutes = {
  /** The sound of a track, in the format of the provider, or as MP3 of at most `bitRate` kbit/s; takes `Range`. */
  getTrackSound: member('GET', '/api/media/:provider/tracks/:trackId', {
    params: trackReferenceSchema,
    query: z.object({ bitRate: z.optional(z.enum(BIT_RATES)) }),
    mediaType: 'audio/mpeg',
    answers,
    errors: ['trackNotFound', ...trackLookupErrors, 'tooMany'],
  }),

  getTrackCover: member('GET', '/api/media/:provider/covers/:coverId', {
    params: z.object({ provider: providerSchema, coverId: trackReferenceSchema.shape.trackId }),
    mediaType: 'image/jpeg',
    answers,
    errors: ['notFound', ...trackLookupErrors, 'tooMany'],
  }),
};
