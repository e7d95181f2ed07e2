import * as z from 'zod/mini';
import { favoritesSchema } from '../entities/playlist';
import { trackReferenceSchema } from '../entities/track';
import { defineRoute, done, trackLookupErrors } from './route';

export const favoritesRoutes = {
  addFavorite: defineRoute({
    method: 'POST',
    path: '/api/track/favorite',
    access: 'member',
    body: z.extend(trackReferenceSchema, {
      /** ISO 8601; of a favorite that comes back to its former place. Without it, or with a time to come, it is the newest. */
      favoritedAt: z.optional(z.string()),
    }),
    answers: { 200: done, 201: done },
    errors: ['trackNotFound', ...trackLookupErrors],
  }),

  removeFavorite: defineRoute({
    method: 'DELETE',
    path: '/api/track/favorite',
    access: 'member',
    body: trackReferenceSchema,
    answers: { 200: done },
  }),

  listFavorites: defineRoute({
    method: 'GET',
    path: '/api/track/favorite',
    access: 'member',
    answers: { 200: favoritesSchema },
  }),
};
