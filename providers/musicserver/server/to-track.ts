// Converts a song of a music server. Missing fields are omitted; a song without a usable id does not match the schema.
import { routes } from '@segue/contract';
import { knownLength } from '@segue/contract/cleaning';
import * as z from 'zod/mini';
import type { CatalogueTrack } from '@segue/api/port/music-provider';
import { idText, lenient, name, present, title } from '@segue/api/port/wire';

/** Ids of all known servers; never a path, because an id is part of this server's own addresses. */
const ID_MAX_CHARACTERS = 200;
const ID = /^(?!\.+$)[\w.:~=@+-]+$/;
export const isPossibleId = (id: string): boolean => id.length <= ID_MAX_CHARACTERS && ID.test(id);
export const safeId = z.pipe(idText, z.string().check(z.refine(isPossibleId)));

/** Decibels; a wrong tag must not silence a song. */
const gain = lenient(z.number().check(z.gte(-40), z.lte(40)));
/** 1 is full scale. */
const peak = lenient(z.number().check(z.gt(0), z.lte(10)));

export const songSchema = z.object({
  id: safeId,
  isDir: lenient(z.boolean()),
  isVideo: lenient(z.boolean()),
  title,
  artist: name,
  artistId: lenient(idText),
  // OpenSubsonic: each artist on its own.
  artists: lenient(z.array(lenient(z.object({ id: lenient(idText), name })))),
  album: name,
  albumId: lenient(safeId),
  coverArt: lenient(safeId),
  /** Seconds. */
  duration: lenient(z.coerce.number().check(z.gte(0))),
  explicitStatus: lenient(z.string()),
  replayGain: lenient(
    z.object({ trackGain: gain, albumGain: gain, fallbackGain: gain, trackPeak: peak, albumPeak: peak }),
  ),
});
export type Song = z.infer<typeof songSchema>;

/** Null for a folder or a video. */
export function toTrack(song: Song): CatalogueTrack | null {
  if (song.isDir === true || song.isVideo === true) return null;
  return {
    provider: 'musicserver',
    id: song.id,
    title: song.title,
    artistInfo: artistsOf(song),
    duration: knownLength((song.duration ?? 0) * 1000),
    access: 'full',
    ...present({ album: song.album, albumId: song.albumId, imageUrl: coverPath(song.coverArt) }),
    ...present({ loudness: loudnessOf(song) }),
    ...(song.explicitStatus === 'explicit' && { explicit: true }),
  };
}

/** ReplayGain as a factor that an element can apply: 1 at most. Decoders apply `baseGain`, that of an Opus header, themselves. */
function loudnessOf({ replayGain: tags }: Song): number | undefined {
  const decibels = tags?.trackGain ?? tags?.albumGain ?? tags?.fallbackGain ?? null;
  const highest = tags?.trackPeak ?? tags?.albumPeak ?? 1;
  if (decibels !== null) return Number(Math.min(1, 1 / highest, 10 ** (decibels / 20)).toFixed(4));
}

/** This server proxies covers, because the request needs the user's log-in. */
export function coverPath(coverId: string | null): string | undefined {
  if (coverId === null) return undefined;
  return routes.getTrackCover.path
    .replace(':provider', 'musicserver')
    .replace(':coverId', encodeURIComponent(coverId));
}

function artistsOf({ artists, artist, artistId }: Song): CatalogueTrack['artistInfo'] {
  const named = (artists ?? []).flatMap((one) =>
    one?.name ? [{ id: one.id ?? one.name, name: one.name }] : [],
  );
  if (named.length > 0) return named;
  return artist ? [{ id: artistId ?? artist, name: artist }] : [];
}
