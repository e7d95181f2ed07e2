/** Ranking: accents and case do not matter, the last word may be unfinished, titles beat names, ties are stable. */

export type Searchable<T> = {
  item: T;
  title: string;
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
    title: plain(title),
    titleWords: words(title),
    otherWords: others.flatMap(words),
    weight,
  };
}

export function search<T>(index: readonly Searchable<T>[], query: string): T[] {
  const wanted = words(query);
  if (wanted.length === 0) return [];
  const phrase = wanted.join(' ');
  const scored: { entry: Searchable<T>; score: number }[] = [];
  for (const entry of index) {
    const score = scoreOf(entry, wanted, phrase);
    if (score > 0) scored.push({ entry, score: score + entry.weight });
  }
  return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry.item);
}

export function plain(text: string): string {
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

const HALF_OF_THEM = 0.5;

function scoreOf<T>(entry: Searchable<T>, wanted: readonly string[], phrase: string): number {
  let found = 0;
  let score = 0;
  for (const word of wanted) {
    const inTitle = bestMatch(entry.titleWords, word);
    const elsewhere = bestMatch(entry.otherWords, word);
    if (inTitle + elsewhere > 0) found += 1;
    score += Math.max(inTitle * 3, elsewhere * 2);
  }
  if (found < wanted.length) return found / wanted.length >= HALF_OF_THEM ? score : 0;
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
