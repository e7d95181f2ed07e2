// Pairs the tracks of two services that are the same song.
import {
  forEachProvider,
  PROVIDERS,
  trackKey,
  type Provider,
  type Track,
  type TrackKey,
} from '@segue/contract';
import { CONFIDENT, sameSong } from '../same-song';
import { candidatesOf, type Candidate } from './candidates';
import { finish, finishInSlices, type Steps } from './steps';

export type Columns = Readonly<Record<Provider, readonly Track[]>>;

/**
 * The other version of a song, by the key of the track that stands for both. With `isApart` the other one keeps its row,
 * because it was on screen before and removing it would move the rows below.
 */
export type Pairs = ReadonlyMap<TrackKey, Pair>;

type Pair = { track: Track; other: Track; isApart: boolean };

/** The tracks of two columns that are the same song, the most alike first. A track may be in several. */
export type Alike = { columns: Columns; found: readonly { tracks: Candidate; confidence: number }[] };

export type Paired = Alike & { pairs: Pairs };

export const NO_PAIRS: Paired = { columns: forEachProvider(() => []), found: [], pairs: new Map() };

/** Compares the tracks of two services, except those that `before` compared. */
export function* findAlike(columns: Columns, before: Alike): Steps<Alike> {
  if (PROVIDERS.every((provider) => columns[provider] === before.columns[provider])) return before;
  const present = tracksOf(columns);
  const known = tracksOf(before.columns);
  const isKnown = (track: Track) => known.has(track);
  const isFresh = (track: Track) => !isKnown(track);
  const found = before.found.filter(({ tracks }) => tracks.every((track) => present.has(track)));
  const twos = PROVIDERS.flatMap((one, at) =>
    PROVIDERS.slice(at + 1).map((two) => [columns[one], columns[two]] as const),
  );
  for (const candidates of twos.flatMap(([one, two]) => [
    candidatesOf(one.filter(isFresh), two),
    candidatesOf(one.filter(isKnown), two.filter(isFresh)),
  ]))
    for (const some of candidates) {
      for (const tracks of some) {
        const { confidence } = sameSong(...tracks);
        if (confidence >= CONFIDENT) found.push({ tracks, confidence });
      }
      yield;
    }
  return { columns, found: found.sort((a, b) => b.confidence - a.confidence) };
}

/** More tracks than this are compared in slices. */
const MAX_AT_ONCE = 200;

/** Whether the versions among `columns` are found at once, knowing those of `before`. */
export function areFoundAtOnce(columns: Columns, before: Alike | null): boolean {
  return sizeOf(columns) - sizeOf(before?.columns ?? NO_PAIRS.columns) <= MAX_AT_ONCE;
}

const sizeOf = (columns: Columns) => Object.values(columns).flat().length;

/** `findAlike` for long lists: other tasks run meanwhile. */
export function findVersions(columns: Columns, before: Alike | null): Promise<Alike> {
  return finishInSlices(findAlike(columns, before ?? NO_PAIRS));
}

/**
 * Pairs each track with at most one of the other service, the most alike first. The track that `plays` in full stands for
 * both, else that of the first service. What `before` paired stays, and its rows stay where they are.
 */
export function pairVersions(
  columns: Columns,
  before: Paired,
  plays: (track: Track) => boolean,
  { found }: Alike = finish(findAlike(columns, before)),
): Paired {
  const seen = keysOf(before.columns);
  const pairs = stillPaired(before.pairs, columns);
  const paired = new Set([...pairs.values()].flatMap(({ track, other }) => [track, other]));
  const isFree = (track: Track) => !paired.has(track);
  const isSeen = (track: Track) => seen.size > 0 && seen.has(trackKey(track));

  for (const { tracks } of found) {
    // Of two tracks on screen it was known before.
    if (!tracks.every(isFree) || tracks.every(isSeen)) continue;
    const [one, other] = tracks;
    paired.add(one).add(other);
    const [first, second] = plays(other) && !plays(one) ? [other, one] : [one, other];
    // A row that is on screen stands for both, unless it is the one that does not play.
    const doesKeepSeen = isSeen(second) && (plays(second) || !plays(first));
    const [front, back] = doesKeepSeen ? [second, first] : [first, second];
    pairs.set(trackKey(front), { track: front, other: back, isApart: isSeen(back) });
  }
  return { columns, found, pairs };
}

/** How many songs are among the tracks from both services. */
export const songsOfBoth = (tracks: readonly Track[]): number => repeatedSongs(tracks).size;

/** The tracks whose song stands earlier in the list, by their keys: the service that it is from there. */
export function repeatedSongs(tracks: readonly Track[]): ReadonlyMap<TrackKey, Provider> {
  const columns = forEachProvider((provider) => tracks.filter((track) => track.provider === provider));
  const places = new Map(tracks.map((track, place) => [trackKey(track), place]));
  const { pairs } = pairVersions(columns, NO_PAIRS, () => true);
  return new Map(
    [...pairs].map(([key, { other }]) => {
      const [place, otherPlace] = [places.get(key)!, places.get(trackKey(other))!];
      return place < otherPlace ? [trackKey(other), tracks[place]!.provider] : [key, other.provider];
    }),
  );
}

/** The pairs of which the columns have both tracks, perhaps as they were loaded again. */
function stillPaired(pairs: Pairs, columns: Columns): Map<TrackKey, Pair> {
  if (pairs.size === 0) return new Map();
  const byKey = new Map([...tracksOf(columns)].map((track) => [trackKey(track), track]));
  const still = new Map<TrackKey, Pair>();
  for (const [key, pair] of pairs) {
    const [track, other] = [byKey.get(key), byKey.get(trackKey(pair.other))];
    if (track && other) still.set(key, { ...pair, track, other });
  }
  return still;
}

function tracksOf(columns: Columns): ReadonlySet<Track> {
  return new Set(PROVIDERS.flatMap((provider) => columns[provider]));
}

function keysOf(columns: Columns): ReadonlySet<TrackKey> {
  return new Set([...tracksOf(columns)].map(trackKey));
}
