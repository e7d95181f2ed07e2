/** Configures both providers. */
export const TEST_CREDENTIALS = {
  SPOTIFY_CLIENT_ID: 'spotify-app',
  SPOTIFY_CLIENT_SECRET: 'spotify-secret',
  SOUNDCLOUD_CLIENT_ID: 'soundcloud-app',
  SOUNDCLOUD_CLIENT_SECRET: 'soundcloud-secret',
} as const;
