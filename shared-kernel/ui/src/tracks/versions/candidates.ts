// Finds the pairs of tracks that are worth a comparison: comparing every pair of two long lists would take minutes.
import type { Track } from '@segue/contract';
import { songKeys, type SongKeys } from '../same-song/song-keys';
import type { Words } from '../same-song/words';

export type Candidate = readonly [one: Track, other: Track];

/** All pairs that `sameSong` may find to be the same, and few others: those of one track after another, with steps between. */
export function* candidatesOf(
  ones: readonly Track[],
  others: readonly Track[],
): Generator<readonly Candidate[]> {
  if (ones.length === 0 || others.length === 0) return;
  const keys: SongKeys[] = [];
  const [titles, texts] = [new Index(), new Index()];
  for (const other of others) {
    const key = songKeys(other);
    const row = keys.push(key) - 1;
    titles.add(key.title, row).add(key.joined, row);
    texts.add(key.text, row);
    yield [];
  }
  for (const one of ones) {
    const own = songKeys(one);
    const words = own.isName ? own.joined : [...own.title, ...own.joined];
    const rows = words.map((word) => titles.rowsOf(word));
    if (own.isName) rows.push(...rowsOfSome(own.title, (word) => texts.rowsOf(word)));
    const candidates: Candidate[] = [];
    for (const row of new Set(rows.flat()))
      if (mayBeSame(own, keys[row]!)) candidates.push([one, others[row]!]);
    yield candidates;
  }
}

class Index {
  readonly #rows = new Map<string, number[]>();

  add(words: Words, row: number): this {
    for (const word of words) {
      const rows = this.#rows.get(word);
      // A title may have a word twice.
      if (rows?.at(-1) === row) continue;
      if (rows) rows.push(row);
      else this.#rows.set(word, [row]);
    }
    return this;
  }

  rowsOf(word: string): readonly number[] {
    return this.#rows.get(word) ?? [];
  }
}

type Rows = readonly (readonly number[])[];

const rarestFirst = (rows: Rows): Rows => [...rows].sort((a, b) => a.length - b.length);

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
