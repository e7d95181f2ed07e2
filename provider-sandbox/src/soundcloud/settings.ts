/** Behaviour of SoundCloud's services and its widget. */
import type { Autoplay } from '../core/settings';

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

export type SoundCloudSettings = {
  soundcloud: {
    accessTokenSeconds: number;
    /** The limits of client-credentials tokens; refused requests count. */
    exchangesPerHour: number;
    exchangesPerTwelveHours: number;
    emptyLastPage: boolean;
    shortPages: boolean;
  };
  widget: WidgetBehaviour;
};

export function defaultSoundCloudSettings(): SoundCloudSettings {
  return {
    soundcloud: {
      accessTokenSeconds: 3599,
      exchangesPerHour: 30,
      exchangesPerTwelveHours: 50,
      emptyLastPage: true,
      shortPages: true,
    },
    widget: {
      autoplay: 'desktop',
      // Seen in the real widget (soundcloud/api, issue 535).
      load: 'on-play',
      ready: 'normal',
      readyDelayMs: 120,
      finish: 'normal',
      pauseBeforeFinish: true,
      seek: 'strict',
      length: 'known',
      staleProgress: false,
    },
  };
}
