// Artists, albums and playlists of a provider, as the API sends them.
import * as z from 'zod/mini';
import { providerSchema } from '../providers';
import { artistSchema, trackSchema } from './track';
import { trackList } from './track-list';

const shown = {
  id: z.string(),
  provider: providerSchema,
  imageUrl: z.optional(z.string()),
  /** Public page at the provider. */
  webUrl: z.optional(z.string()),
};

const collectionSchema = z.object({
  ...shown,
  kind: z.enum(['album', 'playlist']),
  title: z.string(),
  /** The artists of an album; the owner of a playlist. */
  artists: z.array(artistSchema),
  year: z.optional(z.number()),
  trackCount: z.optional(z.number()),
});
/** An album or a playlist of a provider. */
export type Collection = z.infer<typeof collectionSchema>;

/** Places without a track to show (empty, repeated, no song); and what failed requests lost, null where nobody knows how much. */
export const gaps = { leftOut: z.optional(z.number()), missing: z.optional(z.nullable(z.number())) };

/** `tracks` are the first 500 at most, each once. */
export const collectionPageSchema = z.extend(collectionSchema, { tracks: trackList(trackSchema), ...gaps });
export type CollectionPage = z.infer<typeof collectionPageSchema>;

const artistSummarySchema = z.object({ ...shown, name: z.string() });
export type ArtistSummary = z.infer<typeof artistSummarySchema>;

/** At most 50 tracks, the best known first, and 50 albums, the newest first. */
export const artistPageSchema = z.extend(artistSummarySchema, {
  tracks: trackList(trackSchema),
  albums: z.array(collectionSchema),
  /** Tracks of the albums. */
  ...gaps,
});
export type ArtistPage = z.infer<typeof artistPageSchema>;

/** At most ten of each. */
export const catalogueHitsSchema = z.object({
  artists: z.array(artistSummarySchema),
  albums: z.array(collectionSchema),
  playlists: z.array(collectionSchema),
});
export type CatalogueHits = z.infer<typeof catalogueHitsSchema>;
