// The port every provider's player fills: one narrow way to make sound, whatever the vendor calls it.
import type { Track } from '@segue/contract';
import type { LoadRequest, PlaybackReport, UnavailableReason } from '@segue/stores/ports';

/** What a player says by itself. Everything carries the generation of the load it speaks of. */
export type PlayerNews =
  | ({ kind: 'progress' } & PlaybackReport)
  | { kind: 'ended'; generation: number }
  /** `needs-gesture`: loaded, but the browser wants a click first. Any other reason: not loaded. */
  | { kind: 'unavailable'; generation: number; reason: UnavailableReason }
  /** Nothing sounds yet; the player goes on trying. */
  | { kind: 'delayed'; generation: number }
  /** The sound went elsewhere, such as to another device. */
  | { kind: 'lost'; generation: number };

export type ProviderPlayer = {
  /** Uses a click or key press to get the browser's leave for sound. Must stay synchronous. */
  prepare: () => void;
  /** Whether the vendor could be asked for this track at all. */
  canPlay: (track: Track) => boolean;
  /**
   * Gets ready to start a track soon, while another still sounds, and answers what would stand in its way. Never
   * rejects and never sounds.
   */
  preflight: (track: Track) => Promise<UnavailableReason | null>;
  /** The tracks of this provider whose turn comes next, for a player that loads ahead. */
  expect?: (tracks: readonly Track[]) => void;
  /** Starts a track; a newer load silently replaces an older one. Never rejects: failures are news. */
  load: (request: LoadRequest) => Promise<void>;
  /** Rejects when the vendor no longer holds the track, so that it can be loaded again. */
  play: () => Promise<void>;
  pause: () => Promise<void>;
  /** Milliseconds; done when the sound has arrived there. */
  seek: (position: number) => Promise<void>;
  /** 0..1 */
  setVolume: (volume: number) => Promise<void>;
  dispose: () => void;
};

/** How an adapter is made: it is given one way to tell news and one to log what nobody is told in place. */
export type PlayerOutlets = {
  tell: (news: PlayerNews) => void;
  log: (message: string, detail?: unknown) => void;
};
