/** How the players of the demo providers behave: one track may ask for another behaviour than the settings. */
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

export type WidgetBehaviour = {
  autoplay: Autoplay;
  /** When the frame requests its audio: as it opens, or when play is first pressed. */
  load: 'eager' | 'on-play';
  ready: 'normal' | 'never';
  readyDelayMs: number;
  finish: 'normal' | 'missing' | 'twice';
  pauseBeforeFinish: boolean;
  seek: 'strict' | 'clamped' | 'ignored';
  /** With `zero` the widget never learns how long its track is. */
  length: 'known' | 'zero';
  /** The unloading document posts one more playProgress of the old track. */
  staleProgress: boolean;
};
