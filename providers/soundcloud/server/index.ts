import { createOAuthProvider, type ProviderDependencies } from '@segue/api/port/oauth-provider';
import type { Links } from '@segue/api/port/wire';
import { readRateLimit } from './errors';
import { obtainAppToken, signOutAt } from './oauth';
import { soundcloudSettings, type SoundCloudConfig } from './settings';
import { createWebApi } from './web-api';

function createSoundCloud(config: SoundCloudConfig, links: Links, dependencies: ProviderDependencies) {
  const service = {
    tokenUrl: `${config.authUrl}/oauth/token`,
    consentPage: `${config.authUrl}/authorize`,
    authentication: 'body',
    obtainAppToken,
    readRateLimit,
    requiredScopes: [],
    consentMonths: null,
    signOut: signOutAt(`${config.authUrl}/sign-out`),
    // The answer depends on the country of this server's address, with either token (soundcloud/api 578).
    searchesForUser: false,
    createApi: createWebApi,
  } as const;
  return createOAuthProvider('soundcloud', service, config, links, dependencies);
}

export const soundcloud = { settings: soundcloudSettings, create: createSoundCloud };
