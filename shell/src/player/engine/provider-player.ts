// The port that each provider's adapter implements.
import type { Provider, ProviderToken, RuntimeConfig, Track } from '@segue/contract';
import type { Scope } from 'effector';
import type { LoadRequest, PlaybackReport, UnavailableReason } from '../rules/player-messages';

/** The events of a player. Each carries the generation of its load. */
export type PlayerEvent =
  | ({ kind: 'progress' } & PlaybackReport)
  | { kind: 'ended'; generation: number }
  /** The browser wants a click (`needs-gesture`) or a press in the provider's player (`needs-tap`). Any other reason: not loaded. */
  | { kind: 'unavailable'; generation: number; reason: UnavailableReason }
  /** No sound for a while; the player keeps trying. */
  | { kind: 'delayed'; generation: number; cause: 'start' | 'stall' }
  /** Another device took over, or the player lost the track. */
  | { kind: 'lost'; generation: number };

export type ProviderPlayer = {
  /** Loads the provider's script and player, because the user may play soon. Makes no sound. */
  warmUp: () => void;
  /** Uses a click or key press to get the browser's permission for sound. Must be called synchronously. */
  prepare: () => void;
  /** Uses a press, synchronously, to permit preloaded tracks unheard, where each needs its own. */
  permitPreloaded?: () => void;
  /** Whether the vendor accepts the track's id. */
  canPlay: (track: Track) => boolean;
  /** Prepares the start of a track while another plays; returns why it cannot play. Never rejects and makes no sound. */
  preflight: (track: Track) => Promise<UnavailableReason | null>;
  preload?: (tracks: readonly Track[]) => void;
  /** Starts a track; a newer load replaces an older one. Never rejects: failures are events. */
  load: (request: LoadRequest) => Promise<void>;
  /** Rejects when the vendor no longer has the track, so that it is loaded again. */
  play: () => Promise<void>;
  pause: () => Promise<void>;
  /** Milliseconds; resolves when playback has reached the position. */
  seek: (position: number) => Promise<void>;
  /** 0..1 */
  setVolume: (volume: number) => Promise<void>;
  /** Whether the signed-in user may play this provider; also called when its connection may have changed. */
  allow?: (isAllowed: boolean) => Promise<void>;
  dispose: () => void;
};

export type PlayerCallbacks = {
  emit: (event: PlayerEvent) => void;
  /** Reports a failure that no screen shows. */
  log: (message: string, detail?: unknown) => void;
};

export type PlayerContext = PlayerCallbacks & {
  scope: Scope;
  apiBase: string;
  fetchToken: (rejected?: string) => Promise<ProviderToken>;
  /** Permits the vendor's script and the messages of its frames, and nothing else of it; returns what loads the script. */
  permitVendor: (addresses: { script: string; frame: string }) => () => Promise<void>;
};

/** The result of the exported function of a provider's player part, or a promise of it. */
export type MakePlayer<P extends Provider> = (
  settings: NonNullable<RuntimeConfig['providers'][P]>,
  context: PlayerContext,
) => ProviderPlayer;
