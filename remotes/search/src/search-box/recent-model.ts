// Owns the recent searches: read from localStorage when the box gets the focus, written after each search.
import { searchQuery } from '@segue/contract';
import { createPageStore, diagnosticReported } from '@segue/kernel/state';
import { createEffect, createEvent, sample, scopeBind } from 'effector';

const RECENT_SEARCHES_MAX = 5;
const RECENT_SEARCHES_KEY = 'recentSearches';
const AREA = 'recent-searches';

/** Puts a search first. The same text in another case is moved, not repeated; `replaced` is removed. */
export function withSearch(
  recent: readonly string[],
  query: string,
  replaced: string | null = null,
): readonly string[] {
  const others = recent.filter((other) => !isSame(other, query) && other !== replaced);
  return [query, ...others].slice(0, RECENT_SEARCHES_MAX);
}

export function extendsSearch(query: string, before: string): boolean {
  return query.length > before.length && query.toLowerCase().startsWith(before.toLowerCase());
}

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

export const recentSearchesRequested = createEvent('recentSearchesRequested');
export const searchRecorded = createEvent<RecordedSearch>('searchRecorded');

type Recent = readonly string[];

export const changeRecentFx = createEffect((change: (recent: Recent) => Recent): Recent => {
  const stored = localStorage.getItem(RECENT_SEARCHES_KEY);
  const before = parseRecent(stored);
  const message = 'The stored recent searches cannot be read';
  if (!before) scopeBind(diagnosticReported, { safe: true })({ area: AREA, message, detail: stored });
  const after = change(before ?? []);
  if (after !== before) localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(after));
  return after;
});

export const $recentSearches = createPageStore<Recent>([]).on(changeRecentFx.doneData, (_, recent) => recent);
/** The last stored search; typing on replaces it, so that its prefixes are not stored too. */
const $justStored = createPageStore('');
const recorded = sample({
  clock: searchRecorded,
  source: $justStored,
  fn: (justStored, { query, isTyped }) => ({
    query,
    replaced: isTyped && justStored !== '' && extendsSearch(query, justStored) ? justStored : null,
  }),
});
$justStored.on(recorded, (_, { query }) => query);

sample({ clock: recentSearchesRequested, fn: () => (recent: Recent) => recent, target: changeRecentFx });
sample({
  clock: recorded,
  fn:
    ({ query, replaced }) =>
    (recent: Recent) =>
      withSearch(recent, query, replaced),
  target: changeRecentFx,
});
sample({
  clock: changeRecentFx.failData,
  fn: ({ message }) => ({
    area: AREA,
    message: 'This browser does not allow storing recent searches',
    level: 'warning' as const,
    detail: message,
  }),
  target: diagnosticReported,
});
