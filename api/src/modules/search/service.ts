// Search with a cache: identical concurrent searches share a request, and a stale page is answered while a provider fails.
import type { Provider, SearchPage } from '@segue/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import {
  ProviderError,
  requireProvider,
  type CataloguePage,
  type MusicProviders,
} from '../../providers/music-provider';

export const SEARCH_CACHE_S = 60;
/** The oldest page that is answered while a provider fails. */
const STALE_S = 600;
const CACHED_PAGES_MAX = 2000;

export type SearchParameters = { query: string; provider: Provider; limit: number; offset: number };

type CachedPage = { page: CataloguePage; at: number };

export function createSearchService({ providers, clock }: { providers: MusicProviders; clock: Clock }) {
  const cache = new LRUCache<string, CachedPage>({ max: CACHED_PAGES_MAX });
  const pending = new Map<string, Promise<CataloguePage>>();

  async function fetchPage(key: string, { provider, ...request }: SearchParameters): Promise<CataloguePage> {
    const cached = cache.get(key);
    try {
      const page = await requireProvider(providers, provider).search(request);
      if (!page.partial) cache.set(key, { page, at: clock().getTime() });
      return page;
    } catch (error) {
      if (error instanceof ProviderError && cached && ageOf(cached) < STALE_S) return cached.page;
      throw error;
    }
  }

  const ageOf = (cached: CachedPage) => (clock().getTime() - cached.at) / 1000;

  return {
    /** Rejects with the provider's error when no page is cached. */
    async search(parameters: SearchParameters): Promise<SearchPage> {
      const key = keyOf(parameters);
      const cached = cache.get(key);
      if (cached && ageOf(cached) < SEARCH_CACHE_S) return toAnswer(cached.page);
      let page = pending.get(key);
      if (!page) {
        page = fetchPage(key, parameters).finally(() => pending.delete(key));
        pending.set(key, page);
      }
      return toAnswer(await page);
    },
  };
}

function keyOf({ query, provider, limit, offset }: SearchParameters): string {
  const normalised = query.normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();
  return [provider, limit, offset, normalised].join('|');
}

/** The browser marks favorites, so one cached answer serves all users. */
function toAnswer({ tracks, hasMore }: CataloguePage): SearchPage {
  return { queryData: tracks.map((track) => ({ ...track, isFavorited: false })), hasMore };
}
