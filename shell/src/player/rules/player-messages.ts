// Commands to the player, and its answers.
import type { Track } from '@segue/contract';

/** Loads a track and starts it at `position` (ms). Player events must carry its `generation`. */
export type LoadRequest = { track: Track; position: number; generation: number };

/** The provider's own reason, in a sentence for the user. `stops`: its other tracks would be refused too. */
export type Refusal = { text: string; stops: boolean };

/** Why a track did not play. */
export type UnavailableReason =
  | 'needs-sign-in'
  | 'needs-premium'
  | 'needs-reconnect'
  | 'needs-gesture'
  /** The browser wants the press on play inside the provider's player, which the shell shows. */
  | 'needs-tap'
  | 'blocked'
  | 'offline'
  | 'provider-down'
  /** The browser or an extension blocks the provider's player. */
  | 'player-blocked'
  | 'failed'
  /** Its stream ended early, also after it was loaded again. */
  | 'ended-early'
  | Refusal;

/** Progress of the current track; times in ms. */
export type PlaybackReport = {
  generation: number;
  isPlaying: boolean;
  /** The provider reports playing, but the sound is still loading or has stalled. */
  isBuffering?: boolean;
  position: number;
  /** The player's own length; null when it reports none. */
  duration: number | null;
};

/** Why a track is silent while it should play: it has not begun, its sound has stopped, or there is no network. */
export type SilenceCause = 'start' | 'stall' | 'offline';
