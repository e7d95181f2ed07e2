/** The addresses of Spotify's services, and the paths below which they answer. */
import type { Services } from '@segue/provider-sandbox/core/urls';

export const spotifyUrls = (base: string) => ({
  base,
  spotifyAccounts: `${base}/spotify/accounts`,
  spotifyApi: `${base}/spotify/api`,
  spotifySdk: `${base}/spotify/sdk/spotify-player.js`,
  spotifyOpen: `${base}/spotify/open`,
  spotifyImages: `${base}/spotify/image`,
});

export type SpotifyUrls = ReturnType<typeof spotifyUrls>;

export const SPOTIFY_SERVICES = [
  ['/spotify/accounts', 'spotify-accounts'],
  ['/spotify/api', 'spotify-api'],
  ['/spotify/sdk', 'spotify-sdk'],
  ['/spotify', 'spotify-media'],
] as const satisfies Services;
