// Owns the recent searches: read from localStorage when the box gets the focus, written after each search.
import { RECENT_SEARCHES_MAX, searchQuery } from '@segue/contract';
import { createPageStore, diagnosticReported } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';

const RECENT_SEARCHES_KEY = 'recentSearches';

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
  return query.length > before.length && query.toLowerCase().startsWith(before.toLowerCase());
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

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export type RecordedSearch = { query: string; isTyped: boolean };
type History = {
  recent: readonly string[];
  /** The last stored search; typing on replaces it, so that its prefixes are not stored too. */
  justStored: string | null;
};

/** The screen opened or the box got the focus; another window may have searched meanwhile. */
export const recentSearchesRequested = createEvent('recentSearchesRequested');
/** The user removes one recent search. */
export const recentSearchRemoved = createEvent<string>('recentSearchRemoved');
export const searchRecorded = createEvent<RecordedSearch>('searchRecorded');

export const readRecentFx = createEffect(() => localStorage.getItem(RECENT_SEARCHES_KEY));
export const writeRecentFx = createEffect((recent: readonly string[]) =>
  localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(recent)),
);

const $history = createPageStore<History>({ recent: [], justStored: null })
  .on(readRecentFx.doneData, (history, stored) => ({ ...history, recent: parseRecent(stored) ?? [] }))
  .on(recentSearchRemoved, (history, removed) => ({
    ...history,
    recent: history.recent.filter((query) => query !== removed),
  }))
  .on(searchRecorded, ({ recent, justStored }, { query, isTyped }) => {
    const isContinued = isTyped && justStored !== null && extendsSearch(query, justStored);
    return { recent: withSearch(recent, query, isContinued ? justStored : null), justStored: query };
  });

export const $recentSearches = $history.map(({ recent }) => recent);

sample({ clock: recentSearchesRequested, target: readRecentFx });
sample({ clock: [searchRecorded, recentSearchRemoved], source: $recentSearches, target: writeRecentFx });
sample({
  clock: readRecentFx.doneData,
  filter: (stored) => parseRecent(stored) === null,
  fn: (stored) => ({
    area: 'recent-searches',
    message: 'The stored recent searches cannot be read',
    detail: stored,
  }),
  target: diagnosticReported,
});
sample({
  clock: [readRecentFx.failData, writeRecentFx.failData],
  fn: (failure) => ({
    area: 'recent-searches',
    message: 'This browser does not allow storing recent searches',
    level: 'warning' as const,
    detail: failure.message,
  }),
  target: diagnosticReported,
});
