// Lists of tracks from a wire or a storage: one bad entry is left out and named, and never empties its list.
import * as z from 'zod/mini';
import { trackSchema, type Track } from './track';

/** What list schemas leave out while `parseWithDropped` runs; null outside of it. */
let collecting: string[] | null = null;

/** A schema of a list whose entries have the shape of `schema`. Reading drops the others; writing checks them all. */
export function trackList<S extends z.ZodMiniType>(schema: S) {
  return z.codec(z.array(z.unknown()), z.array(schema), {
    decode: (entries) =>
      entries.flatMap((entry, at) => {
        const track = normalize(entry);
        const { error } = schema.safeParse(track);
        if (!error) return [track as z.input<S>];
        const [issue] = error.issues;
        collecting?.push(
          `Entry ${at} is not a track: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
        );
        return [];
      }),
    encode: (tracks) => tracks,
  });
}

/** Parses as `safeParse` does; `dropped` has one sentence for each entry that a list of tracks was read without. */
export function parseWithDropped<S extends z.ZodMiniType>(schema: S, value: unknown) {
  const dropped: string[] = [];
  collecting = dropped;
  try {
    return { parsed: schema.safeParse(value), dropped: dropped as readonly string[] };
  } finally {
    collecting = null;
  }
}

/** A single entry as a track, read as in a list; null when it is none. */
export function parseTrack(entry: unknown): Track | null {
  return trackSchema.safeParse(normalize(entry)).data ?? null;
}

/** Null counts as absent, and a number as an id is its text: providers and rows of earlier versions have both. */
function normalize(entry: unknown): unknown {
  const track = withoutNulls(entry);
  if (!isRecord(track) || !Array.isArray(track['artistInfo'])) return track;
  return { ...track, artistInfo: track['artistInfo'].map(withoutNulls) };
}

function withoutNulls(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  if (Number.isSafeInteger(value['id'])) fields.push(['id', String(value['id'])]);
  return Object.fromEntries(fields);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
