import type { RuntimeConfig } from '@segue/contract';
import { z } from 'zod';
import { address, type Environment, parseVariables, wholeNumber } from '@segue/api/port/config-fields';
import { withCredentials } from '@segue/api/port/app-credentials';
import type { SettingsOf } from '@segue/api/port/settings-port';
import { pageOfLink, readLink } from './link';

const OWN = {
  accountsUrl: 'https://accounts.spotify.com',
  apiUrl: 'https://api.spotify.com',
  sdkUrl: 'https://sdk.scdn.co/spotify-player.js',
};

const settings = z.object({
  accountsUrl: address.default(OWN.accountsUrl).describe('SPOTIFY_ACCOUNTS_URL'),
  apiUrl: address.default(OWN.apiUrl).describe('SPOTIFY_API_URL'),
  sdkUrl: address.default(OWN.sdkUrl).describe('SPOTIFY_SDK_URL'),
  market: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country of two capital letters, such as US')
    .default('US')
    .describe('SPOTIFY_MARKET'),
  searchMaxLimit: wholeNumber(1, 50).default(10).describe('SPOTIFY_SEARCH_MAX_LIMIT'),
});

const read = (env: Environment) => withCredentials(env, 'SPOTIFY', parseVariables(settings, env));

export type SpotifyConfig = NonNullable<ReturnType<typeof read>>;

export const spotifySettings: SettingsOf<SpotifyConfig, RuntimeConfig['providers']['spotify']> = {
  read,
  page: ({ sdkUrl, apiUrl, market }) => ({ sdkUrl, apiUrl, market }),
  policy: ({ sdkUrl, apiUrl }) => ({
    scripts: [sdkUrl],
    connections: [new URL(apiUrl).origin],
    frames: [new URL(sdkUrl).origin],
  }),
  imageHosts: ['i.scdn.co', 'mosaic.scdn.co', '*.spotifycdn.com'],
  linkHosts: ['open.spotify.com'],
  own: OWN,
  readLink,
  pageOfLink,
  uriOf: (trackId) => `spotify:track:${trackId}`,
};
