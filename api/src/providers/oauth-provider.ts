// Builds a provider with OAuth: its HTTP clients, the log-in of users, the app's own token, and the adapter's API on top of them.
import type { Provider } from '@segue/contract';
import type { Clock } from '../time';
import type { ApiParts } from './api-reader';
import type { AppTokenStore } from './app-token-store';
import { appTokenClient, createAppTokens } from './app-tokens';
import type { AuthorizeRequest, MusicProvider, OAuthLogin, UserTokens } from './music-provider';
import type { SharedBackoff } from './shared-backoff';
import {
  codeForm,
  consentUrl,
  createTokenEndpoint,
  refreshForm,
  type ClientAuthentication,
  type TokenEndpoint,
} from './token-endpoint';
import { createUpstream, type Upstream, type UpstreamOptions } from './upstream';
import type { CallLog, ClientName, WatchUpstream } from './upstream-events';
import type { Links } from './wire';

export type ProviderDependencies = {
  clock: Clock;
  store: AppTokenStore;
  sharedBackoff: SharedBackoff;
  /** Receives problems that do not fail the call: a token that could not be stored, a list entry that was dropped. */
  report: (error: unknown) => void;
  watch: WatchUpstream;
  deadlines: { tokenMs: number; apiMs: number };
};

export type OAuthService<Config> = Pick<OAuthLogin, 'requiredScopes' | 'consentMonths'> & {
  tokenUrl: string;
  consentPage: string;
  /** Parameters of the consent page besides those of OAuth. */
  consentParameters?: (request: AuthorizeRequest) => Record<string, string>;
  /** Where the app's credentials go when a user's token is requested. */
  authentication: ClientAuthentication;
  obtainAppToken: (token: TokenEndpoint, refreshToken: string | null) => Promise<UserTokens>;
  readRateLimit: NonNullable<UpstreamOptions['readRateLimit']>;
  signOut?: (upstream: Upstream, accessToken: string, log?: CallLog) => Promise<void>;
  searchesForUser: boolean;
  createApi: (
    parts: ApiParts<Config>,
  ) => Omit<MusicProvider, 'id' | 'login' | 'searchesForUser'> & Pick<OAuthLogin, 'profile'>;
};

/** A client each, so that one can be rate-limited without the others: SoundCloud's hourly limit counts app tokens only. */
export function createOAuthProvider<Config extends { clientId: string; clientSecret: string }>(
  id: Provider,
  service: OAuthService<Config>,
  config: Config,
  links: Links,
  { clock, store, sharedBackoff, report, watch, deadlines }: ProviderDependencies,
) {
  const { tokenUrl, authentication, readRateLimit, signOut } = service;
  const upstream = (name: ClientName, timeoutMs: number) => {
    const events = watch(id, name, () => created.state());
    const client = `${id} ${name}`;
    const options = { client, timeoutMs, clock, events, sharedBackoff, readRateLimit };
    const created: Upstream = createUpstream(options);
    return Object.assign(created, { events });
  };
  const tokenUpstream = upstream('user-tokens', deadlines.tokenMs);
  const appTokenUpstream = upstream('app-token', deadlines.tokenMs);
  const apiUpstream = upstream('api', deadlines.apiMs);
  const endpoint = { ...config, url: tokenUrl, clock };
  const token = createTokenEndpoint(endpoint, tokenUpstream, (form) =>
    form['grant_type'] === 'refresh_token' ? 'refresh' : 'user-token',
  );
  const appToken = createTokenEndpoint(endpoint, appTokenUpstream, () => 'app-token');
  const appTokens = createAppTokens({
    provider: id,
    client: appTokenClient(config, tokenUrl),
    store,
    clock,
    obtain: (refreshToken) => service.obtainAppToken(appToken, refreshToken),
    report,
    rejected: (reason, seconds) =>
      appTokenUpstream.events.changed(
        'warn',
        `rejects this app: it is asked again after ${seconds} s. \`npm run server -- check-providers\` says more.`,
        { reason, seconds },
      ),
  });
  const { profile, ...api } = service.createApi({ config, upstream: apiUpstream, appTokens, links, report });
  const provider: MusicProvider = {
    id,
    login: {
      kind: 'oauth',
      requiredScopes: service.requiredScopes,
      consentMonths: service.consentMonths,
      authorizeUrl: (request) =>
        consentUrl(service.consentPage, config.clientId, request, service.consentParameters?.(request)),
      exchange: (request, log) => token(codeForm(request), authentication, log),
      refresh: (refreshToken, log) => token(refreshForm(refreshToken), authentication, log),
      profile,
      ...(signOut && { signOut: (accessToken, log) => signOut(tokenUpstream, accessToken, log) }),
    },
    searchesForUser: service.searchesForUser,
    ...api,
  };
  const upstreams = [tokenUpstream, appTokenUpstream, apiUpstream];
  return { provider, close: async () => void (await Promise.all(upstreams.map((one) => one.close()))) };
}
