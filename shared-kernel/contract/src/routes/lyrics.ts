import * as z from 'zod/mini';
import { defineRoute } from './route';

/** `at`: milliseconds into the song, ascending. A line without text is a pause. */
const lyricsSchema = z.union([
  z.object({ kind: z.literal('synced'), lines: z.array(z.object({ at: z.number(), text: z.string() })) }),
  z.object({ kind: z.literal('plain'), text: z.string() }),
  z.object({ kind: z.enum(['instrumental', 'none']) }),
]);
export type Lyrics = z.infer<typeof lyricsSchema>;

const name = z.string().check(z.minLength(1), z.maxLength(500));

/** The words of a song. `duration` in milliseconds: other recordings of the song have other times. */
export const getLyrics = defineRoute({
  method: 'GET',
  path: '/api/lyrics',
  access: 'anyone',
  query: z.object({
    title: name,
    artist: name,
    duration: z.optional(z.string().check(z.regex(/^\d{1,8}$/))),
  }),
  answers: { 200: lyricsSchema },
  errors: ['notFound', 'providerUnavailable', 'tooMany'],
});
