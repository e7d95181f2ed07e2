import * as z from 'zod/mini';
import { favoritesSchema } from '../entities/playlist';
import { trackReferenceSchema } from '../entities/track';
import { done, member, trackLookupErrors } from './route';

const PATH = '/api/track/favorite';

export const favoritesRoutes = {
  addFavorite: member('POST', PATH, {
    body: z.extend(trackReferenceSchema, {
      /** ISO 8601, when a removed favorite is restored at its position. Without it, or with a future time, it is the newest. */
      favoritedAt: z.optional(z.string()),
    }),
    answers: { 200: done, 201: done },
    errors: ['trackNotFound', ...trackLookupErrors],
  }),

  removeFavorite: member('DELETE', PATH, { body: trackReferenceSchema }),

  listFavorites: member('GET', PATH, { answers: { 200: favoritesSchema } }),
};
