import {
  createOAuthProvider,
  type OAuthService,
  type ProviderDependencies,
} from '@segue/api/port/oauth-provider';
import type { Links } from '@segue/api/port/wire';
import { readRateLimit } from './errors';
import { spotifySettings, type SpotifyConfig } from './settings';
import { createWebApi } from './web-api';

/** The Web Playback SDK rejects a token without the two user-read scopes, although Segue reads neither field. */
const PLAYBACK_SCOPES = ['streaming', 'user-read-email', 'user-read-private', 'user-modify-playback-state'];
const SCOPES = [...PLAYBACK_SCOPES, 'user-read-playback-state'];

function createSpotify(config: SpotifyConfig, links: Links, dependencies: ProviderDependencies) {
  const service: OAuthService<SpotifyConfig> = {
    tokenUrl: `${config.accountsUrl}/api/token`,
    consentPage: `${config.accountsUrl}/authorize`,
    consentParameters: ({ forceConsent }) => ({
      scope: SCOPES.join(' '),
      ...(forceConsent && { show_dialog: 'true' }),
    }),
    authentication: 'basic',
    // There is no refresh token with the app's token: each one is a new client-credentials request.
    obtainAppToken: (token) => token({ grant_type: 'client_credentials' }, 'basic'),
    readRateLimit,
    requiredScopes: PLAYBACK_SCOPES,
    // developer.spotify.com/documentation/web-api/tutorials/refreshing-tokens: "Refreshing an access token does not extend the
    // refresh token's lifetime. Successful user authorization starts a new 6-month lifetime."
    consentMonths: 6,
    searchesForUser: true,
    createApi: createWebApi,
  };
  return createOAuthProvider('spotify', service, config, links, dependencies);
}

export const spotify = { settings: spotifySettings, create: createSpotify };
