import * as z from 'zod/mini';
import { favoritesSchema } from '../entities/playlist';
import { timeSchema, trackReferenceSchema } from '../entities/track';
import { PLAYLIST_ADDITIONS_MAX } from '../limits';
import { additionResults, done, member, trackLookupErrors } from './route';

const PATH = '/api/track/favorite';

const favorite = z.extend(trackReferenceSchema, {
  /** For a restored or imported favorite its position. Without it, or with a future time, it is the newest. */
  favoritedAt: z.optional(timeSchema),
});

export const favoritesRoutes = {
  addFavorite: member('POST', PATH, {
    body: favorite,
    answers: { 200: done, 201: done },
    errors: ['trackNotFound', ...trackLookupErrors],
  }),

  /**
   * Adds many favorites, newest first: all that their providers know, or none. Those that are favorites keep their time. The answer
   * has a result for each track.
   */
  addFavorites: member('PUT', '/api/track/favorites', {
    body: z.object({
      tracks: z.array(favorite).check(z.minLength(1), z.maxLength(PLAYLIST_ADDITIONS_MAX)),
    }),
    answers: { 200: z.object({ results: additionResults }) },
    errors: [...trackLookupErrors, 'tooMany'],
  }),

  removeFavorite: member('DELETE', PATH, { body: trackReferenceSchema }),

  listFavorites: member('GET', PATH, { answers: { 200: favoritesSchema } }),
};
