// Spotify behind the port: its two services, the product's token and the calls, put together.
import type { SpotifyConfig } from '../../config';
import { createAppTokens } from '../app-tokens';
import type { ProviderSurroundings } from '../create-providers';
import type { MusicProvider } from '../music-provider';
import { createTokenEndpoint } from '../token-endpoint';
import { createUpstream } from '../upstream';
import type { Links } from '../wire';
import * as oauth from './oauth';
import { createWebApi, readRateLimit } from './web-api';

export function createSpotify(config: SpotifyConfig, links: Links, surroundings: ProviderSurroundings) {
  const { clock, store, report, deadlines } = surroundings;
  const tokenUpstream = createUpstream({ timeoutMs: deadlines.tokenMs, clock, readRateLimit });
  const apiUpstream = createUpstream({ timeoutMs: deadlines.apiMs, clock, readRateLimit });
  const url = oauth.tokenUrl(config);
  const token = createTokenEndpoint({ ...config, upstream: tokenUpstream, url, clock });
  const appTokens = createAppTokens({
    provider: 'spotify',
    client: `${config.clientId} at ${url}`,
    store,
    clock,
    obtain: () => oauth.obtainAppToken(token),
    report,
  });
  const api = createWebApi({ config, upstream: apiUpstream, appTokens, links, report });

  const provider: MusicProvider = {
    id: 'spotify',
    authorizeUrl: (request) => oauth.authorizeUrl(config, request),
    exchange: (request) => oauth.exchange(token, request),
    refresh: (refreshToken) => oauth.refresh(token, refreshToken),
    profile: api.profile,
    search: api.search,
    track: api.track,
  };
  return {
    provider,
    close: async () => {
      await Promise.all([tokenUpstream.close(), apiUpstream.close()]);
    },
  };
}
