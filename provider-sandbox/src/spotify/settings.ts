/** Behaviour of Spotify's services and its Web Playback SDK. */
import type { Autoplay } from '../core/settings';

export type SdkBehaviour = {
  autoplay: Autoplay;
  readyDelayMs: number;
  connect:
    | 'normal'
    | 'never-ready'
    | 'initialization_error'
    | 'authentication_error'
    | 'invalid_scopes'
    | 'account_error';
  /** What connect() resolves to after one of these errors: not documented by Spotify, so tests try both. */
  connectAnswerOnError: boolean;
  /**
   * How long after the answer of `PUT play` the command reaches the device. At Spotify it is late enough for a following call
   * to find no list (spotify/web-playback-sdk, issue 39).
   */
  playDelayMs: number;
  play: 'normal' | 'autoplay_failed' | 'playback_error';
  /**
   * Reports playing for four seconds before there is sound (spotify/web-playback-sdk, issue 88); meanwhile the position
   * stands still, or runs and is corrected.
   */
  buffering: 'none' | 'still' | 'running';
  end: 'normal' | 'terse' | 'doubled' | 'silent';
  /** Emits near-duplicate states around a start, as long sessions of the real SDK do. */
  noisy: boolean;
};

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
