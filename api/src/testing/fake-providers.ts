// Fake providers for searches and tracks; a test supplies the search results.
import type { Provider } from '@segue/contract';
import type {
  CataloguePage,
  CatalogueTrack,
  MusicProvider,
  MusicProviders,
  SearchRequest,
} from '../providers/music-provider';

type Search = (request: SearchRequest) => Promise<CataloguePage>;

/** A realistic catalog track. */
export function catalogueTrack(provider: Provider, id: string): CatalogueTrack {
  return {
    provider,
    id,
    title: `Song ${id}`,
    artistInfo: [{ id: 'artist-1', name: 'The Builders', profileUrl: `https://${provider}.test/artist-1` }],
    imageUrl: `https://images.test/${provider}/${encodeURIComponent(id)}.jpg`,
    uri: `https://${provider}.test/tracks/${encodeURIComponent(id)}`,
    duration: 201_000,
    access: 'full',
  };
}

/** `searches` records the requests to providers. */
export function createFakeProviders(search: Partial<Record<Provider, Search>> = {}) {
  const searches: (SearchRequest & { provider: Provider })[] = [];
  const provider = (id: Provider): MusicProvider => ({
    id,
    consentMonths: null,
    authorizeUrl: ({ state }) => `https://${id}.test/authorize?state=${state}`,
    exchange: async () => ({
      accessToken: `${id}-access`,
      refreshToken: `${id}-refresh`,
      expiresAt: new Date(Date.now() + 3_600_000),
      scope: '',
    }),
    refresh: async () => ({
      accessToken: `${id}-access-2`,
      refreshToken: null,
      expiresAt: new Date(Date.now() + 3_600_000),
      scope: '',
    }),
    profile: async () => ({ providerUserId: `${id}-person`, displayName: 'Pat', premium: null }),
    searchesForUser: id === 'spotify',
    search: async (request) => {
      searches.push({ ...request, provider: id });
      return search[id]?.(request) ?? { tracks: [catalogueTrack(id, `${id}-1`)], hasMore: true };
    },
    track: async (trackId) => catalogueTrack(id, trackId),
    openLink: async (link) => catalogueTrack(id, link),
  });
  const providers: MusicProviders = { spotify: provider('spotify'), soundcloud: provider('soundcloud') };
  return { providers, searches };
}
