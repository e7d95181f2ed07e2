// Compares names as words: without case, accents, punctuation and typographic variants.

/** Letters that NFKD does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Combining accents of Latin, Greek and Cyrillic letters; marks of other scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Variation selectors and joiners of emoji are marks. */
const EMOJI_MARKS = /[\ufe0e\ufe0f\u200d]/g;
const APOSTROPHES = /['’ʼ`´]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}$]+/gu;

const SAME_WORDS: Readonly<Record<string, string>> = { pt: 'part', volume: 'vol', x: 'and', vs: 'and' };

/** The words of a name, for comparison only. `P!nk & Beyoncé’s` has the words `p nk and beyonces`. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(EMOJI_MARKS, '')
    .replace(APOSTROPHES, '')
    .replace(/[&+]/g, ' and ')
    .replace(BETWEEN_WORDS, ' ')
    .trim();
  return plain === '' ? [] : plain.split(' ').map((word) => SAME_WORDS[word] ?? word);
}

/**
 * How alike two lists of words are, 0 to 1; the order does not matter. Words that differ in one letter of five or more count as
 * almost equal, because uploads are full of typing errors.
 */
export function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const joined = one.join('') === other.join('');
  if (joined) return 1;
  const left = [...other];
  let shared = 0;
  for (const word of one) {
    const exact = left.indexOf(word);
    const at = exact >= 0 ? exact : left.findIndex((candidate) => isTypingError(word, candidate));
    if (at < 0) continue;
    left.splice(at, 1);
    shared += exact >= 0 ? 1 : 0.9;
  }
  return (2 * shared) / (one.length + other.length);
}

/** Whether two Latin words differ by two swapped letters, or, with at least five letters, by one letter. */
function isTypingError(one: string, other: string): boolean {
  if (!/^[a-z]+ [a-z]+$/.test(`${one} ${other}`) || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  const isSwapped =
    rest.length > 1 &&
    rest[0] === otherRest[1] &&
    rest[1] === otherRest[0] &&
    rest.slice(2) === otherRest.slice(2);
  if (isSwapped || Math.min(one.length, other.length) < 5) return isSwapped;
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1);
}

/** Whether `part` stands in `whole` as consecutive words. */
export function contains(whole: readonly string[], part: readonly string[]): boolean {
  return part.length > 0 && ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);
}

const NOT_A_NAME: readonly string[] = [
  'the',
  'official',
  'music',
  'vevo',
  'topic',
  'band',
  'records',
  'channel',
];

/** The words of an artist's name, without "The", "Official" and "VEVO". */
export function artistWords(name: string): string[] {
  const words = wordsOf(name.replace(/VEVO$/i, ' vevo').replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2'));
  const left = words.filter((word) => !NOT_A_NAME.includes(word));
  return left.length > 0 ? left : words;
}
