// Pairs the tracks of two services that are the same song.
import { PROVIDERS, trackKey, type Provider, type Track, type TrackKey } from '@segue/contract';
import { CONFIDENT, sameSong } from '../same-song';
import { candidatesOf } from './candidates';

export type Columns = Readonly<Record<Provider, readonly Track[]>>;

/**
 * The other version of a song, by the key of the track that stands for both. With `isApart` the other one keeps its row,
 * because it was on screen before and removing it would move the rows below.
 */
export type Pairs = ReadonlyMap<TrackKey, { other: Track; isApart: boolean }>;

export type Paired = { columns: Columns; pairs: Pairs };

export const NO_PAIRS: Paired = { columns: { spotify: [], soundcloud: [] }, pairs: new Map() };

/**
 * Pairs each track with at most one of the other service, the most alike first. The track that `plays` in full stands for
 * both, else that of the first service. What `before` paired stays, and its rows stay where they are.
 */
export function pairVersions(columns: Columns, before: Paired, plays: (track: Track) => boolean): Paired {
  const present = keysOf(columns);
  const seen = keysOf(before.columns);
  const pairs = new Map(
    [...before.pairs].filter(([key, { other }]) => present.has(key) && present.has(trackKey(other))),
  );
  const paired = new Set([...pairs].flatMap(([key, { other }]) => [key, trackKey(other)]));
  const isFree = (track: Track) => !paired.has(trackKey(track));
  const isSeen = (track: Track) => seen.has(trackKey(track));

  for (const [one, other] of alike(columns, isFree, isSeen)) {
    if (!isFree(one) || !isFree(other)) continue;
    paired.add(trackKey(one)).add(trackKey(other));
    const [first, second] = plays(other) && !plays(one) ? [other, one] : [one, other];
    // A row that is on screen stands for both, unless it is the one that does not play.
    const doesKeepSeen = isSeen(second) && (plays(second) || !plays(first));
    const [front, back] = doesKeepSeen ? [second, first] : [first, second];
    pairs.set(trackKey(front), { other: back, isApart: isSeen(back) });
  }
  return { columns, pairs };
}

/** How many songs are among the tracks from both services. */
export const songsOfBoth = (tracks: readonly Track[]): number => repeatedSongs(tracks).size;

/** The tracks whose song stands earlier in the list, by their keys: the service that it is from there. */
export function repeatedSongs(tracks: readonly Track[]): ReadonlyMap<TrackKey, Provider> {
  const of = (provider: Provider) => tracks.filter((track) => track.provider === provider);
  const columns = { spotify: of('spotify'), soundcloud: of('soundcloud') };
  const places = new Map(tracks.map((track, place) => [trackKey(track), place]));
  const { pairs } = pairVersions(columns, NO_PAIRS, () => true);
  return new Map(
    [...pairs].map(([key, { other }]) => {
      const [place, otherPlace] = [places.get(key)!, places.get(trackKey(other))!];
      return place < otherPlace ? [trackKey(other), tracks[place]!.provider] : [key, other.provider];
    }),
  );
}

/** Pairs of the same song, the most alike first; of two tracks that are both `isSeen` it was known before. */
function alike(
  columns: Columns,
  isFree: (track: Track) => boolean,
  isSeen: (track: Track) => boolean,
): readonly (readonly [Track, Track])[] {
  const [ones = [], others = []] = PROVIDERS.map((provider) => columns[provider].filter(isFree));
  const fresh = (tracks: readonly Track[]) => tracks.filter((track) => !isSeen(track));
  return [...candidatesOf(fresh(ones), others), ...candidatesOf(ones.filter(isSeen), fresh(others))]
    .map(([one, other]) => ({ one, other, confidence: sameSong(one, other).confidence }))
    .filter(({ confidence }) => confidence >= CONFIDENT)
    .sort((a, b) => b.confidence - a.confidence)
    .map(({ one, other }) => [one, other]);
}

function keysOf(columns: Columns): ReadonlySet<TrackKey> {
  return new Set(PROVIDERS.flatMap((provider) => columns[provider].map(trackKey)));
}
