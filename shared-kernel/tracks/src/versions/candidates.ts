// Finds the pairs of tracks that are worth a comparison: comparing every pair of two long lists would take seconds.
import type { Track } from '@segue/contract';

export type Candidate = readonly [one: Track, other: Track];

/** Tracks of different length than this are other recordings; the ratio of the shorter to the longer one. */
const MIN_LENGTH_RATIO = 0.5;
/** Of one artist's songs with the same words in their titles. */
const MAX_COMPARED = 8;
/** A word of more titles, such as "love" among thousands of favorites, does not lead to a song. */
const MAX_TITLES_OF_WORD = 500;

/** Pairs that share the name of an artist and a third of the words of the shorter title. */
export function candidatesOf(ones: readonly Track[], others: readonly Track[]): readonly Candidate[] {
  const read = others.map(wordsIn);
  const byWord = new Map<string, number[]>();
  for (const [index, { title }] of read.entries()) {
    for (const word of title) {
      const indexes = byWord.get(word);
      if (indexes) indexes.push(index);
      else byWord.set(word, [index]);
    }
  }
  return ones.flatMap((one) => {
    const words = wordsIn(one);
    /** Number of shared words, by the index of the other track. */
    const shared = new Map<number, number>();
    for (const word of words.title) {
      const indexes = byWord.get(word) ?? [];
      if (indexes.length > MAX_TITLES_OF_WORD) continue;
      for (const index of indexes) shared.set(index, (shared.get(index) ?? 0) + 1);
    }
    return [...shared]
      .filter(([index, count]) => {
        const other = read[index]!;
        const isAlike = count * 3 >= Math.min(words.title.size, other.title.size);
        return isAlike && isAsLong(one, others[index]!) && sharesArtist(words, other);
      })
      .sort(([, count], [, otherCount]) => otherCount - count)
      .slice(0, MAX_COMPARED)
      .map(([index]): Candidate => [one, others[index]!]);
  });
}

type Words = { title: ReadonlySet<string>; artists: readonly string[]; text: string };

/**
 * The words of a title without those of its artists. The artists' names and the whole text are written together: the account
 * of "Ada Solano" may be called "adasolanomusic".
 */
function wordsIn({ title, artistInfo, uploader }: Track): Words {
  const words = wordsOf(title);
  const names = [...artistInfo, ...(uploader ? [uploader] : [])].map(({ name }) => wordsOf(name));
  const artists = names.map((name) => name.join('')).filter(Boolean);
  const own = words.filter((word) => !names.some((name) => name.includes(word)));
  return { title: new Set(own.length > 0 ? own : words), artists, text: [...words, ...artists].join('') };
}

/** Words without case, accents and punctuation; "the" is not always written. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== 'the');
}

function sharesArtist(one: Words, other: Words): boolean {
  return (
    one.artists.some((name) => other.text.includes(name)) ||
    other.artists.some((name) => one.text.includes(name))
  );
}

function isAsLong(one: Track, other: Track): boolean {
  const isKnown = [one, other].every(({ duration, access }) => duration > 0 && access !== 'preview');
  if (!isKnown) return true;
  return Math.min(one.duration, other.duration) >= Math.max(one.duration, other.duration) * MIN_LENGTH_RATIO;
}
