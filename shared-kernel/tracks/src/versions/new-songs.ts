import type { Track } from '@segue/contract';
import { CONFIDENT, sameSong } from '../same-song';
import { candidatesOf } from './candidates';

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
