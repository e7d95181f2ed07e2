// Search with a cache: identical concurrent searches share a request, and a stale page is answered while a provider fails.
import { descriptorOf, type Provider, type SearchPage } from '@segue/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import { failure } from '../../failure';
import {
  ProviderError,
  requireProvider,
  type AskAsUser,
  type CataloguePage,
  type MusicProviders,
} from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import type { UserTokens } from './user-tokens';

export const SEARCH_CACHE_S = 60;
/** The oldest page that is answered while a provider fails. */
const STALE_S = 600;
const CACHED_PAGES_MAX = 2000;

export type SearchParameters = { query: string; provider: Provider; limit: number; offset: number };

/** A search, and the log of the request that asks. */
type Search = SearchParameters & { log: CallLog };

/** Where a page came from. `cache`: also from the same search that is running. `stale`: from the cache, while the provider fails. */
export type PageSource = 'provider' | 'cache' | 'stale';

type CachedPage = { page: CataloguePage; at: number };

export function createSearchService({
  providers,
  clock,
  userTokens,
  askAsUser,
  count,
}: {
  providers: MusicProviders;
  askAsUser: AskAsUser;
  clock: Clock;
  userTokens: UserTokens;
  /** Called for each page that is answered. */
  count: (provider: Provider, source: PageSource) => void;
}) {
  const cache = new LRUCache<string, CachedPage>({ max: CACHED_PAGES_MAX });
  const pending = new Map<string, Promise<CataloguePage>>();

  const ageOf = (cached: CachedPage) => (clock().getTime() - cached.at) / 1000;

  async function fetchPage(key: string, { log, ...parameters }: Search, userToken?: string) {
    const { provider, ...request } = parameters;
    const cached = cache.get(key);
    try {
      const page = await requireProvider(providers, provider).search(
        { ...request, ...(userToken !== undefined && { userToken }) },
        log,
      );
      count(provider, 'provider');
      if (!page.partial) cache.set(key, { page, at: clock().getTime() });
      return page;
    } catch (error) {
      if (!(error instanceof ProviderError) || !cached || ageOf(cached) >= STALE_S) throw error;
      count(provider, 'stale');
      return cached.page;
    }
  }

  function freshPage(key: string, provider: Provider): CataloguePage | Promise<CataloguePage> | undefined {
    const cached = cache.get(key);
    const fresh = cached && ageOf(cached) < SEARCH_CACHE_S ? cached.page : pending.get(key);
    if (fresh) count(provider, 'cache');
    return fresh;
  }

  function load(key: string, parameters: Search, userToken?: string) {
    const fresh = freshPage(key, parameters.provider);
    if (fresh) return fresh;
    const page = fetchPage(key, parameters, userToken).finally(() => pending.delete(key));
    pending.set(key, page);
    return page;
  }

  /** Searches with the user's token; null when that is not possible. The pages are cached for this user alone. */
  async function searchForUser(userId: number, parameters: Search): Promise<CataloguePage | null> {
    const key = `${userId}|${keyOf(parameters)}`;
    const { provider, log } = parameters;
    const fresh = freshPage(key, provider);
    if (fresh) return fresh;
    const userToken = await userTokens.find(userId, provider, log);
    if (userToken === null) return null;
    try {
      return await load(key, parameters, userToken);
    } catch (error) {
      if (!(error instanceof ProviderError) || !isAboutUser(error)) throw error;
      userTokens.refuse(userId, provider, userToken);
      return null;
    }
  }

  /** For providers that answer connected users only. */
  async function searchAsUser(userId: number | null, parameters: Search): Promise<CataloguePage> {
    if (userId === null) return failure('notConnected');
    return askAsUser({ ...parameters, userId }, async (userToken) =>
      load(`${userId}|${keyOf(parameters)}`, parameters, userToken),
    );
  }

  return {
    /** Rejects with the provider's error when no page is cached. `userId` is null for visitors. */
    async search(parameters: Search, userId: number | null): Promise<SearchPage> {
      const { id, searchesForUser } = requireProvider(providers, parameters.provider);
      if (descriptorOf(id).searchNeedsConnection) return toAnswer(await searchAsUser(userId, parameters));
      const isForUser = userId !== null && searchesForUser;
      const page = isForUser ? await searchForUser(userId, parameters) : null;
      return toAnswer(page ?? (await load(keyOf(parameters), parameters)));
    },
  };
}

/** The token is refused, not the search: the app's own token may search. */
function isAboutUser({ kind }: ProviderError): boolean {
  return kind === 'auth' || kind === 'forbidden';
}

function keyOf({ query, provider, limit, offset }: SearchParameters): string {
  const normalised = query.normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();
  return [provider, limit, offset, normalised].join('|');
}

/** The browser marks favorites, so a cached answer holds nothing of a user's lists. */
function toAnswer({ tracks, hasMore }: CataloguePage): SearchPage {
  return { queryData: tracks.map((track) => ({ ...track, isFavorited: false })), hasMore };
}
