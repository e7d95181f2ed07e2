// Finds the pairs of tracks that are worth a comparison: comparing every pair of two long lists would take minutes.
import type { Track } from '@segue/contract';
import { songKeys, type SongKeys } from '../same-song/song-keys';
import type { Words } from '../same-song/words';

export type Candidate = readonly [one: Track, other: Track];

/** All pairs that `sameSong` may find to be the same, and few others. */
export function candidatesOf(ones: readonly Track[], others: readonly Track[]): readonly Candidate[] {
  const keys = others.map(songKeys);
  const byTitle = rowsOf(keys, ({ title, joined }) => [...title, ...joined]);
  const byJoined = rowsOf(keys, ({ joined }) => joined);
  const byText = rowsOf(keys, ({ text }) => text);
  const byArtist = rowsOf(keys, ({ artists }) => artists.flatMap(artistTokens));
  const byName = ({ title, joined }: SongKeys) => [...rowsOfSome(title, byText), ...joined.map(byJoined)];
  const byArtists = ({ artists, text }: SongKeys) => [
    ...artists.flatMap(({ words, start }) => [byText(start), rarestFirst(words.map(byText))[0]!]),
    ...text.map(byArtist),
  ];
  return ones.flatMap((one) => {
    const own = songKeys(one);
    // Among thousands of favorites many titles have a word such as "love"; the artist may be rarer.
    const rows = own.isName
      ? shorter(byName(own), byArtists(own))
      : [...own.title, ...own.joined].map(byTitle);
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

const shorter = (a: Rows, b: Rows) => (lengthOf(b) < lengthOf(a) ? b : a);

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
  return missing.length <= maxMissing(title) && !missing.some(hasDigit);
}

/** The rows of the rarest words of a name, of which each text that it `isNamedIn` has at least one. */
function rowsOfSome(title: Words, byText: (word: string) => readonly number[]): Rows {
  const number = rarestFirst(title.filter(hasDigit).map(byText)).slice(0, 1);
  return number.length > 0 ? number : rarestFirst(title.map(byText)).slice(0, maxMissing(title) + 1);
}

const maxMissing = (title: Words) => Math.min(Math.floor(title.length / 2), 2);

const hasDigit = (word: string) => /\d/.test(word);
