// Pure rules of the list of recent searches.
import { RECENT_SEARCHES_MAX, searchQuery } from '@segue/contract';

export const RECENT_SEARCHES_KEY = 'recentSearches';

/** Puts a search first. The same text in another case is moved, not repeated; `replaced` is removed. */
export function withSearch(
  recent: readonly string[],
  query: string,
  replaced: string | null = null,
): readonly string[] {
  const others = recent.filter((other) => !isSame(other, query) && other !== replaced);
  return [query, ...others].slice(0, RECENT_SEARCHES_MAX);
}

/** Whether `query` begins with `before`: "drake" after "dra". */
export function extendsSearch(query: string, before: string): boolean {
  return query.length > before.length && lower(query).startsWith(lower(before));
}

/** Validates what localStorage holds: at most five different texts; null when it is no list. */
export function parseRecent(stored: string | null): readonly string[] | null {
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
