// PORT: what Segue needs from a music provider. One adapter per provider; both pass music-provider.conformance.ts.
import type {
  ArtistPage,
  CatalogueHits,
  Collection,
  CollectionPage,
  Lyrics,
  Provider,
  Track,
} from '@segue/contract';
import type { Readable } from 'node:stream';
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
  /** Not verified: it only prefills the setup form of the account. */
  email?: string | null;
  /** Null when the provider does not report it. */
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

type WithCatalogueTracks<Page> = Omit<Page, 'tracks'> & { tracks: CatalogueTrack[] };
export type CatalogueArtist = WithCatalogueTracks<ArtistPage>;
/** An album or a playlist with its first tracks. */
export type CatalogueCollection = WithCatalogueTracks<CollectionPage>;

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

/** The user of a provider request. A provider whose search needs a connection rejects other users. */
export type AskedFor = { userToken?: string | undefined; log?: CallLog | undefined };

/** Artists, albums and playlists. Null where the provider knows none, or serves it neither to this app nor to the user. */
export type Catalogue = {
  artist(id: string): Promise<CatalogueArtist | null>;
  /** The artist with this name, ignoring case, accents and punctuation. */
  findArtist(name: string): Promise<CatalogueArtist | null>;
  collection(kind: Collection['kind'], id: string): Promise<CatalogueCollection | null>;
  search(query: string): Promise<CatalogueHits>;
  /** Songs like this one; other songs of its artists where the provider names none. Never the song itself. */
  related(trackId: string): Promise<CatalogueTrack[]>;
  /** The user's own playlists. */
  playlists?(): Promise<Collection[]>;
};

/** What a server of the user's own keeps about its songs. A server without one of these answers as if it had none. */
export type UserLibrary = {
  lyrics(trackId: string): Promise<Lyrics | null>;
  /** All songs that the user has starred there; `at` in ISO 8601. Rejects unless the list is complete. */
  starred(): Promise<{ track: CatalogueTrack; at: string | null }[]>;
  star(trackId: string, isStarred: boolean): Promise<void>;
};

/** Users consent at the provider's own pages. */
export type OAuthLogin = {
  readonly kind: 'oauth';
  /** Playback needs all of these scopes; a grant without them would play nothing. */
  readonly requiredScopes: readonly string[];
  /** Months after which a user must consent again: refreshing the tokens does not extend that. Null = never. */
  readonly consentMonths: number | null;
  authorizeUrl(request: AuthorizeRequest): string;
  exchange(request: ExchangeRequest, log?: CallLog): Promise<UserTokens>;
  /** Rejects with `auth` and reason `invalid_grant` when the refresh token is no longer valid: the user must reconnect. */
  refresh(refreshToken: string, log?: CallLog): Promise<UserTokens>;
  profile(accessToken: string, log?: CallLog): Promise<ProviderProfile>;
  /** Revokes the token's session, at providers that support it. */
  signOut?(accessToken: string, log?: CallLog): Promise<void>;
};

export type PasswordCredentials = { username: string; password: string } | { apiKey: string };

/** Users log in with a form of ours. */
export type PasswordLogin = {
  readonly kind: 'password';
  /** `userToken` is kept encrypted and given back with every call for this user. Rejects with `auth` when it is refused. */
  signIn(
    credentials: PasswordCredentials,
    log?: CallLog,
  ): Promise<{ userToken: string; displayName: string | null }>;
};

export type MediaRequest = {
  userToken: string;
  /** The `Range` header of the browser, one range of bytes. */
  range?: string | undefined;
  /** Kilobits per second at most; the original when absent, or when the server cannot convert it. */
  bitRate?: number | undefined;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal;
  log?: CallLog | undefined;
};

/** An answer with sound; `headers` have lower-case names. 416: the range is outside of the file. */
export type Sound = {
  status: 200 | 206 | 416;
  headers: Readonly<Record<string, string>>;
  body: Readable | null;
};

export type CoverImage = { type: string; bytes: Buffer };

/** Sound and covers of a provider that only this server asks. Both reject with `not-found` for an unknown id. */
export type Media = {
  sound(trackId: string, request: MediaRequest): Promise<Sound>;
  cover(coverId: string, request: MediaRequest): Promise<CoverImage>;
};

/** An artist is read by id when its page is opened. */
export type OpenedLink = CatalogueTrack | CatalogueCollection | { artistId: string };

/** Every promise rejects with a ProviderError only. `log` is that of the client's request. */
export type MusicProvider = {
  readonly id: Provider;
  readonly login: OAuthLogin | PasswordLogin;
  /** Whether results depend on the user's country, which the user's token tells. */
  readonly searchesForUser: boolean;
  search(request: SearchRequest, log?: CallLog): Promise<CataloguePage>;
  /** Null when the provider does not know the id. Its `access` holds in every country, because the copy is shared. */
  track(id: string, asked?: AskedFor): Promise<CatalogueTrack | null>;
  /**
   * The content of a link of `readLink`, or null. Rejects with `forbidden` when the provider does not serve the list to this
   * app.
   */
  openLink(link: string, asked?: AskedFor): Promise<OpenedLink | null>;
  catalogue(asked: AskedFor): Catalogue;
  userLibrary?(asked: AskedFor): UserLibrary;
  readonly media?: Media;
  /** Counts a listen of a user, where the provider does; sent once, whatever happens. */
  scrobble?(trackId: string, listen: { userToken: string; listenedAt: Date }): Promise<void>;
  /** Checks the connection of a provider that serves no request without a log-in. */
  describe?(): Promise<string>;
};

/** Null or absent = not configured: the server has no credentials for this provider. */
export type MusicProviders = Readonly<Partial<Record<Provider, MusicProvider | null>>>;

export function requireProvider(providers: MusicProviders, id: Provider): MusicProvider {
  return providers[id] ?? failure('providerNotConfigured');
}

/** Asks a provider with the log-in of a user; fails when the user has no connection, and ends one that the provider refuses. */
export type AskAsUser = <Answer>(
  of: { userId: number; provider: Provider; log?: CallLog | undefined },
  ask: (userToken: string) => Promise<Answer>,
) => Promise<Answer>;

export function requireOAuth(providers: MusicProviders, id: Provider): OAuthLogin {
  const { login } = requireProvider(providers, id);
  return login.kind === 'oauth' ? login : failure('providerNotConfigured');
}

/** `app-refused`: the provider refuses this app, not the user. `no-identity`: a profile without the id of its account. */
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
  readonly retryAfterS: number | null;
  /** The provider's own error code or message, for logs and decisions; never shown to a user. */
  readonly reason: string | null;
  /** A sentence for the user, where the kind alone would leave everybody helpless. */
  readonly advice: string | null;

  constructor(
    readonly kind: ProviderErrorKind,
    detail: { retryAfterS?: number; reason?: string; advice?: string; cause?: unknown } = {},
  ) {
    super(detail.reason ? `${kind}: ${detail.reason}` : kind, { cause: detail.cause });
    this.retryAfterS = detail.retryAfterS ?? null;
    this.reason = detail.reason ?? null;
    this.advice = detail.advice ?? null;
  }
}

/** The result of `find`; null when the provider does not know the id. */
export const nullIfUnknown = <Found>(find: () => Promise<Found>) =>
  nullIf(({ kind }) => kind === 'not-found', find);

export async function nullIf<Found>(
  meansUnknown: (error: ProviderError) => boolean,
  find: () => Promise<Found>,
) {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ProviderError && meansUnknown(error)) return null;
    throw error;
  }
}
