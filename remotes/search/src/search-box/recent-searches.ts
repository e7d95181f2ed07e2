// Which searches are remembered, and in which order.
import { RECENT_SEARCHES_MAX, searchQuery } from '@segue/contract';

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

const UNREADABLE = { value: [], problems: ['The stored recent searches cannot be read'] };

/** At most five different texts. */
export function parseRecent(text: string): { value: readonly string[]; problems: readonly string[] } {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return UNREADABLE;
    const value = list
      .filter((entry): entry is string => typeof entry === 'string')
      .map(searchQuery)
      .filter((entry, index, all) => entry !== '' && all.findIndex((other) => isSame(other, entry)) === index)
      .slice(0, RECENT_SEARCHES_MAX);
    return { value, problems: [] };
  } catch {
    return UNREADABLE;
  }
}

function isSame(one: string, other: string): boolean {
  return lower(one) === lower(other);
}

function lower(text: string): string {
  return text.toLowerCase();
}
