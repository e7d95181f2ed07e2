// The doors between the playback rules and whatever makes sound: effects the shell plugs, reports it sends.
import type { Track } from '@segue/contract';
import { createEffect, createEvent } from 'effector';
import type { Mirror } from './rules/tab-transitions';

/** Loads a track and starts it at `position` (ms). `generation` names this attempt; reports must carry it. */
export type LoadRequest = { track: Track; position: number; generation: number };

/** Why a track did not play. */
export type UnavailableReason =
  | 'needs-sign-in'
  | 'needs-premium'
  | 'needs-reconnect'
  | 'needs-gesture'
  | 'blocked'
  | 'offline'
  | 'provider-down'
  | 'failed';

/** What the engine hears of the sounding track; times in ms. */
export type PlaybackReport = {
  generation: number;
  isPlaying: boolean;
  /** The provider says that it plays, but the sound is still loading or stands still. */
  isBuffering?: boolean;
  position: number;
  /** The provider's own duration when it knows better than the catalogue. */
  duration?: number;
};

export const loadTrackFx = createEffect<LoadRequest, void>({ name: 'loadTrackFx' });
/** Gets the player ready for the track whose turn comes soon; answers what would stand in its way. */
export const preflightFx = createEffect<{ track: Track }, UnavailableReason | null>({
  name: 'preflightFx',
  // Without a player nothing is known of the future.
  handler: () => null,
});
/** Names the tracks whose turn comes next, for a player that loads ahead. */
export const expectTracksFx = createEffect<{ tracks: readonly Track[] }, void>({
  name: 'expectTracksFx',
  // Without a player there is nothing to load into.
  handler: () => undefined,
});
export const pauseFx = createEffect<void, void>({ name: 'pauseFx' });
export const resumeFx = createEffect<void, void>({ name: 'resumeFx' });
/** Milliseconds; done when the sound has arrived there. */
export const seekFx = createEffect<{ position: number }, void>({ name: 'seekFx' });
/** 0..1. */
export const setVolumeFx = createEffect<{ volume: number }, void>({ name: 'setVolumeFx' });

export const playbackReported = createEvent<PlaybackReport>('playbackReported');
export const trackEnded = createEvent<{ generation: number }>('trackEnded');
export const trackUnavailable = createEvent<{ generation: number; reason: UnavailableReason }>(
  'trackUnavailable',
);
/** A load has been silent for a while; the player goes on waiting for it. */
export const startDelayed = createEvent<{ generation: number }>('startDelayed');
/** Another device took the sound, or the player let go of the track. */
export const playbackLost = createEvent<{ generation: number }>('playbackLost');
/** The state of the playing tab; null when that tab is gone. */
export const playbackMirrored = createEvent<Mirror | null>('playbackMirrored');
