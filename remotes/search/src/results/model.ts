import { descriptorOf, forEachProvider, type Provider, PROVIDERS, SEARCH_PAGE_SIZE } from '@segue/contract';
import {
  $areProvidersSeparate,
  $connectedProviders,
  $playbackRights,
  $providers,
  createPageStore,
} from '@segue/kernel/state';
import { combine, createEvent, sample } from 'effector';
import { searchFx } from '../api';
import { HomeGate } from '../gates';
import { failureOf, isDue } from './failure';
import { failureIn, type Loading, NO_RESULTS, type ResultList, withPage } from './list';
import { retryDue, scheduleRetryFx } from './self-retry';

export const TABS = ['all', ...PROVIDERS] as const;
export type ResultsTab = (typeof TABS)[number];

export const searchStarted = createEvent<string>('searchStarted');
export const searchCleared = createEvent('searchCleared');
export const nextPageRequested = createEvent<Provider>('nextPageRequested');
export const retryRequested = createEvent<readonly Provider[]>('retryRequested');
export const tabSelected = createEvent<ResultsTab>('tabSelected');
export const tabRestored = createEvent<ResultsTab>('tabRestored');

export const $query = createPageStore('')
  .on(searchStarted, (_, query) => query)
  .on(searchCleared, () => '');

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

/** The providers whose tracks the user cannot play. */
export const $blocked = $playbackRights.map(({ role, playsAt }) =>
  role === 'unknown' ? [] : PROVIDERS.filter((provider) => !playsAt.includes(provider)),
);
/** The providers that only a connected user may search, where the user is not. */
export const $locked = combine($providers, $connectedProviders, (providers, connected) =>
  providers.filter(
    (provider) => descriptorOf(provider).searchNeedsConnection && !connected.includes(provider),
  ),
);

type Results = Readonly<Record<Provider, ResultList>>;
type Load = { provider: Provider; query: string; offset: number; as: Loading };
const loadsBegun = createEvent<readonly Load[]>('searchLoadsBegun');

const NOTHING: Results = forEachProvider(() => NO_RESULTS);
const update = (
  results: Results,
  providers: readonly Provider[],
  change: (list: ResultList) => ResultList,
): Results => providers.reduce((all, provider) => ({ ...all, [provider]: change(all[provider]) }), results);

export const $results = createPageStore(NOTHING)
  .on([searchStarted, searchCleared], () => NOTHING)
  // Results of a private server disappear after it was disconnected.
  .on($locked, (results, locked) => update(results, locked, () => NO_RESULTS))
  // A search that the user repeats is no longer quiet.
  .on(retryRequested, (results, providers) =>
    update(results, providers, (list) => (list.loading === 'quiet' ? { ...list, loading: 'first' } : list)),
  )
  .on(loadsBegun, (results, loads) =>
    loads.reduce(
      (all, { provider, query, as }) => update(all, [provider], (list) => ({ ...list, query, loading: as })),
      results,
    ),
  )
  .on(searchFx.failed, (results, { params: { params }, error }) =>
    update(results, [params.provider], (list) =>
      list.query === params.query
        ? { ...list, failure: failureOf(error, list.failure), loading: null }
        : list,
    ),
  )
  .on(searchFx.done, (results, { params: { params }, result }) =>
    update(results, [params.provider], (list) =>
      list.query === params.query ? withPage(list, result, Number(params.offset)) : list,
    ),
  );

export const $isSearching = $results.map((results) =>
  Object.values(results).some(({ loading }) => loading === 'first'),
);

const again = (results: Results, providers: readonly Provider[], as: Loading) =>
  providers.flatMap((provider): Load[] => {
    const list = results[provider];
    const mayAsk = failureIn(list) !== null && list.loading === null;
    return mayAsk ? [{ provider, query: list.query, offset: 0, as }] : [];
  });

// Includes a provider that was connected after the search began.
sample({
  clock: [searchStarted, $locked],
  source: { query: $query, providers: $providers, locked: $locked, results: $results },
  filter: ({ query }) => query !== '',
  fn: ({ query, providers, locked, results }) =>
    providers
      .filter((one) => !locked.includes(one) && results[one].query !== query)
      .map((provider): Load => ({ provider, query, offset: 0, as: 'first' })),
  target: loadsBegun,
});
sample({
  clock: nextPageRequested,
  source: $results,
  filter: (results, provider) => results[provider].hasMore && results[provider].loading === null,
  fn: (results, provider) => {
    const { query, offset } = results[provider];
    return [{ provider, query, offset, as: 'more' as const }];
  },
  target: loadsBegun,
});
sample({
  clock: searchFx.done.map(({ params }) => params.params.provider),
  source: $results,
  filter: (results, provider) => results[provider].idlePages > 0,
  fn: (_, provider) => provider,
  target: nextPageRequested,
});
sample({
  clock: retryRequested,
  source: $results,
  fn: (results, providers) => again(results, providers, 'first'),
  target: loadsBegun,
});
sample({
  clock: searchFx.failed,
  source: { results: $results, isOpen: HomeGate.status },
  filter: ({ results, isOpen }, { params }) => isOpen && failureIn(results[params.params.provider]) !== null,
  fn: ({ results }, { params }) => results[params.params.provider].failure!,
  target: scheduleRetryFx,
});
sample({
  clock: [retryDue, HomeGate.open.map(() => Date.now())],
  source: { results: $results, isOpen: HomeGate.status },
  filter: ({ isOpen }) => isOpen,
  fn: ({ results }, now) => {
    const due = PROVIDERS.filter((provider) => {
      const { failure } = results[provider];
      return failure !== null && isDue(failure, now);
    });
    return again(results, due, 'quiet');
  },
  target: loadsBegun,
});
for (const provider of PROVIDERS) {
  sample({
    clock: loadsBegun.filterMap((loads) => loads.find((load) => load.provider === provider)),
    fn: ({ query, offset }) => ({
      params: { query, provider, limit: String(SEARCH_PAGE_SIZE), offset: String(offset) },
    }),
    target: searchFx,
  });
}
sample({ clock: searchCleared, target: searchFx.abort });
