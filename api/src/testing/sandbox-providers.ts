// The real adapters against a running sandbox, with a clock that the test moves.
import type { Provider } from '@segue/contract';
import { readConfig } from '../config';
import type { Environment } from '../config/fields';
import { NO_SHARED_BACKOFF } from '../providers/shared-backoff';
import { createMemoryAppTokenStore, type AppTokenStore } from '../providers/app-token-store';
import { createProviders } from '../providers/create-providers';
import { requireProvider, type MusicProvider, type OAuthLogin } from '../providers/music-provider';
import { NO_EVENTS } from '../providers/upstream-events';

/** The providers with OAuth, which all tests of flows are about. */
export type OAuthProvider = 'spotify' | 'soundcloud';

/** Addresses and credentials of a running sandbox; passed by the test, so that this file does not import the sandbox. */
export type SandboxAddresses = {
  urls: {
    spotifyAccounts: string;
    spotifyApi: string;
    soundcloudAuth: string;
    soundcloudApi: string;
    base: string;
  };
  clients: Record<OAuthProvider, { id: string; secret: string }>;
};

export const REDIRECT_URI = {
  spotify: 'http://127.0.0.1:4140/api/auth/spotify/callback',
  soundcloud: 'http://127.0.0.1:4140/api/auth/soundcloud/callback',
};

/** The settings that make a server use the sandbox. */
export function sandboxEnvironment({ urls, clients }: SandboxAddresses) {
  return {
    SPOTIFY_CLIENT_ID: clients.spotify.id,
    SPOTIFY_CLIENT_SECRET: clients.spotify.secret,
    SPOTIFY_ACCOUNTS_URL: urls.spotifyAccounts,
    SPOTIFY_API_URL: urls.spotifyApi,
    SOUNDCLOUD_CLIENT_ID: clients.soundcloud.id,
    SOUNDCLOUD_CLIENT_SECRET: clients.soundcloud.secret,
    SOUNDCLOUD_AUTH_URL: urls.soundcloudAuth,
    SOUNDCLOUD_API_URL: urls.soundcloudApi,
  };
}

export function sandboxConfig(standIns: SandboxAddresses, env: Environment = {}) {
  const host = new URL(standIns.urls.base).host;
  return readConfig({
    ...sandboxEnvironment(standIns),
    PROVIDER_IMAGE_HOSTS: host,
    PROVIDER_LINK_HOSTS: host,
    ...env,
  });
}

export type ProviderOptions = { env?: Environment; store?: AppTokenStore; apiMs?: number };

/** `advance` moves the adapters' clock; the sandbox has its own. */
export function createSandboxProvider(
  id: Provider,
  standIns: SandboxAddresses,
  options: ProviderOptions = {},
) {
  let ahead = 0;
  const reported: unknown[] = [];
  const { providers, close } = createProviders(sandboxConfig(standIns, options.env), {
    clock: () => new Date(Date.now() + ahead),
    store: options.store ?? createMemoryAppTokenStore(),
    report: (error) => reported.push(error),
    watch: () => NO_EVENTS,
    sharedBackoff: NO_SHARED_BACKOFF,
    deadlines: { tokenMs: 2000, apiMs: options.apiMs ?? 4000 },
  });
  const provider = asUser(requireProvider(providers, id));
  return {
    provider,
    reported,
    advance: (seconds: number) => {
      ahead += seconds * 1000;
    },
    close,
  };
}

export const MUSIC_SERVER_USER = { username: 'robin', password: 'robin sings' };

/** With the log-in of a user of the sandbox, where the provider answers nobody else. */
function asUser(provider: MusicProvider): MusicProvider {
  if (provider.login.kind === 'oauth') return provider;
  const { username: u, password: p } = MUSIC_SERVER_USER;
  const user = { userToken: new URLSearchParams({ u, p }).toString() };
  return {
    ...provider,
    search: (request, log) => provider.search({ ...user, ...request }, log),
    track: (id, asked) => provider.track(id, { ...user, ...asked }),
    openLink: (link, asked) => provider.openLink(link, { ...user, ...asked }),
    catalogue: (asked) => provider.catalogue({ ...user, ...asked }),
  };
}

/** The log-in of a company's adapter. */
export function oauthOf({ login }: MusicProvider): OAuthLogin {
  if (login.kind !== 'oauth') throw new Error('This provider has no OAuth.');
  return login;
}
