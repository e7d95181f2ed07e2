// Owns the artists, albums and playlists that a search finds beside tracks. They are asked for once the tracks are there.
import { type CatalogueHits, forEachProvider } from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { combine, merge, sample } from 'effector';
import { hitsFx } from '../api';
import { $isSearching, $query, resultsOf, searchCleared, searchStarted } from './model';

const restarted = merge([searchStarted.map(() => undefined), searchCleared]);

/** By provider; null until it has answered. */
export const $hitsOf = combine(
  forEachProvider((provider) => {
    const requestFx = hitsFx[provider];
    const { $count } = resultsOf[provider];
    const $hits = createSessionStore<CatalogueHits | null>(null)
      .on(requestFx.doneData, (_, hits) => hits)
      .reset(restarted);
    sample({ clock: restarted, target: requestFx.abort });
    sample({
      clock: [$isSearching, $count],
      source: {
        query: $query,
        isSearching: $isSearching,
        count: $count,
        hits: $hits,
        isAsked: requestFx.pending,
      },
      filter: ({ isSearching, count, hits, isAsked }) => Boolean(count) && !isSearching && !hits && !isAsked,
      fn: ({ query }) => ({ params: { provider, query } }),
      target: requestFx,
    });
    return $hits;
  }),
);
