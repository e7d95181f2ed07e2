/** Ranks tracks for a query: ignores accents and case, matches prefixes, weighs titles above names. */

export type Searchable<T> = {
  item: T;
  titleWords: string[];
  otherWords: string[];
  weight: number;
};

export function searchable<T>(
  item: T,
  title: string,
  others: readonly string[],
  weight: number,
): Searchable<T> {
  return {
    item,
    titleWords: words(title),
    otherWords: others.flatMap(words),
    weight,
  };
}

export function search<T>(index: readonly Searchable<T>[], query: string): T[] {
  const queryWords = words(query);
  if (queryWords.length === 0) return [];
  const phrase = queryWords.join(' ');
  const scored: { entry: Searchable<T>; score: number }[] = [];
  for (const entry of index) {
    const score = scoreOf(entry, queryWords, phrase);
    if (score > 0) scored.push({ entry, score: score + entry.weight });
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
    if (inTitle + inOther > 0) matched += 1;
    score += Math.max(inTitle * 3, inOther * 2);
  }
  if (matched < queryWords.length) return matched / queryWords.length >= MIN_MATCHED_SHARE ? score : 0;
  const title = entry.titleWords.join(' ');
  if (title === phrase) score += 20;
  else if (title.startsWith(phrase)) score += 10;
  else if (title.includes(phrase)) score += 6;
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
