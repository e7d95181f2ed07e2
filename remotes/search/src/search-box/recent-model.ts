// Owns the recent searches: read from this browser when the box is met, written after each search.
import { createPageStore, createStoredValue } from '@segue/stores';
import { createEvent, sample } from 'effector';
import { extendsSearch, parseRecent, remembered } from './recent-searches';

export type SearchMade = { query: string; isTyped: boolean };
type Memory = {
  recent: readonly string[];
  /** What this visit stored last; typing on from it replaces it, so that no prefixes pile up. */
  justStored: string | null;
};

/** The box appeared or got the focus; another window may have searched meanwhile. */
export const boxMet = createEvent('boxMet');
export const searchMade = createEvent<SearchMade>('searchMade');

export const storedSearches = createStoredValue<readonly string[]>({
  area: 'recent-searches',
  storage: 'localStorage',
  key: 'recentSearches',
  parse: parseRecent,
  serialize: JSON.stringify,
});

const $memory = createPageStore<Memory>({ recent: [], justStored: null }, { sid: 'search/recent' })
  .on(storedSearches.valueRead, (memory, recent) => ({ ...memory, recent: recent ?? [] }))
  .on(searchMade, ({ recent, justStored }, { query, isTyped }) => {
    const isContinued = isTyped && justStored !== null && extendsSearch(query, justStored);
    return { recent: remembered(recent, query, isContinued ? justStored : null), justStored: query };
  });

export const $recentSearches = $memory.map(({ recent }) => recent);

sample({ clock: boxMet, target: storedSearches.readFx });
sample({ clock: searchMade, source: $recentSearches, target: storedSearches.writeFx });
