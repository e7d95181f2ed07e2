// Parses lists of tracks leniently: an invalid entry is dropped and reported, the others stay.
import * as z from 'zod/mini';
import { trackSchema } from './track';
/** Collects the dropped entries while `parseWithDropped` runs; null otherwise. */
let collecting = null;
/** A list schema. Decoding drops entries that do not match `schema`; encoding fails on them. */
export function trackList(schema) {
    return z.codec(z.array(z.unknown()), z.array(schema), {
        decode: (entries) => entries.flatMap((entry, at) => {
            const track = normalize(entry);
            const { error } = schema.safeParse(track);
            if (!error)
                return [track];
            const [issue] = error.issues;
            collecting?.push(`Entry ${at} is not a track: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
            return [];
        }),
        encode: (tracks) => tracks,
    });
}
/** `safeParse` that also returns one sentence per entry dropped from a list of tracks. */
export function parseWithDropped(schema, value) {
    const dropped = [];
    collecting = dropped;
    try {
        return { parsed: schema.safeParse(value), dropped: dropped };
    }
    finally {
        collecting = null;
    }
}
/** Parses a single track like an entry of a list; null when it is invalid. */
export function parseTrack(entry) {
    return trackSchema.safeParse(normalize(entry)).data ?? null;
}
/** Removes nulls and turns numeric ids into strings: providers and older database rows contain both. */
function normalize(value) {
    if (Array.isArray(value))
        return value.map(normalize);
    if (!isRecord(value))
        return value;
    const fields = Object.entries(value).flatMap(([name, field]) => field === null ? [] : [[name, normalize(field)]]);
    if (Number.isSafeInteger(value['id']))
        fields.push(['id', String(value['id'])]);
    return Object.fromEntries(fields);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
