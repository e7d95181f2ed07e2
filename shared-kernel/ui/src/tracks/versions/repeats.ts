// Finds songs that a list has more than once.
import { forEachProvider, trackKey, type Provider, type Track, type TrackKey } from '@segue/contract';
import { CONFIDENT, sameSong } from '../same-song';
import { candidatesOf } from './candidates';
import { findAlike, groupVersions, NOTHING } from './pairs';
import { finish } from './steps';

/** The tracks whose song stands earlier in the list, by their keys: the service that it is from there. */
export function repeatedSongs(tracks: readonly Track[]): ReadonlyMap<TrackKey, Provider> {
  const places = new Map(tracks.map((track, place) => [track, place]));
  return new Map(
    groupsIn(tracks).flatMap((group) => {
      const [first, ...later] = [...group].sort((one, other) => places.get(one)! - places.get(other)!);
      return later.map((track) => [trackKey(track), first!.provider] as const);
    }),
  );
}

function groupsIn(tracks: readonly Track[]): readonly (readonly Track[])[] {
  const columns = forEachProvider((provider) => tracks.filter((track) => track.provider === provider));
  const groups = groupVersions(finish(findAlike(columns, NOTHING)), new Map(), () => true);
  return [...groups.values()].map(({ track, others }) => [track, ...others]);
}

/** The tracks that are the same song neither as a known one nor as one before them, in their order. */
export function newSongs(tracks: readonly Track[], known: readonly Track[]): readonly Track[] {
  const places = new Map(tracks.map((track, at) => [track, at]));
  const repeated = new Set<Track>();
  for (const candidates of candidatesOf(tracks, [...known, ...tracks])) {
    for (const [one, other] of candidates) {
      const isLater = (places.get(other) ?? -1) >= places.get(one)!;
      if (isLater || repeated.has(other)) continue;
      if (sameSong(one, other).confidence >= CONFIDENT) repeated.add(one);
    }
  }
  return tracks.filter((track) => !repeated.has(track));
}
