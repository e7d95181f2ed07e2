/** Behaviour of SoundCloud's services and its widget. */
import type { WidgetBehaviour } from '@segue/provider-sandbox/catalogue/player-behaviour';

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
