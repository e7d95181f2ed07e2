// Compares names as words: without case, accents, punctuation, alphabet and typographic variants.

export type Words = readonly string[];

const ASCII = /^[ -~]*$/;
export const isAscii = (text: string) => ASCII.test(text);

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
const BETWEEN_ASCII_WORDS = /[^a-z0-9]+/g;
const APOSTROPHES = /['’ʼ`´]/g;
/** Combining accents and the vowel signs of Arabic; marks of other scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f]/g;
/** Variation selectors and joiners of emoji are marks. */
const EMOJI_MARKS = /[\ufe0e\ufe0f\u200d]/g;

/** Letters that NFKD does not decompose, and Cyrillic and Greek ones, which accounts often write in Latin. */
const LATIN = new Map(
  (
    'ß ss æ ae œ o ø o đ d ð d þ th ł l ı i ' +
    'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu ' +
    'я ya і i є ye ґ g ' +
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
  )
    .split(/ (?=[^ a-z] )/)
    .map((pair) => [pair.slice(0, 1), pair.slice(1).trim()]),
);

/** Words that are written in several ways. The numbers I, V and X are words of their own, too. */
const SAME_WORDS = new Map([
  ['pt', 'part'],
  ['volume', 'vol'],
  ['u', 'you'],
  ['ur', 'your'],
  ...['x', 'vs', 'und', 'och', 'et'].map((word): [string, string] => [word, 'and']),
  ...numbered('one two three four five six seven eight nine ten eleven twelve'),
  ...numbered('i ii iii iv v vi vii viii ix').filter(([word]) => word.length > 1),
]);

function numbered(words: string): [string, string][] {
  return words.split(' ').map((word, index) => [word, String(index + 1)]);
}

/** The words of a name, for comparison only. `Beyoncé’s Ke$ha & Müller` has the words `beyonces kesha and muller`. */
export function wordsOf(text: string): string[] {
  const ascii = toAscii(text);
  const plain = ascii
    .replace(/\$(?=[a-z])/g, 's')
    .replace(APOSTROPHES, '')
    // Mueller, Müller.
    .replace(/([aou])e/g, '$1')
    .replace(/[&+]/g, ' and ')
    .replace(isAscii(ascii) ? BETWEEN_ASCII_WORDS : BETWEEN_WORDS, ' ')
    .trim();
  return plain === '' ? [] : plain.split(' ').map((word) => SAME_WORDS.get(word) ?? word);
}

/** Latin letters without accents; letters of scripts that have no table stay. */
function toAscii(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ου/g, 'ou')
    .replace(/[^ -~]/gu, (letter) => LATIN.get(letter) ?? letter)
    .replace(EMOJI_MARKS, '');
}

/**
 * How alike two lists of words are, 0 to 1; the order does not matter. One word that differs in one letter of five or more counts
 * as almost equal, because uploads are full of typing errors.
 */
export function similarity(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  if (one.join('') === other.join('')) return 1;
  const left = [...other];
  const missing = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const isError = missing.some((word) => left.some((candidate) => isTypingError(word, candidate)));
  const shared = one.length - missing.length + (isError ? 0.9 : 0);
  return (2 * shared) / (one.length + other.length);
}

/** Whether two Latin words differ by two swapped letters, or, with at least five letters, by one letter. */
function isTypingError(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || !/^[a-z]+ [a-z]+$/.test(`${one} ${other}`)) return false;
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

/** Whether `whole` contains `part` as consecutive words. */
export function contains(whole: readonly string[], part: readonly string[]): boolean {
  return part.length > 0 && ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);
}

const NOT_A_NAME: readonly string[] = 'the official music vevo topic band records recordings channel'.split(
  ' ',
);

/** The words of an artist's name, without "The", "Official" and "VEVO". */
export function artistWords(name: string): string[] {
  const words = wordsOf(name.replace(/VEVO$/i, ' vevo').replace(/([a-z])([A-Z])/g, '$1 $2'));
  const left = words.filter((word) => !NOT_A_NAME.includes(word));
  return left.length > 0 ? left : words;
}

/** The account of "Ada Solano" may be called "adasolanomusic". */
export function startOf(name: Words): string {
  return `^${name.join('').slice(0, FIRST_LETTERS)}`;
}

export const FIRST_LETTERS = 4;

/** The similarity of names in which the only word has a typing error: two words must be more alike. */
export const ONLY_ERRORS = 0.91;
