// Owns the recent searches: read from this browser when the box is met, written after each search.
import { createPageStore, diagnosticReported } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { extendsSearch, readRecent, RECENT_SEARCHES_KEY, remembered } from './recent-searches';

export type SearchMade = { query: string; isTyped: boolean };
type Memory = {
  recent: readonly string[];
  /** What this visit stored last; typing on from it replaces it, so that no prefixes pile up. */
  justStored: string | null;
};

/** The box appeared or got the focus; another window may have searched meanwhile. */
export const boxMet = createEvent('boxMet');
export const searchMade = createEvent<SearchMade>('searchMade');

export const readStoredFx = createEffect<void, string | null>({
  name: 'readRecentSearchesFx',
  handler: () => localStorage.getItem(RECENT_SEARCHES_KEY),
});
export const writeStoredFx = createEffect<readonly string[], void>({
  name: 'writeRecentSearchesFx',
  handler: (recent) => localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(recent)),
});

const $memory = createPageStore<Memory>({ recent: [], justStored: null }, { sid: 'search/recent' })
  .on(readStoredFx.doneData, (memory, stored) => ({ ...memory, recent: readRecent(stored) ?? [] }))
  .on(searchMade, ({ recent, justStored }, { query, isTyped }) => {
    const isContinued = isTyped && justStored !== null && extendsSearch(query, justStored);
    return { recent: remembered(recent, query, isContinued ? justStored : null), justStored: query };
  });

export const $recentSearches = $memory.map(({ recent }) => recent);

sample({ clock: boxMet, target: readStoredFx });
sample({ clock: searchMade, source: $recentSearches, target: writeStoredFx });
sample({
  clock: readStoredFx.doneData,
  filter: (stored) => readRecent(stored) === null,
  fn: (stored) => ({
    area: 'recent-searches',
    message: 'The stored recent searches cannot be read',
    detail: stored,
  }),
  target: diagnosticReported,
});
sample({
  clock: [readStoredFx.failData, writeStoredFx.failData],
  fn: (failure) => ({
    area: 'recent-searches',
    message: 'This browser does not let the page keep recent searches',
    level: 'warning' as const,
    detail: failure.message,
  }),
  target: diagnosticReported,
});
