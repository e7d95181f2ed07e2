// PORT: what Segue asks of a music service. One adapter per service; both pass music-provider.conformance.
import type { Provider, Track } from '@segue/contract';

export type UserTokens = {
  accessToken: string;
  /** Null when the service keeps the one we have; a new one replaces it and the old one is dead. */
  refreshToken: string | null;
  expiresAt: Date;
  /** Space-separated; empty when the service names none. */
  scope: string;
};

export type ProviderProfile = {
  providerUserId: string;
  displayName: string | null;
  /** Null when the service does not tell. */
  premium: boolean | null;
};

/** A track as the catalogue knows it, before it belongs to anybody. */
export type CatalogueTrack = Omit<Track, 'isFavorited' | 'favoritedAt'>;

export type CataloguePage = {
  tracks: CatalogueTrack[];
  hasMore: boolean;
  /** True when a part of the page could not be had; such a page is not worth keeping. */
  partial?: boolean;
};

export type AuthorizeRequest = {
  state: string;
  codeChallenge: string;
  redirectUri: string;
  /** Show the consent page even when consent was given before. */
  forceConsent: boolean;
};

export type ExchangeRequest = { code: string; codeVerifier: string; redirectUri: string };
export type SearchRequest = { query: string; limit: number; offset: number };

/** Every promise rejects with a ProviderError and with nothing else. */
export type MusicProvider = {
  readonly id: Provider;
  /** Where the browser goes for consent. */
  authorizeUrl(request: AuthorizeRequest): string;
  exchange(request: ExchangeRequest): Promise<UserTokens>;
  /** `auth` with reason `invalid_grant` means: the grant is gone, only the user can give a new one. */
  refresh(refreshToken: string): Promise<UserTokens>;
  profile(accessToken: string): Promise<ProviderProfile>;
  /** Ends the session a token belongs to, at services that know such a thing. */
  signOut?(accessToken: string): Promise<void>;
  search(request: SearchRequest): Promise<CataloguePage>;
  /** Null when the service does not know the id. */
  track(id: string): Promise<CatalogueTrack | null>;
};

export type MusicProviders = Readonly<Record<Provider, MusicProvider>>;

export type ProviderErrorKind =
  'auth' | 'forbidden' | 'rate' | 'quota' | 'not-found' | 'upstream' | 'network' | 'malformed';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly retryAfterS: number | null;
  /** The service's own word for it, for logs and decisions; never shown to a user. */
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
