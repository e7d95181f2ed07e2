// The SoundCloud adapter of the MusicProvider port.
import type { SoundCloudConfig } from './settings';
import {
  codeForm,
  createServiceClients,
  type Links,
  type MusicProvider,
  type ProviderDependencies,
  refreshForm,
} from '@segue/api/provider-port';
import * as oauth from './oauth';
import { createWebApi, readRateLimit } from './web-api';

export function createSoundCloud(config: SoundCloudConfig, links: Links, dependencies: ProviderDependencies) {
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
