// Owns the recent searches: read from localStorage when the box gets the focus, written after each search.
import { createPageStore, diagnosticReported } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { extendsSearch, parseRecent, RECENT_SEARCHES_KEY, withSearch } from './recent-searches';

export type RecordedSearch = { query: string; isTyped: boolean };
type History = {
  recent: readonly string[];
  /** The last stored search; typing on replaces it, so that its prefixes are not stored too. */
  justStored: string | null;
};

/** The screen opened or the box got the focus; another window may have searched meanwhile. */
export const recentSearchesRequested = createEvent('recentSearchesRequested');
/** The user wants one of them forgotten. */
export const recentSearchRemoved = createEvent<string>('recentSearchRemoved');
export const searchRecorded = createEvent<RecordedSearch>('searchRecorded');

export const readRecentFx = createEffect<void, string | null>({
  name: 'readRecentSearchesFx',
  handler: () => localStorage.getItem(RECENT_SEARCHES_KEY),
});
export const writeRecentFx = createEffect<readonly string[], void>({
  name: 'writeRecentSearchesFx',
  handler: (recent) => localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(recent)),
});

const $history = createPageStore<History>({ recent: [], justStored: null })
  .on(readRecentFx.doneData, (history, stored) => ({ ...history, recent: parseRecent(stored) ?? [] }))
  .on(recentSearchRemoved, ({ recent, justStored }, removed) => ({
    recent: recent.filter((query) => query !== removed),
    justStored,
  }))
  .on(searchRecorded, ({ recent, justStored }, { query, isTyped }) => {
    const isContinued = isTyped && justStored !== null && extendsSearch(query, justStored);
    return { recent: withSearch(recent, query, isContinued ? justStored : null), justStored: query };
  });

export const $recentSearches = $history.map(({ recent }) => recent);
export const $isRecentRead = createPageStore(false).on(readRecentFx.finally, () => true);

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
