// Public provider routes: searches, artists, albums, playlists, similar tracks, links; and lyrics.
import * as z from 'zod/mini';
import { artistPageSchema, catalogueHitsSchema, collectionPageSchema, gaps } from '../entities/catalogue';
import { searchPageSchema } from '../entities/playlist';
import { trackReferenceSchema, trackSchema } from '../entities/track';
import { trackList } from '../entities/track-list';
import { providerSchema } from '../providers';
import { anyone, member, providerErrors, trackLookupErrors } from './route';

const id = trackReferenceSchema.shape.trackId;
const provider = providerSchema;
const errors = providerErrors;
const errorsOfOne = ['catalogueNotFound', ...providerErrors] as const;

const digits = z.string().check(z.regex(/^\d{1,6}$/, 'Digits only'));

/** What an address at a provider leads to; a list holds the first tracks of `trackCount`, an artist has its own route. */
const linkedSchema = z.union([
  z.object({ kind: z.literal('track'), track: trackSchema }),
  z.object({ kind: z.literal('artist'), provider, id: z.string() }),
  z.object({
    kind: z.literal('playlist'),
    title: z.string(),
    provider,
    /** Its public page at the provider. */
    webUrl: z.string(),
    imageUrl: z.optional(z.string()),
    tracks: trackList(trackSchema),
    trackCount: z.number(),
    ...gaps,
  }),
]);
export type Linked = z.infer<typeof linkedSchema>;

/** `at`: milliseconds into the song, ascending. A line without text is a pause. */
const lyricsSchema = z.union([
  z.object({ kind: z.literal('synced'), lines: z.array(z.object({ at: z.number(), text: z.string() })) }),
  z.object({ kind: z.literal('plain'), text: z.string() }),
  z.object({ kind: z.enum(['instrumental', 'none']) }),
]);
export type Lyrics = z.infer<typeof lyricsSchema>;

const name = z.string().check(z.minLength(1), z.maxLength(500));

export const catalogueRoutes = {
  search: anyone('GET', '/api/search/:query/:provider/:limit/:offset', {
    params: z.object({ query: z.string(), provider, limit: digits, offset: digits }),
    answers: { 200: searchPageSchema },
    errors,
  }),

  /** Opens the address of a track, album, artist or playlist at a provider. */
  openLink: anyone('GET', '/api/links', {
    query: z.object({ url: z.string() }),
    answers: { 200: linkedSchema },
    errors: ['linkUnknown', 'linkNotFound', 'linkNotServed', ...providerErrors],
  }),

  getArtist: anyone('GET', '/api/catalogue/:provider/artists/:id', {
    params: z.object({ provider, id }),
    answers: { 200: artistPageSchema },
    errors: errorsOfOne,
  }),

  /** The artist of exactly this name, but for case, accents and punctuation; null where none is known. */
  findArtist: anyone('GET', '/api/catalogue/:provider/artists', {
    params: z.object({ provider }),
    query: z.object({ name: z.string() }),
    answers: { 200: z.object({ artist: z.nullable(artistPageSchema) }) },
    errors,
  }),

  searchCatalogue: anyone('GET', '/api/catalogue/:provider/search/:query', {
    params: z.object({ provider, query: z.string() }),
    answers: { 200: catalogueHitsSchema },
    errors,
  }),

  /** At most 20 songs like this one, and never itself. */
  getRelated: anyone('GET', '/api/catalogue/:provider/tracks/:trackId/related', {
    params: trackReferenceSchema,
    answers: { 200: z.object({ tracks: trackList(trackSchema) }) },
    errors,
  }),

  getCollection: anyone('GET', '/api/catalogue/:provider/:kind/:id', {
    params: z.object({ provider, kind: z.enum(['albums', 'playlists']), id }),
    answers: { 200: collectionPageSchema },
    errors: errorsOfOne,
  }),

  /** The user's playlists at the provider; none where the service does not serve them. */
  listServicePlaylists: member('GET', '/api/catalogue/:provider/playlists', {
    params: z.object({ provider }),
    answers: { 200: z.pick(catalogueHitsSchema, { playlists: true }) },
    errors,
  }),

  /** The words of a song; `trackId` is for a provider that has lyrics itself. `duration` in milliseconds: other recordings of the song have other times. */
  getLyrics: anyone('GET', '/api/lyrics', {
    query: z.object({
      title: name,
      artist: name,
      duration: z.optional(z.string().check(z.regex(/^\d{1,8}$/))),
      provider: z.optional(provider),
      trackId: z.optional(id),
    }),
    answers: { 200: lyricsSchema },
    errors: ['notFound', ...trackLookupErrors, 'tooMany'],
  }),
};
