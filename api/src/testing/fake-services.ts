// Fake providers for OAuth flows and tokens; a test can replace each answer.
import type { Provider } from '@segue/contract';
import {
  ProviderError,
  type AskedFor,
  type Catalogue,
  type CataloguePage,
  type CatalogueTrack,
  type MusicProvider,
  type OAuthLogin,
  type ProviderErrorKind,
  type ProviderProfile,
  type SearchRequest,
  type UserTokens,
} from '../providers/music-provider';

const PLAYBACK_SCOPES = ['streaming', 'user-read-email', 'user-read-private', 'user-modify-playback-state'];
const SPOTIFY_SCOPES = [...PLAYBACK_SCOPES, 'user-read-playback-state'].join(' ');

export type FakeService = MusicProvider & {
  readonly login: OAuthLogin;
  readonly calls: Record<'exchange' | 'refresh' | 'profile' | 'track' | 'signOut', number>;
  /** The answers; replace one to change it, or throw inside to make the provider fail. */
  readonly answers: {
    exchange: (code: string) => UserTokens | Promise<UserTokens>;
    refresh: (refreshToken: string) => UserTokens | Promise<UserTokens>;
    profile: (accessToken: string) => ProviderProfile | Promise<ProviderProfile>;
    search: (request: SearchRequest) => CataloguePage | Promise<CataloguePage>;
    track: (id: string) => CatalogueTrack | null;
    openLink: (link: string) => ReturnType<MusicProvider['openLink']>;
    catalogue: (asked: AskedFor) => Catalogue;
    signOut: (accessToken: string) => void | Promise<void>;
  };
};

export type FakeServices = Readonly<Record<'spotify' | 'soundcloud', FakeService>>;

/** New fake providers; the code of a flow is the id of its user. */
export function fakeServices(now: () => Date): FakeServices {
  return { spotify: fakeService('spotify', now), soundcloud: fakeService('soundcloud', now) };
}

/** Tokens named after their owner. */
export function userTokens(owner: string, now: Date, lifeS = 3600): UserTokens {
  return {
    accessToken: `access-of-${owner}`,
    refreshToken: `refresh-of-${owner}`,
    expiresAt: new Date(now.getTime() + lifeS * 1000),
    scope: SPOTIFY_SCOPES,
  };
}

function fakeService(id: Provider, now: () => Date): FakeService {
  const calls = { exchange: 0, refresh: 0, profile: 0, track: 0, signOut: 0 };
  const answers: FakeService['answers'] = {
    exchange: (code) => userTokens(code, now()),
    refresh: (refreshToken) => ({
      ...userTokens(refreshToken.replace('refresh-of-', ''), now()),
      accessToken: `renewed-${calls.refresh}`,
      refreshToken: null,
    }),
    profile: (accessToken) => ({
      providerUserId: accessToken.replace('access-of-', ''),
      displayName: accessToken.replace('access-of-', ''),
      premium: null,
    }),
    search: () => ({ tracks: [], hasMore: false }),
    track: (trackId) => (trackId.startsWith('missing') ? null : catalogueTrack(id, trackId)),
    openLink: async (link) => catalogueTrack(id, link),
    catalogue: () => fakeCatalogue(id),
    signOut: () => undefined,
  };
  return {
    id,
    calls,
    answers,
    login: {
      kind: 'oauth',
      consentMonths: id === 'spotify' ? 6 : null,
      requiredScopes: id === 'spotify' ? PLAYBACK_SCOPES : [],
      authorizeUrl: ({ state, codeChallenge, redirectUri, forceConsent }) => {
        const query = { state, codeChallenge, redirectUri, forceConsent: String(forceConsent) };
        return `https://${id}.test/authorize?${new URLSearchParams(query)}`;
      },
      exchange: async ({ code, codeVerifier }) => {
        calls.exchange += 1;
        // PKCE requires at least 43 characters; a real provider answers the same.
        if (codeVerifier.length < 43) throw new ProviderError('upstream', { reason: 'invalid_request' });
        return answers.exchange(code);
      },
      refresh: async (refreshToken) => {
        calls.refresh += 1;
        return answers.refresh(refreshToken);
      },
      profile: async (accessToken) => {
        calls.profile += 1;
        return answers.profile(accessToken);
      },
      signOut: async (accessToken) => {
        calls.signOut += 1;
        await answers.signOut(accessToken);
      },
    },
    searchesForUser: id === 'spotify',
    search: async (request) => answers.search(request),
    track: async (trackId) => {
      calls.track += 1;
      return answers.track(trackId);
    },
    openLink: async (link) => answers.openLink(link),
    catalogue: (asked) => answers.catalogue(asked),
  };
}

/** Knows every artist, album and playlist whose id does not begin with `missing`. */
export function fakeCatalogue(provider: Provider): Catalogue {
  const tracks = [catalogueTrack(provider, 'of-catalogue')];
  const artist = (id: string, name: string) => ({ id, name, provider, tracks, albums: [] });
  return {
    artist: async (id) => (id.startsWith('missing') ? null : artist(id, `Artist ${id}`)),
    findArtist: async (name) => (name.startsWith('missing') ? null : artist(`id-of-${name}`, name)),
    collection: async (kind, id) =>
      id.startsWith('missing') ? null : { kind, id, provider, title: `List ${id}`, artists: [], tracks },
    search: async () => ({ artists: [], albums: [], playlists: [] }),
    related: async () => tracks,
  };
}

/** An answer of a provider that fails. */
export function failing(kind: ProviderErrorKind, details?: ConstructorParameters<typeof ProviderError>[1]) {
  return (): never => {
    throw new ProviderError(kind, details);
  };
}

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

/** Fake providers whose searches are recorded; `search` replaces the results. */
export function createFakeProviders(
  search: Partial<Record<Provider, (request: SearchRequest) => Promise<CataloguePage>>> = {},
) {
  const searches: (SearchRequest & { provider: Provider })[] = [];
  const providers = fakeServices(() => new Date());
  for (const id of ['spotify', 'soundcloud'] as const) {
    providers[id].answers.search = (request) => {
      searches.push({ ...request, provider: id });
      return search[id]?.(request) ?? { tracks: [catalogueTrack(id, `${id}-1`)], hasMore: true };
    };
  }
  return { providers, searches };
}
