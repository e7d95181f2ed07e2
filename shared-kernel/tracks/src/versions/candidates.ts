// Finds the pairs of tracks that are worth a comparison: comparing every pair of two long lists would take minutes.
import type { Track } from '@segue/contract';
import { songKeys, type SongKeys } from '../same-song/song-keys';

export type Candidate = readonly [one: Track, other: Track];

/** If more titles have one of the words, such as "love" among thousands of favorites, the artist may be rarer. */
const MANY_TITLES = 200;

/** All pairs that `sameSong` may find to be the same, and few others. */
export function candidatesOf(ones: readonly Track[], others: readonly Track[]): readonly Candidate[] {
  const keys = others.map(songKeys);
  const byTitle = rowsOf(keys, ({ title, joined }) => [...title, ...joined]);
  const byText = lazy(() => rowsOf(keys, ({ text }) => text));
  const byArtist = lazy(() => rowsOf(keys, ({ artists }) => artists.flatMap(artistTokens)));
  const byTitleOf = ({ title, joined }: SongKeys) => [...title, ...joined].map(byTitle);
  const byArtistOf = ({ artists, text }: SongKeys) => [
    ...artists.flatMap(({ words, start }) => [byText()(start), rarestFirst(words.map(byText()))[0]!]),
    ...text.map(byArtist()),
  ];
  return ones.flatMap((one) => {
    const own = songKeys(one);
    let rows = byTitleOf(own);
    if (own.isName && lengthOf(rows) > MANY_TITLES) {
      const ofArtist = byArtistOf(own);
      if (lengthOf(ofArtist) < lengthOf(rows)) rows = ofArtist;
    }
    const candidates: Candidate[] = [];
    for (const index of new Set(rows.flat()))
      if (mayBeSame(own, keys[index]!)) candidates.push([one, others[index]!]);
    return candidates;
  });
}

/** Finds the indexes of the keys that have a token. */
function rowsOf(
  keys: readonly SongKeys[],
  tokensOf: (key: SongKeys) => readonly string[],
): (token: string) => readonly number[] {
  const rows = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    for (const token of tokensOf(key)) {
      const row = rows.get(token);
      // A title may have a word twice.
      if (row?.at(-1) === index) continue;
      if (row) row.push(index);
      else rows.set(token, [index]);
    }
  }
  return (token) => rows.get(token) ?? [];
}

type Rows = readonly (readonly number[])[];

const rarestFirst = (rows: Rows): Rows => [...rows].sort((a, b) => a.length - b.length);

const lengthOf = (rows: Rows) => rows.reduce((sum, row) => sum + row.length, 0);

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const artistTokens = ({ words, start }: SongKeys['artists'][number]) => [start, words[0]!];

function mayBeSame(one: SongKeys, other: SongKeys): boolean {
  if ((one.isName || other.isName) && !isByIn(one, other) && !isByIn(other, one)) return false;
  return (
    (isNamedIn(one, other) && isNamedIn(other, one)) || one.joined.some((part) => other.joined.includes(part))
  );
}

function isByIn({ artists }: SongKeys, { text }: SongKeys): boolean {
  return artists.some(
    ({ words, start }) => text.includes(start) || words.every((word) => text.includes(word)),
  );
}

/** Whether the text has all numbers of the name and its words, but for a typing error and a word such as "by". */
function isNamedIn({ isName, title }: SongKeys, { text }: SongKeys): boolean {
  if (!isName) return true;
  const missing = title.filter((word) => !text.includes(word));
  return missing.length <= Math.min(title.length / 2, 2) && !missing.some((word) => /\d/.test(word));
}
