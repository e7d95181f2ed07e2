// Which searches are remembered, and in which order.
import { RECENT_SEARCHES_MAX, searchQuery } from '@segue/contract';

export const RECENT_SEARCHES_KEY = 'recentSearches';

/** Puts a search first. The same words in another case move up; `replaced` gives way to it. */
export function remembered(
  recent: readonly string[],
  query: string,
  replaced: string | null = null,
): readonly string[] {
  const others = recent.filter((other) => !isSame(other, query) && other !== replaced);
  return [query, ...others].slice(0, RECENT_SEARCHES_MAX);
}

/** Whether `query` only goes on where `before` stopped: "drake" after "dra". */
export function extendsSearch(query: string, before: string): boolean {
  return query.length > before.length && lower(query).startsWith(lower(before));
}

/** What was stored, made safe: at most five different texts. Null when it is not a list at all. */
export function readRecent(stored: string | null): readonly string[] | null {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return null;
    return list
      .filter((entry): entry is string => typeof entry === 'string')
      .map(searchQuery)
      .filter((entry, index, all) => entry !== '' && all.findIndex((other) => isSame(other, entry)) === index)
      .slice(0, RECENT_SEARCHES_MAX);
  } catch {
    return null;
  }
}

function isSame(one: string, other: string): boolean {
  return lower(one) === lower(other);
}

function lower(text: string): string {
  return text.toLowerCase();
}
