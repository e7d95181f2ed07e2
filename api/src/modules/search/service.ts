// One page of search: from the cache when it is young, asked once for many, old rather than nothing.
import type { Provider, SearchPage } from '@segue/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import { ProviderError, type CataloguePage, type MusicProviders } from '../../providers/music-provider';

export const SEARCH_CACHE_S = 60;
/** While a provider fails, a page of this age is still better than none. */
const STALE_S = 600;
const CACHED_PAGES_MAX = 2000;

export type SearchQuestion = { query: string; provider: Provider; limit: number; offset: number };

type CachedPage = { page: CataloguePage; at: number };

export function createSearchService({ providers, clock }: { providers: MusicProviders; clock: Clock }) {
  const cache = new LRUCache<string, CachedPage>({ max: CACHED_PAGES_MAX });
  const underWay = new Map<string, Promise<CataloguePage>>();

  async function ask(key: string, { provider, ...request }: SearchQuestion): Promise<CataloguePage> {
    const cached = cache.get(key);
    try {
      const page = await providers[provider].search(request);
      if (!page.partial) cache.set(key, { page, at: clock().getTime() });
      return page;
    } catch (error) {
      if (error instanceof ProviderError && cached && ageOf(cached) < STALE_S) return cached.page;
      throw error;
    }
  }

  const ageOf = (cached: CachedPage) => (clock().getTime() - cached.at) / 1000;

  return {
    /** Rejects with the provider's error when there is no page to give. */
    async search(question: SearchQuestion): Promise<SearchPage> {
      const key = keyOf(question);
      const cached = cache.get(key);
      if (cached && ageOf(cached) < SEARCH_CACHE_S) return toAnswer(cached.page);
      let page = underWay.get(key);
      if (!page) {
        page = ask(key, question).finally(() => underWay.delete(key));
        underWay.set(key, page);
      }
      return toAnswer(await page);
    },
  };
}

function keyOf({ query, provider, limit, offset }: SearchQuestion): string {
  const normalised = query.normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();
  return [provider, limit, offset, normalised].join('|');
}

/** Whose favourites these are is the browser's knowledge: the same answer serves everybody. */
function toAnswer({ tracks, hasMore }: CataloguePage): SearchPage {
  return { queryData: tracks.map((track) => ({ ...track, isFavorited: false })), hasMore };
}
