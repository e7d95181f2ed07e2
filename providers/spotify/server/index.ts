// The Spotify adapter of the MusicProvider port.
import { spotifySettings, type SpotifyConfig } from './settings';
import { codeForm, refreshForm } from '@segue/api/port/token-endpoint';
import { createServiceClients, type ProviderDependencies } from '@segue/api/port/service-clients';
import type { Links } from '@segue/api/port/wire';
import type { MusicProvider } from '@segue/api/port/music-provider';
import * as oauth from './oauth';
import { readRateLimit } from './errors';
import { createWebApi } from './web-api';

function createSpotify(config: SpotifyConfig, links: Links, dependencies: ProviderDependencies) {
  const { token, appTokens, apiUpstream, close } = createServiceClients(
    'spotify',
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
    id: 'spotify',
    login: {
      kind: 'oauth',
      requiredScopes: oauth.PLAYBACK_SCOPES,
      // developer.spotify.com/documentation/web-api/tutorials/refreshing-tokens: "Refreshing an access token does not extend the
      // refresh token's lifetime. Successful user authorization starts a new 6-month lifetime."
      consentMonths: 6,
      authorizeUrl: (request) => oauth.authorizeUrl(config, request),
      exchange: (request, log) => token(codeForm(request), 'basic', log),
      refresh: (refreshToken, log) => token(refreshForm(refreshToken), 'basic', log),
      profile,
    },
    searchesForUser: true,
    ...catalogue,
  };
  return { provider, close };
}

export const spotify = { settings: spotifySettings, create: createSpotify };
