// A track of either provider, as the API sends it.
import * as z from 'zod/mini';
import { UNKNOWN_ARTIST } from '../cleaning';
import { TRACK_ID_MAX_CHARACTERS } from '../limits';
import { providerSchema, type Provider } from '../providers';

export const artistSchema = z.object({
  id: z.string(),
  name: z.string(),
  profileUrl: z.optional(z.string()),
});
export type Artist = z.infer<typeof artistSchema>;

/** How much of a track can be played: all of it, a 30-second preview, or nothing. */
const trackAccessSchema = z.enum(['full', 'preview', 'blocked'], 'Unknown access');
export type TrackAccess = z.infer<typeof trackAccessSchema>;

export const trackSchema = z.object({
  id: z.string().check(z.minLength(1, 'A track needs an id')),
  title: z.string(),
  artistInfo: z.array(artistSchema),
  /** The account that published the track, where it is not the named artist (SoundCloud). */
  uploader: z.optional(artistSchema),
  /** Name of the album; absent when the provider names none. */
  album: z.optional(z.string()),
  /** Its id at the provider. */
  albumId: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  provider: providerSchema,
  /** Public page of the track at its provider. */
  uri: z.optional(z.string()),
  /** Milliseconds; null when the provider does not report it. */
  duration: z._default(z.nullable(z.number().check(z.gte(0, 'A duration is not negative'))), null),
  isFavorited: z.boolean(),
  /** ISO 8601; present for a favorite. */
  favoritedAt: z.optional(z.string()),
  explicit: z.optional(z.boolean()),
  access: z.optional(trackAccessSchema),
  /** A factor of the volume that makes all tracks of its provider as loud; absent when unknown. */
  loudness: z.optional(z.number().check(z.gte(0), z.lte(1))),
});
export type Track = z.infer<typeof trackSchema>;

/** A track reference in requests; ids are unique per provider only. */
export const trackReferenceSchema = z.object({
  trackId: z
    .string()
    .check(
      z.minLength(1, 'A track id is required'),
      z.maxLength(TRACK_ID_MAX_CHARACTERS, 'The track id is too long'),
    ),
  provider: providerSchema,
});

/** A past time that a client names, in ISO 8601. */
export const timeSchema = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'A time is in ISO 8601'));

/** A track's identity in the whole product. */
export type TrackKey = `${Provider}:${string}`;

/** The identity of a track, `provider:id`. */
export function trackKey(track: { provider: Provider; id: string }): TrackKey {
  return `${track.provider}:${track.id}`;
}

const PREVIEW_MS = 30_000;

/** How long the track plays, in milliseconds; null when unknown. Of a preview the catalog may tell the whole song's length. */
export function playingLength({ duration, access }: Pick<Track, 'duration' | 'access'>): number | null {
  return access === 'preview' ? Math.min(duration ?? PREVIEW_MS, PREVIEW_MS) : duration;
}

/** Artists as one line, comma separated; 'Unknown artist' where none is named. */
export function artistNames(track: Pick<Track, 'artistInfo'>): string {
  return track.artistInfo.map((artist) => artist.name).join(', ') || UNKNOWN_ARTIST;
}
