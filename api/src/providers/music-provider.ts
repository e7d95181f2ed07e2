// PORT: what Segue needs from a music provider. One adapter per provider; both pass music-provider.conformance.ts.
import type { Provider, Track } from '@segue/contract';
import { failure } from '../failure';
import type { CallLog } from './upstream-events';

export type UserTokens = {
  accessToken: string;
  /** Null = the current refresh token stays valid; a new one invalidates it. */
  refreshToken: string | null;
  expiresAt: Date;
  /** Space-separated; empty when the provider returns none. */
  scope: string;
};

export type ProviderProfile = {
  providerUserId: string;
  displayName: string | null;
  /** Verified by nobody here: it only fills in the form of the account's setup. */
  email?: string | null;
  /** Null when the provider does not say. */
  premium: boolean | null;
};

/** A track as the provider returns it, without a user's favorite flag. */
export type CatalogueTrack = Omit<Track, 'isFavorited' | 'favoritedAt'>;

export type CataloguePage = {
  tracks: CatalogueTrack[];
  hasMore: boolean;
  /** True when a part of the page failed to load; do not cache such a page. */
  partial?: boolean;
};

/** A list at the provider: its first tracks and the number of all. */
export type LinkedList = {
  title: string;
  imageUrl?: string;
  tracks: CatalogueTrack[];
  trackCount: number;
};

/** The most tracks that are read of a list. */
export const LINKED_TRACKS_MAX = 500;

export type AuthorizeRequest = {
  state: string;
  codeChallenge: string;
  redirectUri: string;
  /** Show the consent page even if the user consented before. */
  forceConsent: boolean;
};

export type ExchangeRequest = { code: string; codeVerifier: string; redirectUri: string };
export type SearchRequest = {
  query: string;
  limit: number;
  offset: number;
  /** Searches for this user, in the user's country, at providers that can (`searchesForUser`). Else the app's token searches. */
  userToken?: string;
};

/** Every promise rejects with a ProviderError only. `log` is that of the request for whose sake the provider is asked. */
export type MusicProvider = {
  readonly id: Provider;
  /** Months after which a user must consent again: refreshing the tokens does not extend that. Null = never. */
  readonly consentMonths: number | null;
  /** The URL of the provider's consent page. */
  authorizeUrl(request: AuthorizeRequest): string;
  exchange(request: ExchangeRequest, log?: CallLog): Promise<UserTokens>;
  /** Rejects with `auth` and reason `invalid_grant` when the refresh token is no longer valid: the user must reconnect. */
  refresh(refreshToken: string, log?: CallLog): Promise<UserTokens>;
  profile(accessToken: string, log?: CallLog): Promise<ProviderProfile>;
  /** Revokes the token's session, at providers that support it. */
  signOut?(accessToken: string, log?: CallLog): Promise<void>;
  /** Whether results depend on the user's country, which the user's token tells. */
  readonly searchesForUser: boolean;
  search(request: SearchRequest, log?: CallLog): Promise<CataloguePage>;
  /** Null when the provider does not know the id. Its `access` holds in every country, because the copy is shared. */
  track(id: string, log?: CallLog): Promise<CatalogueTrack | null>;
  /**
   * What a link leads to; null when it leads to nothing. Spotify: a URI of a track, album or playlist. SoundCloud: the address of a page.
   * Rejects with `forbidden` when the provider does not serve the list to this app. `userToken` reads what belongs to the user.
   */
  openLink(
    link: string,
    options?: { userToken?: string; log?: CallLog },
  ): Promise<CatalogueTrack | LinkedList | null>;
};

/** Null or absent = not configured: the server has no credentials for this provider. */
export type MusicProviders = Readonly<Partial<Record<Provider, MusicProvider | null>>>;

/** The provider, or the error `providerNotConfigured`. */
export function requireProvider(providers: MusicProviders, id: Provider): MusicProvider {
  return providers[id] ?? failure('providerNotConfigured');
}

/**
 * `app-refused`: the provider refuses this app, not the user. `no-identity`: a profile without the id that names its account.
 */
export type ProviderErrorKind =
  | 'auth'
  | 'forbidden'
  | 'app-refused'
  | 'rate'
  | 'quota'
  | 'not-found'
  | 'upstream'
  | 'network'
  | 'malformed'
  | 'no-identity';

/** The reason of an `app-refused` error when the owner of the app has no subscription. */
export const OWNER_WITHOUT_PREMIUM = 'owner_without_premium';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly retryAfterS: number | null;
  /** The provider's own error code or message, for logs and decisions; never shown to a user. */
  readonly reason: string | null;

  constructor(
    kind: ProviderErrorKind,
    detail: { retryAfterS?: number; reason?: string; cause?: unknown } = {},
  ) {
    super(detail.reason ? `${kind}: ${detail.reason}` : kind, { cause: detail.cause });
    this.kind = kind;
    this.retryAfterS = detail.retryAfterS ?? null;
    this.reason = detail.reason ?? null;
  }
}
