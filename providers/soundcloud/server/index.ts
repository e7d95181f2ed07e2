// The SoundCloud adapter of the MusicProvider port.
import { soundcloudSettings, type SoundCloudConfig } from './settings';
import { codeForm, refreshForm } from '@segue/api/port/token-endpoint';
import { createServiceClients, type ProviderDependencies } from '@segue/api/port/service-clients';
import type { Links } from '@segue/api/port/wire';
import type { MusicProvider } from '@segue/api/port/music-provider';
import * as oauth from './oauth';
import { createWebApi, readRateLimit } from './web-api';

function createSoundCloud(config: SoundCloudConfig, links: Links, dependencies: ProviderDependencies) {
  const { token, tokenUpstream, appTokens, apiUpstream, close } = createServiceClients(
    'soundcloud',
    config,
    { tokenUrl: oauth.tokenUrl(config), obtainAppToken: oauth.obtainAppToken, readRateLimit },
    dependencies,
  );
  const { profile, ...catalogue } = createWebApi({
    config,
    upstream: apiUpstream,
    appTokens,
    links,
    report: dependencies.report,
  });

  const provider: MusicProvider = {
    id: 'soundcloud',
    login: {
      kind: 'oauth',
      requiredScopes: [],
      consentMonths: null,
      authorizeUrl: (request) => oauth.authorizeUrl(config, request),
      exchange: (request, log) => token(codeForm(request), 'body', log),
      refresh: (refreshToken, log) => token(refreshForm(refreshToken), 'body', log),
      profile,
      signOut: (accessToken, log) => oauth.signOut(tokenUpstream, config, accessToken, log),
    },
    // The answer depends on the country of this server's address, with either token (soundcloud/api 578).
    searchesForUser: false,
    ...catalogue,
  };
  return { provider, close };
}

export const soundcloud = { settings: soundcloudSettings, create: createSoundCloud };
