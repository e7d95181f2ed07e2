/** Behaviour of all providers; the control API changes it while the sandbox runs. */
import { defaultMusicServerSettings, type MusicServerSettings } from '../musicserver/settings';
import { isRecord } from './bodies';

/**
 * `desktop`: sound is allowed once the page was used. `gesture`: the rules of Safari and iOS, where sound needs a click or
 * key press of its own.
 */
export type Autoplay = 'desktop' | 'gesture';

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
  /** The unloading document posts one more playProgress of the old track. */
  staleProgress: boolean;
};

export type Settings = {
  spotify: {
    profile: 'development' | 'extended';
    /** null follows the profile: 10 in development, 50 in extended. */
    searchCap: number | null;
    accessTokenSeconds: number;
    refreshTokens: 'keep' | 'rotate';
  };
  soundcloud: {
    accessTokenSeconds: number;
    /** The limits of client-credentials tokens; refused requests count. */
    exchangesPerHour: number;
    exchangesPerTwelveHours: number;
    emptyLastPage: boolean;
    shortPages: boolean;
  };
  musicserver: MusicServerSettings;
  sdk: SdkBehaviour;
  widget: WidgetBehaviour;
  /** `approve:premium-pat` or `deny` answers consent pages without showing them; '' shows them. */
  consent: { spotify: string; soundcloud: string };
};

export function defaultSettings(): Settings {
  return {
    spotify: { profile: 'development', searchCap: null, accessTokenSeconds: 3600, refreshTokens: 'keep' },
    soundcloud: {
      accessTokenSeconds: 3599,
      exchangesPerHour: 30,
      exchangesPerTwelveHours: 50,
      emptyLastPage: true,
      shortPages: true,
    },
    musicserver: defaultMusicServerSettings(),
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
    widget: {
      autoplay: 'desktop',
      // Seen in the real widget (soundcloud/api, issue 535).
      load: 'on-play',
      ready: 'normal',
      readyDelayMs: 120,
      finish: 'normal',
      pauseBeforeFinish: true,
      seek: 'strict',
      staleProgress: false,
    },
    consent: { spotify: '', soundcloud: '' },
  };
}

/** Merges a partial document into the settings; throws on an unknown key. */
export function changeSettings(settings: Settings, change: unknown): void {
  overlay(settings as unknown as Record<string, unknown>, change, '');
}

function overlay(target: Record<string, unknown>, change: unknown, where: string): void {
  if (!isRecord(change)) throw new TypeError(`${where || 'settings'} must be an object.`);
  for (const [key, value] of Object.entries(change)) {
    const name = where ? `${where}.${key}` : key;
    if (!(key in target)) throw new TypeError(`Unknown setting ${name}.`);
    const current = target[key];
    if (isRecord(current)) overlay(current, value, name);
    else if (current === null || value === null || typeof current === typeof value) target[key] = value;
    else throw new TypeError(`${name} must be a ${typeof current}.`);
  }
}
