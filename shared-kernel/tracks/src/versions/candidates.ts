// Finds the pairs of tracks that are worth a comparison: comparing every pair of two long lists would take seconds.
import type { Track } from '@segue/contract';
import { songKeys, type SongKeys } from '../same-song';

export type Candidate = readonly [one: Track, other: Track];

/** Words of many titles, such as "love" among thousands of favorites, are looked up only for titles without a rarer one. */
const MAX_LOOKED_UP = 1000;

/** Pairs that share the name of an artist and half of the words of the shorter title. */
export function candidatesOf(ones: readonly Track[], others: readonly Track[]): readonly Candidate[] {
  const keys = others.map(songKeys);
  const byWord = new Map<string, number[]>();
  for (const [index, { title }] of keys.entries()) {
    for (const word of title) {
      const indexes = byWord.get(word);
      if (indexes) indexes.push(index);
      else byWord.set(word, [index]);
    }
  }
  return ones.flatMap((one) => {
    const own = songKeys(one);
    const found = new Set<number>();
    let lookedUp = 0;
    const rows = [...own.title].flatMap((word) => [byWord.get(word) ?? []]);
    for (const row of rows.sort((a, b) => a.length - b.length)) {
      if (lookedUp > 0 && lookedUp + row.length > MAX_LOOKED_UP) break;
      lookedUp += row.length;
      for (const index of row) found.add(index);
    }
    return [...found]
      .filter((index) => isAlike(own, keys[index]!))
      .map((index): Candidate => [one, others[index]!]);
  });
}

function isAlike(one: SongKeys, other: SongKeys): boolean {
  const shared = countIn(one.title, other.title);
  return (
    shared * 2 >= Math.min(one.title.size, other.title.size) &&
    (countIn(one.artists, other.text) > 0 || countIn(other.artists, one.text) > 0)
  );
}

function countIn(keys: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let count = 0;
  for (const key of keys) if (others.has(key)) count += 1;
  return count;
}
