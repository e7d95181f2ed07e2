// Builds what every adapter needs for its provider: HTTP clients, the token endpoint and the app's own token.
import type { Provider } from '@segue/contract';
import type { Clock } from '../time';
import type { AppTokenStore } from './app-token-store';
import { appTokenClient, createAppTokens } from './app-tokens';
import type { UserTokens } from './music-provider';
import type { SharedBackoff } from './shared-backoff';
import { createTokenEndpoint, type TokenEndpoint } from './token-endpoint';
import { createUpstream, type Upstream, type UpstreamOptions } from './upstream';
import type { ClientName, WatchUpstream } from './upstream-events';

export type ProviderDependencies = {
  clock: Clock;
  store: AppTokenStore;
  sharedBackoff: SharedBackoff;
  /** Receives problems that do not fail the call: a token that could not be stored, a list entry that was dropped. */
  report: (error: unknown) => void;
  watch: WatchUpstream;
  deadlines: { tokenMs: number; apiMs: number };
};

/** A client each, so that one can be rate-limited without the others: SoundCloud's hourly limit counts app tokens only. */
export function createServiceClients(
  provider: Provider,
  config: { clientId: string; clientSecret: string },
  service: {
    tokenUrl: string;
    obtainAppToken: (token: TokenEndpoint, refreshToken: string | null) => Promise<UserTokens>;
    readRateLimit: NonNullable<UpstreamOptions['readRateLimit']>;
  },
  { clock, store, sharedBackoff, report, watch, deadlines }: ProviderDependencies,
) {
  const { tokenUrl, obtainAppToken, readRateLimit } = service;
  const upstream = (name: ClientName, timeoutMs: number) => {
    const events = watch(provider, name, () => created.state());
    const created: Upstream = createUpstream({
      client: `${provider} ${name}`,
      timeoutMs,
      clock,
      events,
      sharedBackoff,
      readRateLimit,
    });
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
    provider,
    client: appTokenClient(config, tokenUrl),
    store,
    clock,
    obtain: (refreshToken) => obtainAppToken(appToken, refreshToken),
    report,
    rejected: (reason, seconds) =>
      appTokenUpstream.events.changed(
        'warn',
        `rejects this app: it is asked again after ${seconds} s. \`npm run server -- check-providers\` says more.`,
        { reason, seconds },
      ),
  });
  const upstreams = [tokenUpstream, appTokenUpstream, apiUpstream];
  const close = async () => void (await Promise.all(upstreams.map((one) => one.close())));
  return { tokenUpstream, apiUpstream, token, appTokens, close };
}
