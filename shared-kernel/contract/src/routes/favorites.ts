import * as z from 'zod/mini';
import { favoritesSchema } from '../entities/playlist';
import { providerSchema } from '../entities/provider';
import { defineRoute } from './route';

const trackReference = z.object({
  trackId: z
    .string()
    .check(z.minLength(1, 'A track id is required'), z.maxLength(200, 'The track id is too long')),
  provider: providerSchema,
});
const done = z.object({ success: z.boolean() });

export const addFavorite = defineRoute({
  method: 'POST',
  path: '/api/track/favorite',
  access: 'member',
  body: trackReference,
  answers: { 200: done, 201: done },
  errors: ['trackNotFound', 'providerUnavailable'],
});

export const removeFavorite = defineRoute({
  method: 'DELETE',
  path: '/api/track/favorite',
  access: 'member',
  body: trackReference,
  answers: { 200: done },
  errors: [],
});

export const listFavorites = defineRoute({
  method: 'GET',
  path: '/api/track/favorite',
  access: 'member',
  answers: { 200: favoritesSchema },
  errors: [],
});
