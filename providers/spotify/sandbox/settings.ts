/** Behaviour of Spotify's services and its Web Playback SDK. */
import type { SdkBehaviour } from '@segue/provider-sandbox/catalogue/player-behaviour';

export type SpotifySettings = {
  spotify: {
    profile: 'development' | 'extended';
    /** null follows the profile: 10 in development, 50 in extended. */
    searchCap: number | null;
    accessTokenSeconds: number;
    refreshTokens: 'keep' | 'rotate';
  };
  sdk: SdkBehaviour;
};

export function defaultSpotifySettings(): SpotifySettings {
  return {
    spotify: { profile: 'development', searchCap: null, accessTokenSeconds: 3600, refreshTokens: 'keep' },
    sdk: {
      autoplay: 'desktop',
      readyDelayMs: 150,
      connect: 'normal',
      connectAnswerOnError: false,
      playDelayMs: 100,
      play: 'normal',
      buffering: 'none',
      end: 'normal',
      noisy: false,
    },
  };
}
