// Artists, albums and playlists of the providers, and what is like a track.
import * as z from 'zod/mini';
import { artistPageSchema, catalogueHitsSchema, collectionPageSchema } from '../entities/catalogue';
import { trackReferenceSchema, trackSchema } from '../entities/track';
import { trackList } from '../entities/track-list';
import { providerSchema } from '../providers';
import { defineRoute, providerErrors } from './route';

const id = trackReferenceSchema.shape.trackId;
const ofProvider = { method: 'GET', access: 'anyone', errors: providerErrors } as const;
const ofOne = { ...ofProvider, errors: ['catalogueNotFound', ...providerErrors] } as const;
const provider = providerSchema;

export const catalogueRoutes = {
  getArtist: defineRoute({
    ...ofOne,
    path: '/api/catalogue/:provider/artists/:id',
    params: z.object({ provider, id }),
    answers: { 200: artistPageSchema },
  }),

  /** The artist of exactly this name, but for case, accents and punctuation; null where none is known. */
  findArtist: defineRoute({
    ...ofProvider,
    path: '/api/catalogue/:provider/artists',
    params: z.object({ provider }),
    query: z.object({ name: z.string() }),
    answers: { 200: z.object({ artist: z.nullable(artistPageSchema) }) },
  }),

  searchCatalogue: defineRoute({
    ...ofProvider,
    path: '/api/catalogue/:provider/search/:query',
    params: z.object({ provider, query: z.string() }),
    answers: { 200: catalogueHitsSchema },
  }),

  /** At most 20 songs like this one, and never itself. */
  getRelated: defineRoute({
    ...ofProvider,
    path: '/api/catalogue/:provider/tracks/:trackId/related',
    params: trackReferenceSchema,
    answers: { 200: z.object({ tracks: trackList(trackSchema) }) },
  }),

  getCollection: defineRoute({
    ...ofOne,
    path: '/api/catalogue/:provider/:kind/:id',
    params: z.object({ provider, kind: z.enum(['albums', 'playlists']), id }),
    answers: { 200: collectionPageSchema },
  }),
};
