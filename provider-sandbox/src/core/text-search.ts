/**
 * Ranks tracks for a query: ignores accents and case, matches prefixes, weighs titles above names and names above related words. What is
 * well known comes before what merely fits better, and one artist does not fill the first page.
 */

export type Searchable<T> = {
  item: T;
  titleWords: string[];
  otherWords: string[];
  relatedWords: ReadonlySet<string>;
  /** Of one artist. */
  group: string;
  fame: number;
};

type Facts = {
  title: string;
  /** Names of its artists and its album. */
  others: readonly string[];
  /** 0 to 1. */
  popularity: number;
  /** The words that mean nearly the same as those of the title. */
  related?: (words: readonly string[]) => ReadonlySet<string>;
  group?: string;
};

/** How much the best known item gains on one that nobody knows. */
const FAME = 14;
/** How much each further track of an artist loses. */
const REPETITION = 1.5;
const NONE: ReadonlySet<string> = new Set();

export function searchable<T>(item: T, facts: Facts): Searchable<T> {
  const { title, others, popularity, related = () => NONE, group = '' } = facts;
  const titleWords = words(title);
  const otherWords = others.flatMap(words);
  const relatedWords = related(titleWords);
  return { item, titleWords, otherWords, relatedWords, group, fame: popularity * FAME };
}

export function search<T>(index: readonly Searchable<T>[], query: string): T[] {
  const queryWords = words(query);
  if (queryWords.length === 0) return [];
  const phrase = queryWords.join(' ');
  const scored: { entry: Searchable<T>; score: number }[] = [];
  for (const entry of index) {
    const score = scoreOf(entry, queryWords, phrase);
    if (score > 0) scored.push({ entry, score: score + entry.fame });
  }
  scored.sort((a, b) => b.score - a.score);
  const before = new Map<string, number>();
  for (const one of scored) {
    const { group } = one.entry;
    const count = before.get(group) ?? 0;
    if (group) before.set(group, count + 1);
    one.score -= count * REPETITION;
  }
  return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry.item);
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function words(text: string): string[] {
  return (
    plain(text)
      .replaceAll('ł', 'l')
      .replaceAll('ø', 'o')
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const MIN_MATCHED_SHARE = 0.5;

function scoreOf<T>(entry: Searchable<T>, queryWords: readonly string[], phrase: string): number {
  let matched = 0;
  let score = 0;
  for (const word of queryWords) {
    const inTitle = bestMatch(entry.titleWords, word);
    const inOther = bestMatch(entry.otherWords, word);
    const isRelated = entry.relatedWords.has(word);
    if (inTitle + inOther > 0 || isRelated) matched += 1;
    score += Math.max(inTitle * 3, inOther * 2, isRelated ? 3 : 0);
  }
  if (matched < queryWords.length) return matched / queryWords.length >= MIN_MATCHED_SHARE ? score : 0;
  const title = entry.titleWords.join(' ');
  const isPhrase = queryWords.length > 1;
  if (title === phrase) score += 20;
  else if (title.startsWith(phrase)) score += isPhrase ? 10 : 2;
  else if (isPhrase && title.includes(phrase)) score += 6;
  return score + 10;
}

function bestMatch(candidates: readonly string[], word: string): number {
  let best = 0;
  for (const candidate of candidates) {
    if (candidate === word) return 2;
    if (word.length > 1 && candidate.startsWith(word)) best = 1;
  }
  return best;
}
