// Spotify's settings, and what pages and links need of them.
import type { RuntimeConfig } from '@segue/contract';
import { addressOf, fail, text, wholeNumber, type Environment } from '../../config-values';
import { credentialVariables, withCredentials } from '../app-credentials';
import type { SettingsOf } from '../settings-port';
import { pageOfLink, readLink } from './link';

const OWN = {
  accountsUrl: 'https://accounts.spotify.com',
  apiUrl: 'https://api.spotify.com',
  sdkUrl: 'https://sdk.scdn.co/spotify-player.js',
};

const read = (env: Environment) =>
  withCredentials(env, 'SPOTIFY', {
    accountsUrl: addressOf(env, 'SPOTIFY_ACCOUNTS_URL', OWN.accountsUrl),
    apiUrl: addressOf(env, 'SPOTIFY_API_URL', OWN.apiUrl),
    sdkUrl: addressOf(env, 'SPOTIFY_SDK_URL', OWN.sdkUrl),
    market: market(env, 'SPOTIFY_MARKET', 'US'),
    searchMaxLimit: wholeNumber(env, 'SPOTIFY_SEARCH_MAX_LIMIT', { fallback: 10, min: 1, max: 50 }),
  });

export type SpotifyConfig = NonNullable<ReturnType<typeof read>>;

export const spotifySettings: SettingsOf<SpotifyConfig, RuntimeConfig['providers']['spotify']> = {
  variables: { prefix: 'SPOTIFY', required: credentialVariables('SPOTIFY') },
  read,
  page: ({ sdkUrl, apiUrl, market }) => ({ sdkUrl, apiUrl, market }),
  policy: ({ sdkUrl, apiUrl }) => ({
    scripts: [sdkUrl],
    connections: [new URL(apiUrl).origin],
    frames: [new URL(sdkUrl).origin],
  }),
  imageHosts: ['i.scdn.co', 'mosaic.scdn.co', '*.spotifycdn.com'],
  own: OWN,
  readLink,
  pageOfLink,
  uriOf: (trackId) => `spotify:track:${trackId}`,
};

function market(env: Environment, name: string, fallback: string): string {
  const value = text(env, name, fallback);
  if (!/^[A-Z]{2}$/.test(value)) fail(name, 'must be a country of two capital letters, such as US');
  return value;
}
