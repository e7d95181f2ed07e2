// Groups the tracks of several services that are the same song.
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

/** The versions of songs that several services have, by the key of the track that stands for all of them. */
export type Groups = ReadonlyMap<TrackKey, Group>;

/** A song: the track that stands for it, and its other versions, at most one of each service. */
export type Group = { track: Track; others: readonly Track[] };

/** The tracks of the columns that are the same song, the most alike first. A track may be in several. */
export type Alike = { columns: Columns; found: readonly { tracks: Candidate; confidence: number }[] };

export type Grouped = Alike & { groups: Groups };

export const NO_GROUPS: Grouped = { columns: forEachProvider(() => []), found: [], groups: new Map() };

/** Compares the tracks of each two services, except those that `before` compared. */
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
  return sizeOf(columns) - sizeOf(before?.columns ?? NO_GROUPS.columns) <= MAX_AT_ONCE;
}

const sizeOf = (columns: Columns) => Object.values(columns).flat().length;

/** `findAlike` for long lists: other tasks run meanwhile. */
export function findVersions(columns: Columns, before: Alike | null): Promise<Alike> {
  return finishInSlices(findAlike(columns, before ?? NO_GROUPS));
}

/**
 * Groups each track with at most one of each other service, the most alike first. The track that `plays` in full stands for
 * them, else that of the first service. What `before` grouped stays, and its rows stay where they are, unless a version comes
 * that plays in place of one that does not.
 */
export function groupVersions(
  columns: Columns,
  before: Grouped,
  plays: (track: Track) => boolean,
  { found }: Alike = finish(findAlike(columns, before)),
): Grouped {
  const seen = new Set([...tracksOf(before.columns)].map(trackKey));
  const isSeen = (track: Track) => seen.has(trackKey(track));
  const groups = stillGrouped(before.groups, columns);
  const groupOf = new Map([...groups].flatMap((group) => tracksIn(group).map((track) => [track, group])));

  for (const { tracks } of found) {
    const [one, other] = tracks.map((track): Group => groupOf.get(track) ?? { track, others: [] }) as [
      Group,
      Group,
    ];
    const services = [one, other].flatMap(tracksIn).map(({ provider }) => provider);
    if (one === other || new Set(services).size < services.length) continue;
    // Of two tracks on screen it was known before, and no row that is on screen goes for one that is.
    if (tracks.every(isSeen) || (isSeen(one.track) && isSeen(other.track))) continue;
    // A row that is on screen stands for the song, unless it is one that does not play.
    const isOtherBetter =
      plays(one.track) === plays(other.track)
        ? isSeen(other.track) && !isSeen(one.track)
        : plays(other.track);
    const [front, back] = isOtherBetter ? [other, one] : [one, other];
    const joined = { track: front.track, others: [...front.others, ...tracksIn(back)] };
    groups.delete(one);
    groups.delete(other);
    groups.add(joined);
    for (const track of tracksIn(joined)) groupOf.set(track, joined);
  }
  return { columns, found, groups: new Map([...groups].map((group) => [trackKey(group.track), group])) };
}

const tracksIn = ({ track, others }: Group): Track[] => [track, ...others];

/** The tracks whose song stands earlier in the list, by their keys: the service that it is from there. */
export function repeatedSongs(tracks: readonly Track[]): ReadonlyMap<TrackKey, Provider> {
  const places = new Map(tracks.map((track, place) => [track, place]));
  return new Map(
    groupsIn(tracks).flatMap((group) => {
      const [first, ...later] = tracksIn(group).sort((one, other) => places.get(one)! - places.get(other)!);
      return later.map((track) => [trackKey(track), first!.provider] as const);
    }),
  );
}

function groupsIn(tracks: readonly Track[]): readonly Group[] {
  const columns = forEachProvider((provider) => tracks.filter((track) => track.provider === provider));
  return [...groupVersions(columns, NO_GROUPS, () => true).groups.values()];
}

/** The groups of which the columns have several tracks, perhaps as they were loaded again. */
function stillGrouped(groups: Groups, columns: Columns): Set<Group> {
  if (groups.size === 0) return new Set();
  const byKey = new Map([...tracksOf(columns)].map((track) => [trackKey(track), track]));
  const still = new Set<Group>();
  for (const [key, group] of groups) {
    const track = byKey.get(key);
    const others = group.others.flatMap((other) => byKey.get(trackKey(other)) ?? []);
    if (track && others.length > 0) still.add({ track, others });
  }
  return still;
}

function tracksOf(columns: Columns): ReadonlySet<Track> {
  return new Set(PROVIDERS.flatMap((provider) => columns[provider]));
}
