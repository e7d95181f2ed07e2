// State that only the results screen needs: artists, albums and playlists beside the tracks, and the grouping choice.
import { createRequestFx } from '@segue/kernel/request';
import { type CatalogueHits, type Provider, PROVIDERS, routes } from '@segue/contract';
import { createSessionStore } from '@segue/kernel/state';
import { createGroupingChoice } from '@segue/ui/tracks/versions';
import { createEvent, merge, sample } from 'effector';
import { latest } from '../api';
import { ListsGate } from '../gates';
import { countIn } from '../results/list';
import { $isSearching, $query, $results, searchCleared, searchStarted } from '../results/model';

export const groupingChoice = createGroupingChoice();
sample({ clock: [ListsGate.open, searchStarted], fn: () => undefined, target: groupingChoice.read });

const hitsFx = createRequestFx(routes.searchCatalogue, { ...latest, per: ({ params }) => params.provider });
const hitsRequested = createEvent<readonly Provider[]>('hitsRequested');
const restarted = merge([searchStarted, searchCleared]);

/** By provider; null before its answer. */
export const $hits = createSessionStore<Partial<Record<Provider, CatalogueHits | null>>>({})
  .on(hitsRequested, (hits, providers) => ({
    ...hits,
    ...Object.fromEntries(providers.map((provider) => [provider, null])),
  }))
  .on(hitsFx.done, (hits, { params, result }) => ({ ...hits, [params.params.provider]: result }))
  .reset(restarted);

sample({ clock: restarted, fn: () => undefined, target: hitsFx.abort });
// True when the tracks of all providers have loaded.
sample({
  clock: [ListsGate.open, $results],
  source: { results: $results, isSearching: $isSearching, hits: $hits },
  filter: ({ isSearching }) => !isSearching,
  fn: ({ results, hits }) =>
    PROVIDERS.filter((provider) => hits[provider] === undefined && countIn(results[provider])),
  target: hitsRequested,
});
for (const provider of PROVIDERS) {
  sample({
    clock: hitsRequested,
    source: $query,
    filter: (_, providers) => providers.includes(provider),
    fn: (query) => ({ params: { provider, query } }),
    target: hitsFx,
  });
}
