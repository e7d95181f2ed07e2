import * as z from 'zod/mini';
import { gaps } from '../entities/catalogue';
import { trackSchema } from '../entities/track';
import { providerSchema } from '../providers';
import { trackList } from '../entities/track-list';
import { defineRoute, providerErrors } from './route';

/** What an address at a provider leads to; a list holds the first tracks of `trackCount`, an artist has its own route. */
const linkedSchema = z.union([
  z.object({ kind: z.literal('track'), track: trackSchema }),
  z.object({ kind: z.literal('artist'), provider: providerSchema, id: z.string() }),
  z.object({
    kind: z.literal('playlist'),
    title: z.string(),
    provider: providerSchema,
    /** Its public page at the provider. */
    webUrl: z.string(),
    imageUrl: z.optional(z.string()),
    tracks: trackList(trackSchema),
    trackCount: z.number(),
    ...gaps,
  }),
]);
export type Linked = z.infer<typeof linkedSchema>;

/** Opens the address of a track, album, artist or playlist at a provider. */
export const openLink = defineRoute({
  method: 'GET',
  path: '/api/links',
  access: 'anyone',
  query: z.object({ url: z.string() }),
  answers: { 200: linkedSchema },
  errors: ['linkUnknown', 'linkNotFound', 'linkNotServed', ...providerErrors],
});
