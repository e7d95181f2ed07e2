import type { SongTitle } from './song-title';
import { isAscii, similarity, ONLY_ERRORS, type Words } from './words';

/** Similarity of two song names, 0 to 1; from `WITHOUT_SUBTITLE` on they count as equal. */
export function nameSimilarity(one: SongTitle, other: SongTitle): number {
  const part = Math.max(partSimilarity(one, other), partSimilarity(other, one)) * WITHOUT_SUBTITLE;
  // "Part 2" and "Part 3" differ in one word only.
  if (numbersOf(one.name) !== numbersOf(other.name)) return part;
  const [a, b] = [
    [...one.name, ...one.subtitle],
    [...other.name, ...other.subtitle],
  ];
  const full = wordSimilarity(a, b);
  if (full >= SAME_NAME) return full;
  const translated = wordSimilarity(inScriptOf(b, a), inScriptOf(a, b)) * WITH_TRANSLATION;
  const hasBoth = one.subtitle.length > 0 && other.subtitle.length > 0;
  const name = hasBoth ? full : wordSimilarity(one.name, other.name) * WITHOUT_SUBTITLE;
  return Math.max(part, translated, name);
}

/** Compares with one part of a name; other parts may be an album, or the same name in another script. */
function partSimilarity(one: SongTitle, { nameParts }: SongTitle): number {
  if (nameParts.length < 2) return 0;
  const isAlike = ({ words }: { words: Words }) =>
    numbersOf(one.name) === numbersOf(words) && wordSimilarity(one.name, words) >= SAME_NAME;
  return nameParts.some(isAlike) ? 1 : 0;
}

const numbersOf = (words: Words) =>
  words
    .filter((word) => /\d/.test(word))
    .sort()
    .join();

/** The words of a name without its translation: those in a script that the other name does not use. */
function inScriptOf(other: Words, words: Words): Words {
  const isLatin = other.some(isAscii);
  if (isLatin && !other.every(isAscii)) return words;
  const left = words.filter((word) => isAscii(word) === isLatin);
  return left.length > 0 ? left : words;
}

const SAME_NAME = 0.8;
/** Text in another script is nearly always a translation. */
const WITH_TRANSLATION = 0.9;
/** A bracket that only one title has may be a label, or another version with an unusual name: the length tells. */
export const WITHOUT_SUBTITLE = 0.73;

/** Articles and prepositions may be missing; a different word makes a different song. */
function wordSimilarity(one: Words, other: Words): number {
  const alike = similarity(one, other);
  if (alike === 1) return 1;
  const weighty = similarity(withoutSmall(one), withoutSmall(other));
  return weighty > ONLY_ERRORS ? Math.max(alike, SAME_NAME) : Math.min(alike, weighty) / 2;
}

const SMALL: Words = 'the a an and of to in on at le la les el der die das'.split(' ');

export function withoutSmall(words: Words): Words {
  const left = words.filter((word) => !SMALL.includes(word));
  return left.length > 0 ? left : words;
}
