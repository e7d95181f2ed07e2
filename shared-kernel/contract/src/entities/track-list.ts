// Parses lists of tracks leniently: an invalid entry is dropped and reported, a repeated one is dropped, the others stay.
import * as z from 'zod/mini';
import { trackKey, trackSchema, type Track, type TrackKey } from './track';

/** Collects the dropped entries while `parseWithDropped` runs; null otherwise. */
let collecting: string[] | null = null;

/** A list schema. Decoding drops entries that do not match `schema`, and repetitions; encoding fails on the first. */
export function trackList<S extends z.ZodMiniType>(schema: S) {
  return z.codec(z.array(z.unknown()), z.array(schema), {
    decode: (entries) => {
      const keys = new Set<TrackKey>();
      return entries.flatMap((entry, at) => {
        const track = normalize(entry);
        const { error } = schema.safeParse(track);
        const known = keys.size;
        if (!error) return keys.add(trackKey(track as Track)).size > known ? [track as z.input<S>] : [];
        const [issue] = error.issues;
        collecting?.push(
          `Entry ${at} is not a track: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
        );
        return [];
      });
    },
    encode: (tracks) => tracks,
  });
}

/** `safeParse` that also returns one sentence per entry dropped from a list of tracks. */
export function parseWithDropped<S extends z.ZodMiniType>(schema: S, value: unknown) {
  const dropped: string[] = [];
  collecting = dropped;
  try {
    return { parsed: schema.safeParse(value), dropped: dropped as readonly string[] };
  } finally {
    collecting = null;
  }
}

/** Parses a single track like an entry of a list; null when it is invalid. */
export function parseTrack(entry: unknown): Track | null {
  return trackSchema.safeParse(normalize(entry)).data ?? null;
}

/** Removes nulls and turns numeric ids into strings: providers and older database rows contain both. */
function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalize);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).flatMap(([name, field]) =>
    field === null ? [] : [[name, normalize(field)]],
  );
  if (Number.isSafeInteger(value['id'])) fields.push(['id', String(value['id'])]);
  return Object.fromEntries(fields);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
