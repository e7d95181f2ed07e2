// Owns the query, the results of each provider, and the active tab.
import { descriptorOf, forEachProvider, PROVIDERS } from '@segue/contract';
import {
  $areProvidersSeparate,
  $connectedProviders,
  $playbackRights,
  $providers,
  createPageStore,
} from '@segue/stores';
import { createGroupingChoice } from '@segue/tracks/versions';
import { combine, createEvent, merge, sample } from 'effector';
import { delay } from 'patronum';
import { createProviderResults } from './provider-results';

export const TABS = ['all', ...PROVIDERS] as const;
export type ResultsTab = (typeof TABS)[number];

/** A search of all configured providers. */
export const searchStarted = createEvent<string>('searchStarted');
/** All failed providers again. */
export const retryAllRequested = createEvent('retryAllRequested');
/** Back to the state before any search. */
export const searchCleared = createEvent('searchCleared');
export const tabSelected = createEvent<ResultsTab>('tabSelected');
/** The tab of the URL. */
export const tabRestored = createEvent<ResultsTab>('tabRestored');

/** The query that the results belong to; empty before any search. */
export const $query = createPageStore('')
  .on(searchStarted, (_, query) => query)
  .on(searchCleared, () => '');

/** The tab that the user chose, as it stands in the URL. */
export const $tab = createPageStore<ResultsTab>('all').on([tabSelected, tabRestored], (_, tab) => tab);
/** The tabs to choose from: none has both where providers are kept apart or only one is configured. */
export const $tabs = combine(
  $providers,
  $areProvidersSeparate,
  (providers, areSeparate): readonly ResultsTab[] =>
    areSeparate || providers.length < 2 ? providers : ['all', ...providers],
);
export const activeTab = (tab: ResultsTab, tabs: readonly ResultsTab[]): ResultsTab =>
  tabs.includes(tab) ? tab : (tabs[0] ?? 'all');
export const $activeTab = combine($tab, $tabs, activeTab);

/** Each provider has its own results: a slow or failed one does not hold back the other. */
export const resultsOf = forEachProvider(createProviderResults);

export const $tracksOf = combine(forEachProvider((provider) => resultsOf[provider].$tracks));
export const $countOf = combine(forEachProvider((provider) => resultsOf[provider].$count));

/** The providers whose tracks are known not to play for the user. */
export const $blocked = $playbackRights.map(({ role, playsAt }) =>
  role === 'unknown' ? [] : PROVIDERS.filter((provider) => !playsAt.includes(provider)),
);
/** The providers that only a connected user may search, where the user is not. */
export const $locked = combine($providers, $connectedProviders, (providers, connected) =>
  providers.filter(
    (provider) => descriptorOf(provider).searchNeedsConnection && !connected.includes(provider),
  ),
);

export const groupingChoice = createGroupingChoice();

/** Until then nobody has read a row, or aimed at it. */
const ROWS_SETTLE_MS = 150;
/** The rows of the first answer that play stay where they are; until then songs of both providers may take each other's place. */
export const $areRowsSettled = createPageStore(false)
  .on(searchStarted, () => false)
  .on(delay(merge(PROVIDERS.map((provider) => resultsOf[provider].answered)), ROWS_SETTLE_MS), () => true);

export const $isSearching = combine(
  PROVIDERS.map((provider) => resultsOf[provider].$isLoading),
  (areLoading) => areLoading.some(Boolean),
);

for (const provider of PROVIDERS) {
  const $isLocked = $locked.map((locked) => locked.includes(provider));
  sample({
    clock: searchStarted,
    // Reading $isLocked also makes it exist in the scope of the page: a store that nobody has read does not update below.
    source: { providers: $providers, isLocked: $isLocked },
    filter: ({ providers, isLocked }) => providers.includes(provider) && !isLocked,
    fn: (_, query) => query,
    target: resultsOf[provider].started,
  });
  if (!descriptorOf(provider).searchNeedsConnection) continue;
  // What a private server answered does not stay on screen after it was disconnected.
  sample({ clock: $isLocked, filter: Boolean, fn: () => undefined, target: resultsOf[provider].cleared });
  sample({
    clock: $isLocked,
    source: { query: $query, providers: $providers },
    filter: ({ query, providers }, isLocked) => !isLocked && query !== '' && providers.includes(provider),
    fn: ({ query }) => query,
    target: resultsOf[provider].started,
  });
}
sample({ clock: searchStarted, fn: () => undefined, target: groupingChoice.read });
sample({ clock: retryAllRequested, target: PROVIDERS.map((provider) => resultsOf[provider].retryRequested) });
sample({ clock: searchCleared, target: PROVIDERS.map((provider) => resultsOf[provider].cleared) });
