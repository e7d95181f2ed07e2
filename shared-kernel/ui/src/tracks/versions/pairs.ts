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
import { finishInSlices, type Steps } from './steps';

export type Columns = Readonly<Record<Provider, readonly Track[]>>;

/** Groups of versions that several services have, by the key of the track that represents each group. */
export type Groups = ReadonlyMap<TrackKey, Group>;

type Group = { track: Track; others: readonly Track[] };

/** The tracks of the columns that are the same song, the most alike first. A track may be in several. */
export type Alike = { columns: Columns; found: readonly { tracks: Candidate; confidence: number }[] };

export const NOTHING: Alike = { columns: forEachProvider(() => []), found: [] };

/** Compares the tracks of every two services, except those already compared in `before`. */
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

/** Longer lists are compared in slices. */
const MAX_AT_ONCE = 200;

/** Whether the versions among `columns` are found at once, knowing those of `before`. */
export function areFoundAtOnce(columns: Columns, before: Alike | null): boolean {
  return sizeOf(columns) - sizeOf(before?.columns ?? NOTHING.columns) <= MAX_AT_ONCE;
}

const sizeOf = (columns: Columns) => Object.values(columns).flat().length;

/** `findAlike` for long lists: yields to other tasks. */
export function findVersions(columns: Columns, before: Alike | null): Promise<Alike> {
  return finishInSlices(findAlike(columns, before ?? NOTHING));
}

/** The page in which a track first appeared; the rows of earlier pages are already visible. */
export type SeenAt = ReadonlyMap<TrackKey, number>;

export function withPage(seenAt: SeenAt, columns: Columns): SeenAt {
  const fresh = [...tracksOf(columns)].map(trackKey).filter((key) => !seenAt.has(key));
  return new Map([...seenAt, ...fresh.map((key): [TrackKey, number] => [key, seenAt.size])]);
}

/**
 * Groups each track with at most one of each other service, the most similar first. The track that `plays` in full
 * represents the group, else that of the earliest page, else that of the first service. So visible rows keep their position,
 * unless a playable version replaces one that is not.
 */
export function groupVersions({ found }: Alike, seenAt: SeenAt, plays: (track: Track) => boolean): Groups {
  const pageOf = (track: Track) => seenAt.get(trackKey(track)) ?? 0;
  const pageOfPair = ({ tracks: [one, other] }: { tracks: Candidate }) =>
    Math.max(pageOf(one), pageOf(other));
  const groupOf = new Map<Track, readonly Track[]>();
  for (const pair of [...found].sort((a, b) => pageOfPair(a) - pageOfPair(b))) {
    const [one, other] = [groupOf.get(pair.tracks[0]), groupOf.get(pair.tracks[1])];
    const groups = [one ?? [pair.tracks[0]], other ?? [pair.tracks[1]]];
    const joined = groups.flat();
    if ((one && one === other) || new Set(joined.map(({ provider }) => provider)).size < joined.length)
      continue;
    const isOnScreen = (group: readonly Track[]) => group.some((track) => pageOf(track) < pageOfPair(pair));
    if (groups.every(isOnScreen)) continue;
    for (const track of joined) groupOf.set(track, joined);
  }
  const byRank = (one: Track, other: Track) =>
    Number(plays(other)) - Number(plays(one)) ||
    pageOf(one) - pageOf(other) ||
    PROVIDERS.indexOf(one.provider) - PROVIDERS.indexOf(other.provider);
  return new Map(
    [...new Set(groupOf.values())].map((group) => {
      const [track, ...others] = [...group].sort(byRank) as [Track, ...Track[]];
      return [trackKey(track), { track, others }];
    }),
  );
}

function tracksOf(columns: Columns): ReadonlySet<Track> {
  return new Set(PROVIDERS.flatMap((provider) => columns[provider]));
}
