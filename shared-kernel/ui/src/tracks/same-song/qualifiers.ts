import {
  EDITS,
  EDIT_WORDS,
  FEATURING,
  FILLERS,
  NOISE,
  NOISE_AT_END,
  PART,
  TRAILING,
  VERSION,
  VERSIONS,
} from './title-phrases';
import { wordsOf } from './words';

/** One pass over a text instead of one per kind. */
const ANY_VERSION = new RegExp(VERSIONS.map(([, phrases]) => phrases.source).join('|'), 'g');
const ANY_TRAILING = new RegExp(TRAILING.map(([, phrase]) => phrase.source).join('|'));

export type Qualities = {
  versions: Set<string>;
  versionBy: string[];
  featured: string[];
  /** Words in brackets without a known meaning. */
  subtitle: string[][];
  part: string[];
  isEdit: boolean;
};

export function namesVersion(text: string): boolean {
  return wordsOf(text).join(' ').search(ANY_VERSION) >= 0;
}

export function isQualifier(text: string): boolean {
  const words = wordsOf(text).join(' ');
  if (words === '') return true;
  return (
    FEATURING.test(text.trim()) ||
    namesVersion(text) ||
    words.replace(EDITS, '').trim() !== words ||
    words.replace(NOISE, '').trim() === '' ||
    /\b(?:version|mix|edit|remaster(?:ed)?)$/.test(words)
  );
}

/** Like `isQualifier` for text after a dash, where a song's name may contain the same words: "Live Forever". */
export function isWholeQualifier(part: { text: string; words: readonly string[] }): boolean {
  const words = part.words.join(' ');
  if (/^\d+$/.test(words)) return false;
  if (/\b(?:version|mix|edit|remix|bootleg|rework|remaster(?:ed)?|session)$/.test(words)) return true;
  if (/^(?:live|recorded|remaster(?:ed)?|acoustic|demo|from) (?:at|in|from|on|\d+|the)\b/.test(words))
    return true;
  const left = words.replace(ANY_VERSION, ' ').replace(EDITS, ' ').replace(NOISE, ' ').trim();
  return left === '' || FEATURING.exec(part.text)?.index === 0;
}

export function readQualifiers(qualifiers: readonly string[], featured: readonly string[]): Qualities {
  const found: Qualities = {
    versions: new Set(),
    versionBy: [],
    featured: [...featured],
    subtitle: [],
    part: [],
    isEdit: false,
  };
  for (const qualifier of qualifiers) readQualifier(qualifier, found);
  return found;
}

function readQualifier(qualifier: string, found: Qualities): void {
  const guests = FEATURING.exec(qualifier.trim());
  if (guests) {
    const before = qualifier.trim().slice(0, guests.index);
    found.featured.push(...wordsOf(guests[1] ?? ''));
    if (wordsOf(before).length > 0) readQualifier(before, found);
    return;
  }
  let words = wordsOf(qualifier).join(' ');
  if (PART.test(words)) {
    found.part.push(...words.split(' '));
    return;
  }
  let isVersion = false;
  const withoutEdits = words.replace(EDITS, ' ').replace(/\s+/g, ' ').trim();
  // "Kite edit" is a remix by Kite; "radio edit" is a cut of the same recording.
  const editor = /\b(?:edit|mix)\b/.test(words) && namedEditor(withoutEdits, words);
  for (const [kind, phrases] of words.search(ANY_VERSION) >= 0 ? VERSIONS : []) {
    if (!phrases.test(words)) continue;
    found.versions.add(kind);
    words = words.replace(phrases, ' ').replace(/\s+/g, ' ').trim();
    isVersion = true;
  }
  if (!isVersion && editor) {
    found.versions.add('remix');
    found.versionBy.push(...editor);
    return;
  }
  const edits = words.replace(EDITS, ' ').replace(/\s+/g, ' ').trim();
  if (edits !== words) found.isEdit = true;
  const rest = edits.replace(NOISE, ' ').replace(/\s+/g, ' ').trim();
  const left = rest === '' ? [] : rest.split(' ').filter((word) => !FILLERS.includes(word));
  if (isVersion) found.versionBy.push(...left);
  else if (VERSION.test(rest)) {
    found.versions.add('new recording');
    found.versionBy.push(...left);
  } else if (left.length > 0) found.subtitle.push(left);
}

/** The author of an "X edit" or "X mix"; null when none is named. */
function namedEditor(withoutEdits: string, words: string): string[] | null {
  const name = (withoutEdits === '' ? words : withoutEdits)
    .replace(EDIT_WORDS, ' ')
    .replace(NOISE, ' ')
    .trim();
  const left = name.split(/\s+/).filter((word) => word !== '' && !FILLERS.includes(word));
  return left.length > 0 ? left : null;
}

/** Uploads often write the version without brackets: "midnight harbour cover", "late ferry remix". */
export function readTrailing(words: readonly string[], found: Qualities): readonly string[] {
  const text = words.join(' ');
  let name = text;
  while (NOISE_AT_END.test(name)) name = name.replace(NOISE_AT_END, '');
  for (const [kind, phrases] of ANY_TRAILING.test(name) ? TRAILING : []) {
    const match = phrases.exec(name);
    if (!match || match.index === 0) continue;
    found.versions.add(kind);
    name = name.slice(0, match.index).trim();
  }
  return name === text ? words : name.split(' ');
}
