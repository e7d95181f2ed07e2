// Owns what was searched, both providers' lists, and which of them is in view.
import type { Provider } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { combine, createEvent, sample } from 'effector';
import { createProviderResults, type ProviderResults } from './provider-results';

export const TABS = ['all', 'spotify', 'soundcloud'] as const;
export type ResultsTab = (typeof TABS)[number];

/** A search of both providers at once. */
export const searchStarted = createEvent<string>('searchStarted');
/** Back to the state before any search. */
export const searchCleared = createEvent('searchCleared');
export const tabSelected = createEvent<ResultsTab>('tabSelected');
/** The address says which tab is in view. */
export const tabRestored = createEvent<ResultsTab>('tabRestored');

/** What the lists belong to; empty before any search. */
export const $query = createPageStore('', { sid: 'search/query', name: '$query' })
  .on(searchStarted, (_, query) => query)
  .on(searchCleared, () => '');

export const $tab = createPageStore<ResultsTab>('all', { sid: 'search/tab', name: '$tab' }).on(
  [tabSelected, tabRestored],
  (_, tab) => tab,
);

/** Each provider's outcome stands for itself: the slower never holds back the faster. */
export const resultsOf: Readonly<Record<Provider, ProviderResults>> = {
  spotify: createProviderResults('spotify'),
  soundcloud: createProviderResults('soundcloud'),
};

export const $isSearching = combine(
  resultsOf.spotify.$isLoading,
  resultsOf.soundcloud.$isLoading,
  (spotify, soundcloud) => spotify || soundcloud,
);

sample({ clock: searchStarted, target: [resultsOf.spotify.started, resultsOf.soundcloud.started] });
sample({ clock: searchCleared, target: [resultsOf.spotify.cleared, resultsOf.soundcloud.cleared] });
