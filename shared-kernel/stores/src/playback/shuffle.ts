// The order of a shuffled queue: every track once, and no artist twice in a row as long as that can be had.
import type { Track } from '@segue/contract';

/** A number from 0 to 1, as `Math.random` gives it. */
export type Dice = () => number;

/** Dice that always fall the same way for one seed, so that a rule that throws them stays a pure function. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Shuffles what comes after `before`, keeping an artist's tracks apart. */
export function spread(tracks: readonly Track[], before: Track | null, dice: Dice): readonly Track[] {
  const waiting = mixed(tracks, dice);
  const left = countsOf(waiting);
  const order: Track[] = [];
  let last = before ? artistOf(before) : null;
  while (waiting.length > 0) {
    const at = nextIndex(waiting, left, last);
    const [track] = waiting.splice(at, 1) as [Track];
    last = artistOf(track);
    if (left.has(last)) left.set(last, left.get(last)! - 1);
    order.push(track);
  }
  return order;
}

/** An artist who fills more than half of what is left must come now; else the first of another artist. Counts below two never matter and are dropped. */
function nextIndex(waiting: readonly Track[], left: Map<string, number>, last: string | null): number {
  for (const [artist, count] of left) {
    if (count < 2) left.delete(artist);
    else if (count * 2 > waiting.length && artist !== last) {
      return waiting.findIndex((track) => artistOf(track) === artist);
    }
  }
  return Math.max(
    0,
    waiting.findIndex((track) => artistOf(track) !== last),
  );
}

function mixed(tracks: readonly Track[], dice: Dice): Track[] {
  const all = [...tracks];
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = Math.floor(dice() * (index + 1));
    [all[index], all[other]] = [all[other]!, all[index]!];
  }
  return all;
}

function countsOf(tracks: readonly Track[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const track of tracks) counts.set(artistOf(track), (counts.get(artistOf(track)) ?? 0) + 1);
  return counts;
}

/** By name: the same artist has other ids at the other provider. */
function artistOf({ artistInfo }: Track): string {
  return (artistInfo[0]?.name ?? '').trim().toLowerCase();
}
