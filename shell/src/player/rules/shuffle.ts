// Shuffling: every track once, and no artist twice in a row where that is possible.
import type { Track } from '@segue/contract';

/** Gives numbers from 0 to 1, like `Math.random`. */
export type Random = () => number;

/** A random number generator (mulberry32): one seed always gives the same numbers, so that shuffling stays pure. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Shuffles the tracks that follow `previous`, keeping tracks of one artist apart. */
export function shuffled(tracks: readonly Track[], previous: Track | null, random: Random): readonly Track[] {
  const remaining = fisherYates(tracks, random);
  const counts = countByArtist(remaining);
  const order: Track[] = [];
  let artist = previous ? artistOf(previous) : null;
  while (remaining.length > 0) {
    const [track] = remaining.splice(nextIndex(remaining, counts, artist), 1) as [Track];
    artist = artistOf(track);
    if (counts.has(artist)) counts.set(artist, counts.get(artist)! - 1);
    order.push(track);
  }
  return order;
}

/** An artist of more than half of the remaining tracks must come now; else the first track of another artist. */
function nextIndex(
  remaining: readonly Track[],
  counts: Map<string, number>,
  previous: string | null,
): number {
  for (const [artist, count] of counts) {
    // One remaining track can never fill more than half; dropping it keeps this loop short.
    if (count < 2) counts.delete(artist);
    else if (count * 2 > remaining.length && artist !== previous) {
      return remaining.findIndex((track) => artistOf(track) === artist);
    }
  }
  return Math.max(
    0,
    remaining.findIndex((track) => artistOf(track) !== previous),
  );
}

function fisherYates(tracks: readonly Track[], random: Random): Track[] {
  const all = [...tracks];
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [all[index], all[other]] = [all[other]!, all[index]!];
  }
  return all;
}

function countByArtist(tracks: readonly Track[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const track of tracks) counts.set(artistOf(track), (counts.get(artistOf(track)) ?? 0) + 1);
  return counts;
}

/** The artist's name, because each provider has other ids for the same artist. */
function artistOf({ artistInfo }: Track): string {
  return (artistInfo[0]?.name ?? '').trim().toLowerCase();
}
